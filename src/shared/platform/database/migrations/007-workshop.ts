import type { Changeable } from '../changeable.ts';

export async function createWorkshop(db: Changeable): Promise<void> {
  await db.schema
    .createTable('workshop_document')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('workshop_document_address', ['kind', 'key'])
    .execute();
  await db.schema
    .createTable('workshop_vehicle')
    .addColumn('registration_number', 'text', (column) => column.primaryKey())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute();
  await createBayCalendar(db);
  await db.schema
    .createTable('workshop_booking')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('attempt_key', 'text', (column) => column.notNull().unique())
    .addColumn('manage_token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('department_id', 'text', (column) => column.notNull())
    .addColumn('bay_id', 'text', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'integer', (column) => column.notNull())
    .addColumn('is_full_day', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('reminded_at', 'text')
    .addColumn('anonymised_at', 'text')
    .execute();
  await db.schema
    .createIndex('workshop_booking_day')
    .on('workshop_booking')
    .columns(['department_id', 'date'])
    .execute();
  await db.schema.createIndex('workshop_booking_date').on('workshop_booking').column('date').execute();
  await db.schema
    .createTable('stored_sms')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('stored_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('stored_sms_about').on('stored_sms').column('about').execute();
  await db.schema.createIndex('kept_message_about').on('kept_message').column('about').execute();
}

async function createBayCalendar(db: Changeable): Promise<void> {
  await db.schema
    .createTable('bay_occupancy')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('department_id', 'text', (column) => column.notNull())
    .addColumn('bay_id', 'text', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text')
    .execute();
  await db.schema
    .createIndex('bay_occupancy_day')
    .on('bay_occupancy')
    .columns(['department_id', 'date'])
    .execute();
  await db.schema.createIndex('bay_occupancy_expiry').on('bay_occupancy').column('expires_at').execute();
  await db.schema
    .createTable('bay_quarter')
    .addColumn('bay_id', 'text', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('quarter', 'integer', (column) => column.notNull())
    .addColumn('occupancy_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('bay_quarter_once', ['bay_id', 'date', 'quarter'])
    .execute();
  await db.schema.createIndex('bay_quarter_occupancy').on('bay_quarter').column('occupancy_id').execute();
}
