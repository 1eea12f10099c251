import type { Changeable } from '../../../shared/platform/database/changeable.ts';

export async function addDataKeys(db: Changeable): Promise<void> {
  await db.schema
    .createTable('data_key')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('proof', 'text', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .execute();
  await db.schema.alterTable('lead').addColumn('email_hash', 'text').execute();
  await db.schema.createIndex('lead_email_hash').on('lead').columns(['email_hash', 'received_at']).execute();
}
