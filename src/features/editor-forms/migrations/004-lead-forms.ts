import type { Changeable } from '../../../shared/platform/database/changeable.ts';

export async function createLeadForms(db: Changeable): Promise<void> {
  await db.schema
    .createTable('form_definition')
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('form_definition_address', ['provider', 'id'])
    .execute();
  await db.schema
    .createTable('form_submission')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('form_id', 'text', (column) => column.notNull())
    .addColumn('answers', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('form_submission_latest')
    .on('form_submission')
    .columns(['provider', 'form_id', 'received_at'])
    .execute();
}
