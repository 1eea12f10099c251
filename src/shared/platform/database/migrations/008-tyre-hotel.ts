import type { Changeable } from '../changeable.ts';

export async function createTyreHotel(db: Changeable): Promise<void> {
  await createAgreements(db);
  await createSignIn(db);
  await db.schema
    .createTable('tyre_review')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('rating', 'integer', (column) => column.notNull())
    .addColumn('comment', 'text', (column) => column.notNull())
    .addColumn('reviewed_at', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('tyre_season_reminder')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('leave_token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('due_date', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('tyre_season_reminder_due')
    .on('tyre_season_reminder')
    .column('due_date')
    .execute();
}

async function createAgreements(db: Changeable): Promise<void> {
  await db.schema
    .createTable('tyre_owner')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('phone_hash', 'text', (column) => column.notNull())
    .addColumn('phone_key_id', 'text', (column) => column.notNull())
    .addColumn('phone_cipher', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('tyre_agreement')
    .addColumn('plate', 'text', (column) => column.primaryKey())
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('tyre_agreement_owner').on('tyre_agreement').column('owner_id').execute();
}

async function createSignIn(db: Changeable): Promise<void> {
  await db.schema
    .createTable('tyre_code')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('plate', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('message', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .execute();
  await db.schema.createIndex('tyre_code_plate').on('tyre_code').column('plate').execute();
  await db.schema.createIndex('tyre_code_expiry').on('tyre_code').column('expires_at').execute();
  await db.schema
    .createTable('tyre_session')
    .addColumn('id_hash', 'text', (column) => column.primaryKey())
    .addColumn('plate', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('tyre_session_plate').on('tyre_session').column('plate').execute();
  await db.schema
    .createTable('usage_limit')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('uses', 'text', (column) => column.notNull())
    .addColumn('last_request', 'text', (column) => column.notNull())
    .execute();
}
