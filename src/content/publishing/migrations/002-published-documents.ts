import { sql } from 'kysely';
import type { Changeable } from '../../../shared/platform/database/changeable.ts';

export async function createPublishedDocuments(db: Changeable): Promise<void> {
  await db.schema
    .createTable('published_document')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('published_at', 'text', (column) => column.notNull())
    .addColumn('removed', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('published_document_address', ['kind', 'site', 'language', 'key'])
    .execute();
  await db.schema
    .createIndex('published_document_revision')
    .on('published_document')
    .column('revision')
    .execute();
  await db.schema
    .createTable('revision_counter')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('latest', 'bigint', (column) => column.notNull())
    .execute();
  await sql`insert into revision_counter (name, latest) values ('published', 0)`.execute(db);
}
