import type { Changeable } from '../../../shared/platform/database/changeable.ts';

export async function addRecordCleanings(db: Changeable): Promise<void> {
  await db.schema
    .createTable('record_cleaning')
    .addColumn('kind', 'text', (column) => column.primaryKey())
    .addColumn('cleaned_at', 'text', (column) => column.notNull())
    .addColumn('removed', 'integer', (column) => column.notNull())
    .execute();
}
