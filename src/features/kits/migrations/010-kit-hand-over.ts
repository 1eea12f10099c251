import type { Changeable } from '../../../shared/platform/database/changeable.ts';

export async function createKitHandOver(db: Changeable): Promise<void> {
  await db.schema
    .createTable('kit_hand_over')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('transaction_id', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('kit_hand_over_transaction', ['site', 'transaction_id'])
    .execute();
  await db.schema.createIndex('kit_hand_over_received').on('kit_hand_over').column('received_at').execute();
  await db.schema
    .createTable('received_kit_hand_over')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .execute();
}
