import type { Changeable } from '../../platform/database/changeable.ts';

/** Single records can be edited: what a source sent is stored beside what became of it, and what stands against it. */
export async function addRecordEdits(db: Changeable): Promise<void> {
  await db.schema.alterTable('search_record_body').addColumn('source_patch', 'text').execute();
  await db.schema
    .createTable('search_record_edit')
    .addColumn('index_name', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('feed', 'text', (column) => column.notNull())
    .addColumn('feed_record', 'text')
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_record_edit_address', ['index_name', 'id', 'feed'])
    .execute();
}
