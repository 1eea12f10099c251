import type { Changeable } from '../changeable.ts';

export async function createLeadsAndDeliveries(db: Changeable): Promise<void> {
  await db.schema
    .createTable('lead')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text', (column) => column.notNull())
    .addColumn('form_name', 'text', (column) => column.notNull())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('lead_submission').unique().on('lead').column('submission_id').execute();
  await db.schema.createIndex('lead_received').on('lead').column('received_at').execute();
  await db.schema
    .createTable('delivery')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('claim', 'text')
    .addColumn('problem', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('delivered_at', 'text')
    .execute();
  await db.schema.createIndex('delivery_due').on('delivery').columns(['state', 'due_at']).execute();
  await db.schema.createIndex('delivery_about').on('delivery').column('about').execute();
  await db.schema
    .createTable('kept_message')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('kept_at', 'text', (column) => column.notNull())
    .execute();
}
