import type { Kysely, Transaction } from 'kysely';
import { type Clock, systemClock } from '../clock.ts';
import { OperatorError } from '../operator-error.ts';
import type { Migration } from './migration.ts';
import { retryWhileBusy } from './retry-while-busy.ts';
import type { Schema } from './schema.ts';

export type MigrationOptions = {
  /** Taken at the start of each transaction, so that one process migrates at a time. */
  lock?: (trx: Transaction<Schema>) => Promise<void>;
  /** Whether a step failed because processes that serve were using its tables; it is tried again then. */
  isBusy?: (error: unknown) => boolean;
  clock?: Clock;
  /** The list is that of an extension: the database knows the steps of the product, too. */
  further?: boolean;
};

const BUSY_LIMIT_MS = 300_000;

/**
 * Brings the tables up to date. Each migration and its record are one transaction: a process that
 * is killed leaves nothing half done, and of two that start together one waits for the other.
 */
export async function migrate(
  db: Kysely<Schema>,
  list: readonly Migration[],
  options: MigrationOptions = {},
): Promise<void> {
  const { lock: gate = async () => {}, isBusy = () => false, clock = systemClock, further = false } = options;
  const inLockedTransaction = <T>(work: (trx: Transaction<Schema>) => Promise<T>) => {
    const attempt = () =>
      db.transaction().execute(async (trx) => {
        await gate(trx);
        return work(trx);
      });
    return retryWhileBusy(attempt, { isBusy, deadline: performance.now() + BUSY_LIMIT_MS });
  };

  const applied = await inLockedTransaction(appliedSteps);
  if (!further) refuseNewerDatabase(applied, list);
  for (const { name, up } of list.filter((step) => !applied.has(step.name))) {
    await inLockedTransaction(async (trx) => {
      if ((await appliedSteps(trx)).has(name)) return;
      await up(trx);
      await trx.insertInto('migration').values({ name, applied_at: clock().toISOString() }).execute();
    });
  }
}

async function appliedSteps(trx: Transaction<Schema>): Promise<ReadonlySet<string>> {
  await trx.schema
    .createTable('migration')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('applied_at', 'text', (column) => column.notNull())
    .execute();
  const rows = await trx.selectFrom('migration').select('name').execute();
  return new Set(rows.map(({ name }) => name));
}

/** Steps of a newer version that only add are no obstacle: during a rolling start both versions run. */
function refuseNewerDatabase(applied: ReadonlySet<string>, list: readonly Migration[]): void {
  const unknown = [...applied]
    .filter((name) => !list.some((step) => step.name === name))
    .filter(isContracting);
  if (unknown.length === 0) return;
  throw new OperatorError(
    `The database was made by a newer version of Forecourt (it knows the step "${unknown[0]}").`,
    'Start that version, or a newer one; or put back a backup from before it.',
  );
}

function isContracting(name: string): boolean {
  return /^\d+-contract-/.test(name);
}
