import { PostgresAdapter, sql } from 'kysely';
import type { Changeable } from '../../../shared/platform/database/changeable.ts';

/** Bytes lie in tables of their own, so that rows that are searched and counted stay small. */
export async function createLeadPhotos(db: Changeable): Promise<void> {
  const binary = db.getExecutor().adapter instanceof PostgresAdapter ? sql`bytea` : sql`blob`;
  await db.schema
    .createTable('lead_photo')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('album', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('lead_id', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('received', 'integer', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('height', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('started_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('lead_photo_position')
    .unique()
    .on('lead_photo')
    .columns(['album', 'position'])
    .execute();
  await db.schema.createIndex('lead_photo_lead').on('lead_photo').column('lead_id').execute();
  await db.schema
    .createTable('lead_photo_chunk')
    .addColumn('photo_id', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'integer', (column) => column.notNull())
    .addColumn('bytes', binary, (column) => column.notNull())
    .addPrimaryKeyConstraint('lead_photo_chunk_place', ['photo_id', 'starts_at'])
    .execute();
  await db.schema
    .createTable('lead_photo_file')
    .addColumn('photo_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('bytes', binary, (column) => column.notNull())
    .addPrimaryKeyConstraint('lead_photo_file_kind', ['photo_id', 'kind'])
    .execute();
}
