import type { Changeable } from '../../platform/database/changeable.ts';

/** Other systems are told of changes: what edits changed, and how far that has been told. */
export async function addRecordChanges(db: Changeable): Promise<void> {
  await db.schema
    .createTable('search_record_change')
    .addColumn('index_name', 'text', (column) => column.notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('change', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_record_change_address', ['index_name', 'revision', 'id'])
    .execute();
  await db.schema
    .createTable('search_change_cursor')
    .addColumn('index_name', 'text', (column) => column.primaryKey())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .execute();
}
