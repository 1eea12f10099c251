import type { Changeable } from '../changeable.ts';

/** What operators look at: processes, imports and how to undo them, addresses that visitors asked for. */
export async function createOperations(db: Changeable): Promise<void> {
  await db.schema.alterTable('delivery').addColumn('request_id', 'text').execute();
  await db.schema.alterTable('delivery').addColumn('traceparent', 'text').execute();
  await db.schema
    .createTable('process_heartbeat')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('pid', 'integer', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('roles', 'text', (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addColumn('figures', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('address_hit')
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('hits', 'integer', (column) => column.notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('address_hit_address', ['site', 'kind', 'address'])
    .execute();
  await createImportRuns(db);
  await createRevisions(db);
}

async function createImportRuns(db: Changeable): Promise<void> {
  await db.schema
    .createTable('import_run')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('index_name', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('finished_at', 'text')
    .addColumn('revision', 'bigint')
    .addColumn('report', 'text')
    .addColumn('reason', 'text')
    .addColumn('request_id', 'text')
    .execute();
  await db.schema
    .createIndex('import_run_of_index')
    .on('import_run')
    .columns(['index_name', 'started_at'])
    .execute();
}

async function createRevisions(db: Changeable): Promise<void> {
  await db.schema
    .createTable('search_revision')
    .addColumn('index_name', 'text', (column) => column.notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('began_at', 'text', (column) => column.notNull())
    .addColumn('published_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_revision_number', ['index_name', 'revision'])
    .execute();
  await db.schema
    .createTable('search_record_before')
    .addColumn('index_name', 'text', (column) => column.notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('state', 'text')
    .addColumn('fingerprint', 'text')
    .addColumn('feed', 'text')
    .addPrimaryKeyConstraint('search_record_before_change', ['index_name', 'revision', 'id'])
    .execute();
  await db.schema
    .createIndex('search_record_before_body')
    .on('search_record_before')
    .columns(['index_name', 'id', 'feed'])
    .execute();
}
