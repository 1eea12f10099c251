import type { Changeable } from '../../../shared/platform/database/changeable.ts';

export async function createFinanceQuotes(db: Changeable): Promise<void> {
  await db.schema
    .createTable('finance_quote')
    .addColumn('reference', 'text', (column) => column.primaryKey())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addColumn('valid_until', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('finance_quote_validity').on('finance_quote').column('valid_until').execute();
}
