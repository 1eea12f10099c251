import type { Changeable } from '../../../shared/platform/database/changeable.ts';

/** Photos that feeds name by web address: what is to be fetched, from where, what was, and which cars show it. */
export async function addCarPhotos(db: Changeable): Promise<void> {
  await db.schema
    .createTable('car_photo')
    .addColumn('photo', 'text', (column) => column.primaryKey())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('priority', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('problem', 'text')
    .addColumn('problem_text', 'text')
    .addColumn('file', 'text')
    .addColumn('source_hash', 'text')
    .addColumn('etag', 'text')
    .addColumn('last_modified', 'text')
    .addColumn('fetched_at', 'text')
    .addColumn('changed_at', 'text')
    .addColumn('unused_since', 'text')
    .execute();
  await index(db, 'car_photo', 'car_photo_due', ['host', 'priority', 'due_at']);
  await index(db, 'car_photo', 'car_photo_state', ['state', 'photo']);
  await index(db, 'car_photo', 'car_photo_changed', ['changed_at']);
  await index(db, 'car_photo', 'car_photo_unused', ['unused_since']);
  await index(db, 'car_photo', 'car_photo_file_of', ['file']);
  await index(db, 'car_photo', 'car_photo_source', ['source_hash']);
  await db.schema
    .createTable('car_photo_use')
    .addColumn('index_name', 'text', (column) => column.notNull())
    .addColumn('car_id', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('photo', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('car_photo_use_position', ['index_name', 'car_id', 'position'])
    .execute();
  await index(db, 'car_photo_use', 'car_photo_use_photo', ['photo']);
  await db.schema
    .createTable('car_photo_host')
    .addColumn('host', 'text', (column) => column.primaryKey())
    .addColumn('due_at', 'text')
    .addColumn('rest_until', 'text')
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('problem_text', 'text')
    .addColumn('claim', 'text')
    .addColumn('claimed_until', 'text')
    .execute();
  await db.schema
    .createTable('car_photo_file')
    .addColumn('file', 'text', (column) => column.primaryKey())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('placeholder', 'text')
    .addColumn('deleting', 'integer', (column) => column.notNull())
    .execute();
  await index(db, 'car_photo_file', 'car_photo_file_deleting', ['deleting']);
  await db.schema
    .createTable('car_photo_storage')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('car_photo_cursor')
    .addColumn('index_name', 'text', (column) => column.primaryKey())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .execute();
}

function index(db: Changeable, table: string, name: string, columns: string[]): Promise<void> {
  return db.schema.createIndex(name).on(table).columns(columns).execute();
}
