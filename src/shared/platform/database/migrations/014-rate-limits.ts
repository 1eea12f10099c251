import { PostgresAdapter, sql } from 'kysely';
import type { Changeable } from '../changeable.ts';

export async function createRateLimits(db: Changeable): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const table = db.schema.createTable('rate_limit');
  // Counts of a minute need not survive a crash, and without a log to write they cost a tenth.
  await (isPostgres ? table.modifyFront(sql`unlogged`) : table)
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('hits', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('rate_limit_age').on('rate_limit').column('started_at').execute();
}
