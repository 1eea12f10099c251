import type { Changeable } from '../../../shared/platform/database/changeable.ts';

export async function addErasures(db: Changeable): Promise<void> {
  await db.schema
    .createTable('erasure')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('began_at', 'text', (column) => column.notNull())
    .addColumn('finished_at', 'text')
    .addColumn('done_by', 'text', (column) => column.notNull())
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text')
    .execute();
  await db.schema.createIndex('erasure_began').on('erasure').column('began_at').execute();
}
