import type { Changeable } from '../../platform/database/changeable.ts';

export async function createSearchRecords(db: Changeable): Promise<void> {
  await db.schema
    .createTable('search_record')
    .addColumn('index_name', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('feed', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_record_address', ['index_name', 'id'])
    .execute();
  await db.schema
    .createIndex('search_record_changes')
    .on('search_record')
    .columns(['index_name', 'revision', 'id'])
    .execute();
  await db.schema
    .createIndex('search_record_state')
    .on('search_record')
    .columns(['index_name', 'state', 'id'])
    .execute();
  await db.schema
    .createTable('search_record_body')
    .addColumn('index_name', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('feed', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_record_body_address', ['index_name', 'id', 'feed'])
    .execute();
  await db.schema
    .createTable('search_index')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('live', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('search_feed')
    .addColumn('index_name', 'text', (column) => column.primaryKey())
    .addColumn('feed', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('search_feed_record')
    .addColumn('feed', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('has_body', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_feed_record_address', ['feed', 'id'])
    .execute();
}
