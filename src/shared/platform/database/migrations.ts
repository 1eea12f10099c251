import { sql } from 'kysely';
import { createTyreHotel } from './migrations/008-tyre-hotel.ts';
import { createLeadPhotos } from './migrations/009-lead-photos.ts';
import { createKitHandOver } from './migrations/010-kit-hand-over.ts';
import { addDeliveryReceipts } from './migrations/011-delivery-receipts.ts';
import { createPriceHistory } from './migrations/012-price-history.ts';
import { createLeases } from './migrations/013-leases.ts';
import { createRateLimits } from './migrations/014-rate-limits.ts';
import { createOperations } from './migrations/015-operations.ts';
import { addFeedOwner } from './migrations/016-feed-owner.ts';
import { addPendingRevisions } from './migrations/017-pending-revisions.ts';
import { addAttempts } from './migrations/019-attempts.ts';
import { addDeliveryMessage } from './migrations/020-delivery-message.ts';
import type { Changeable } from './migrations/changeable.ts';

/**
 * One step of the tables' history. A step that has been released is never changed; add a new one. During a rolling
 * start the version before runs on the same tables, so a step only adds. One that takes away what an older version
 * uses comes a release after the last use, and its name says so: `030-contract-lead-photo`.
 */
export type Migration = { name: string; up: (db: Changeable) => Promise<void> };

export const migrations: readonly Migration[] = [
  { name: '001-installation', up: createInstallation },
  { name: '002-published-documents', up: createPublishedDocuments },
  { name: '003-search-records', up: createSearchRecords },
  { name: '004-lead-forms', up: createLeadForms },
  { name: '005-leads-and-deliveries', up: createLeadsAndDeliveries },
  { name: '006-finance-quotes', up: createFinanceQuotes },
  { name: '007-workshop', up: createWorkshop },
  { name: '008-tyre-hotel', up: createTyreHotel },
  { name: '009-lead-photos', up: createLeadPhotos },
  { name: '010-kit-hand-over', up: createKitHandOver },
  { name: '011-delivery-receipts', up: addDeliveryReceipts },
  { name: '012-price-history', up: createPriceHistory },
  { name: '013-leases', up: createLeases },
  { name: '014-rate-limits', up: createRateLimits },
  { name: '015-operations', up: createOperations },
  { name: '016-feed-owner', up: addFeedOwner },
  { name: '017-pending-revisions', up: addPendingRevisions },
  { name: '019-attempts', up: addAttempts },
  { name: '020-delivery-message', up: addDeliveryMessage },
];

async function createInstallation(db: Changeable): Promise<void> {
  await db.schema
    .createTable('installation')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}

async function createPublishedDocuments(db: Changeable): Promise<void> {
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

async function createSearchRecords(db: Changeable): Promise<void> {
  await db.schema
    .createTable('search_record')
    .addColumn('index_name', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('feed', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_record_address', ['index_name', 'id'])
    .execute();
  await db.schema
    .createIndex('search_record_changes')
    .on('search_record')
    .columns(['index_name', 'revision', 'id'])
    .execute();
  await db.schema
    .createIndex('search_record_state')
    .on('search_record')
    .columns(['index_name', 'state', 'id'])
    .execute();
  await db.schema
    .createTable('search_record_body')
    .addColumn('index_name', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('feed', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_record_body_address', ['index_name', 'id', 'feed'])
    .execute();
  await db.schema
    .createTable('search_index')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('live', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('search_feed')
    .addColumn('index_name', 'text', (column) => column.primaryKey())
    .addColumn('feed', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('search_feed_record')
    .addColumn('feed', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('has_body', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_feed_record_address', ['feed', 'id'])
    .execute();
}

async function createLeadForms(db: Changeable): Promise<void> {
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

async function createLeadsAndDeliveries(db: Changeable): Promise<void> {
  await db.schema
    .createTable('lead')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text', (column) => column.notNull())
    .addColumn('form_name', 'text', (column) => column.notNull())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('lead_submission').unique().on('lead').column('submission_id').execute();
  await db.schema.createIndex('lead_received').on('lead').column('received_at').execute();
  await db.schema
    .createTable('delivery')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('claim', 'text')
    .addColumn('problem', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('delivered_at', 'text')
    .execute();
  await db.schema.createIndex('delivery_due').on('delivery').columns(['state', 'due_at']).execute();
  await db.schema.createIndex('delivery_about').on('delivery').column('about').execute();
  await db.schema
    .createTable('kept_message')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('kept_at', 'text', (column) => column.notNull())
    .execute();
}

async function createFinanceQuotes(db: Changeable): Promise<void> {
  await db.schema
    .createTable('finance_quote')
    .addColumn('reference', 'text', (column) => column.primaryKey())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addColumn('valid_until', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('finance_quote_validity').on('finance_quote').column('valid_until').execute();
}

async function createWorkshop(db: Changeable): Promise<void> {
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
