import type { Changeable } from '../../../shared/platform/database/changeable.ts';

/** Feeds that are fetched by schedule: where from, with what, and what became of the last one. */
export async function addFeedSources(db: Changeable): Promise<void> {
  await db.schema
    .createTable('feed_source')
    .addColumn('index_name', 'text', (column) => column.primaryKey())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('declaration', 'text', (column) => column.notNull())
    .addColumn('secret_names', 'text', (column) => column.notNull())
    .addColumn('secrets', 'text')
    .addColumn('secrets_key_id', 'text')
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('changed_by', 'text')
    .addColumn('paused', 'bigint', (column) => column.notNull())
    .addColumn('next_at', 'text', (column) => column.notNull())
    .addColumn('request', 'text')
    .addColumn('lease', 'text')
    .addColumn('lease_until', 'text')
    .addColumn('last', 'text')
    .addColumn('good_at', 'text')
    .addColumn('failures', 'bigint', (column) => column.notNull())
    .addColumn('seen', 'text')
    .addColumn('host_key', 'text')
    .addColumn('alerted', 'text')
    .execute();
}
