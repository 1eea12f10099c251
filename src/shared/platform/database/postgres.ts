import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { traceQuery } from '../tracing/trace-queries.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './migration.ts';
import { explainPostgresProblem } from './postgres-problems.ts';
import type { Database, Schema } from './schema.ts';

const seconds = 1_000;
const DEFAULT_POOL_SIZE = 10;

export async function openPostgres(
  url: string,
  migrations: readonly Migration[] | undefined,
  poolSize = DEFAULT_POOL_SIZE,
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'forecourt',
    max: poolSize,
    connectionTimeoutMillis: 10 * seconds,
    idleTimeoutMillis: 30 * seconds,
    statement_timeout: 15 * seconds,
    idle_in_transaction_session_timeout: 30 * seconds,
    types: { getTypeParser: readNumbersAsNumbers },
  });
  // An idle connection that breaks is replaced by the pool; unheard, its error would end the process.
  pool.on('error', () => {});
  // So would the error of one that breaks between two statements of a transaction.
  pool.on('connect', (client) => void client.on('error', () => {}));
  const db: Database = new Kysely({ dialect: new PostgresDialect({ pool }), log: traceQuery });
  try {
    if (migrations) await migrate(db, migrations, besideOthers);
    else await sql`select 1`.execute(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw explainPostgresProblem(error, url);
  }
}

const STEP_WAITS_MS = 200;
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK_DETECTED = '40P01';

// Any number will do, as long as it is always the same and nobody else uses it in this database.
const migrationLock = 7_350_211_904;

async function oneAtATime(trx: Transaction<Schema>): Promise<void> {
  // A large table may take longer to change, or to wait for, than a query may take.
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(trx);
  // A step that waits for a table makes requests of processes that serve wait behind it, and may be waiting for what
  // they wait for. It gives up long before PostgreSQL would end a request to untie them (after a second), and begins anew.
  await sql`set local lock_timeout = ${sql.lit(STEP_WAITS_MS)}`.execute(trx);
}

function isInUse(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === LOCK_NOT_AVAILABLE || code === DEADLOCK_DETECTED;
}

/** For migrations: by one process at a time, while others serve. */
export const besideOthers = { lock: oneAtATime, isBusy: isInUse };

// count(*) and bigint arrive as text by default; SQLite gives numbers, and ours stay far below 2^53.
function readNumbersAsNumbers(oid: number, format?: 'text' | 'binary') {
  return oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format);
}
