import type { Changeable } from '../../../shared/platform/database/changeable.ts';

/** Feeds are read through mappings, kept with their versions; runs list the lines that were left out. */
export async function addFeedMappings(db: Changeable): Promise<void> {
  await db.schema
    .createTable('feed_mapping')
    .addColumn('index_name', 'text', (column) => column.notNull())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('mapping', 'text')
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('feed_mapping_version', ['index_name', 'version'])
    .execute();
  await db.schema
    .createTable('import_run_lines')
    .addColumn('run_id', 'text', (column) => column.primaryKey())
    .addColumn('lines', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('kept_record')
    .addColumn('index_name', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('kept_record_id', ['index_name', 'id'])
    .execute();
}
