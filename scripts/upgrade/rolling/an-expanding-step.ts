import { sql } from 'kysely';
import { migrations } from '../../../src/main/migrations.ts';
import { openMigratedDatabase } from '../../../src/shared/platform/database/database.ts';
import type { Migration } from '../../../src/shared/platform/database/migration.ts';

/** All that a step of a newer version may do to tables that are in use, and a document that this one does not know. */
const step: Migration = {
  name: '999-everything-that-only-adds',
  up: async (db) => {
    for (const table of ['lead', 'delivery', 'workshop_booking', 'published_document', 'search_record'])
      await db.schema
        .alterTable(table)
        .addColumn('of_the_newer_version', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
    await db.schema
      .createIndex('lead_of_the_newer_version')
      .on('lead')
      .column('of_the_newer_version')
      .execute();
    await db.schema
      .createTable('of_the_newer_version')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .execute();
    await sql`update revision_counter set latest = latest + 1 where name = 'published'`.execute(db);
    await sql`insert into published_document (kind, site, language, key, body, revision, published_at, removed)
      select 'hologram', '', '', 'newer', '{}', latest, '2026-11-19T12:00:00.000Z', 0
      from revision_counter where name = 'published'`.execute(db);
  },
};

/** As the first process of a newer version takes it when it starts. */
export async function anExpandingStep(databaseUrl: string): Promise<void> {
  await (await openMigratedDatabase({ dataDir: '', databaseUrl }, [...migrations, step])).destroy();
}
