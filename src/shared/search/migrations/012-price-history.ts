import type { Changeable } from '../../platform/database/changeable.ts';

export async function createPriceHistory(db: Changeable): Promise<void> {
  await db.schema
    .createTable('price_history')
    .addColumn('index_name', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .addColumn('amount', 'double precision')
    .addColumn('is_campaign', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('price_history_point', ['index_name', 'id', 'since'])
    .execute();
  await db.schema.alterTable('search_feed_record').addColumn('price_since', 'text').execute();
  await db.schema.alterTable('search_feed_record').addColumn('price_amount', 'double precision').execute();
  await db.schema.alterTable('search_feed_record').addColumn('price_is_campaign', 'integer').execute();
}
