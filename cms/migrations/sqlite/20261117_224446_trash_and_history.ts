// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`_redirects_v_version_has\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`type\` text DEFAULT 'query' NOT NULL,
  	\`key\` text NOT NULL,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_redirects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_has_order_idx\` ON \`_redirects_v_version_has\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_has_parent_id_idx\` ON \`_redirects_v_version_has\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_redirects_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_site_id\` integer NOT NULL,
  	\`version_source\` text NOT NULL,
  	\`version_destination\` text NOT NULL,
  	\`version_otherwise\` text,
  	\`version_permanent\` integer DEFAULT true,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_redirects_v_parent_idx\` ON \`_redirects_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version__order_idx\` ON \`_redirects_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_site_idx\` ON \`_redirects_v\` (\`version_site_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_source_idx\` ON \`_redirects_v\` (\`version_source\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_changed_by_idx\` ON \`_redirects_v\` (\`version_changed_by\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_updated_at_idx\` ON \`_redirects_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_created_at_idx\` ON \`_redirects_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_deleted_at_idx\` ON \`_redirects_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_created_at_idx\` ON \`_redirects_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_updated_at_idx\` ON \`_redirects_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`publishing_requests\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`waiting_for\` text,
  	\`kind\` text NOT NULL,
  	\`document\` text NOT NULL,
  	\`title\` text,
  	\`site_id\` integer,
  	\`state\` text NOT NULL,
  	\`note\` text,
  	\`asked_by_id\` integer,
  	\`asked_by_name\` text,
  	\`asked_at\` text,
  	\`answer\` text,
  	\`answered_by_name\` text,
  	\`answered_at\` text,
  	\`seen_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`asked_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`publishing_requests_waiting_for_idx\` ON \`publishing_requests\` (\`waiting_for\`);`)
  await db.run(sql`CREATE INDEX \`publishing_requests_kind_idx\` ON \`publishing_requests\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`publishing_requests_document_idx\` ON \`publishing_requests\` (\`document\`);`)
  await db.run(sql`CREATE INDEX \`publishing_requests_site_idx\` ON \`publishing_requests\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`publishing_requests_state_idx\` ON \`publishing_requests\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`publishing_requests_asked_by_idx\` ON \`publishing_requests\` (\`asked_by_id\`);`)
  await db.run(sql`CREATE INDEX \`publishing_requests_asked_at_idx\` ON \`publishing_requests\` (\`asked_at\`);`)
  await db.run(sql`CREATE INDEX \`publishing_requests_answered_at_idx\` ON \`publishing_requests\` (\`answered_at\`);`)
  await db.run(sql`CREATE INDEX \`publishing_requests_updated_at_idx\` ON \`publishing_requests\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`publishing_requests_created_at_idx\` ON \`publishing_requests\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`pages_changed_by_idx\` ON \`pages\` (\`changed_by\`);`)
  await db.run(sql`CREATE INDEX \`pages_deleted_at_idx\` ON \`pages\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_changed_by_idx\` ON \`_pages_v\` (\`version_changed_by\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_deleted_at_idx\` ON \`_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`media_changed_by_idx\` ON \`media\` (\`changed_by\`);`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`sites\` ADD \`changed_by\` text;`)
  await db.run(sql`CREATE INDEX \`sites_changed_by_idx\` ON \`sites\` (\`changed_by\`);`)
  await db.run(sql`ALTER TABLE \`_sites_v\` ADD \`version_changed_by\` text;`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_version_changed_by_idx\` ON \`_sites_v\` (\`version_changed_by\`);`)
  await db.run(sql`ALTER TABLE \`shells\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`shells\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`shells_changed_by_idx\` ON \`shells\` (\`changed_by\`);`)
  await db.run(sql`CREATE INDEX \`shells_deleted_at_idx\` ON \`shells\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_shells_v\` ADD \`version_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_shells_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_shells_v_version_version_changed_by_idx\` ON \`_shells_v\` (\`version_changed_by\`);`)
  await db.run(sql`CREATE INDEX \`_shells_v_version_version_deleted_at_idx\` ON \`_shells_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`dictionaries\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`dictionaries\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`dictionaries_changed_by_idx\` ON \`dictionaries\` (\`changed_by\`);`)
  await db.run(sql`CREATE INDEX \`dictionaries_deleted_at_idx\` ON \`dictionaries\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_dictionaries_v\` ADD \`version_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_dictionaries_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_dictionaries_v_version_version_changed_by_idx\` ON \`_dictionaries_v\` (\`version_changed_by\`);`)
  await db.run(sql`CREATE INDEX \`_dictionaries_v_version_version_deleted_at_idx\` ON \`_dictionaries_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`redirects_changed_by_idx\` ON \`redirects\` (\`changed_by\`);`)
  await db.run(sql`CREATE INDEX \`redirects_deleted_at_idx\` ON \`redirects\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`brands\` ADD \`changed_by\` text;`)
  await db.run(sql`CREATE INDEX \`brands_changed_by_idx\` ON \`brands\` (\`changed_by\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`publishing_requests_id\` integer REFERENCES publishing_requests(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_publishing_requests_id_idx\` ON \`payload_locked_documents_rels\` (\`publishing_requests_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`_redirects_v_version_has\`;`)
  await db.run(sql`DROP TABLE \`_redirects_v\`;`)
  await db.run(sql`DROP TABLE \`publishing_requests\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`media_id\` integer,
  	\`sites_id\` integer,
  	\`shells_id\` integer,
  	\`dictionaries_id\` integer,
  	\`redirects_id\` integer,
  	\`brands_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sites_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`shells_id\`) REFERENCES \`shells\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`dictionaries_id\`) REFERENCES \`dictionaries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`brands_id\`) REFERENCES \`brands\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "media_id", "sites_id", "shells_id", "dictionaries_id", "redirects_id", "brands_id", "users_id") SELECT "id", "order", "parent_id", "path", "pages_id", "media_id", "sites_id", "shells_id", "dictionaries_id", "redirects_id", "brands_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sites_id_idx\` ON \`payload_locked_documents_rels\` (\`sites_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_shells_id_idx\` ON \`payload_locked_documents_rels\` (\`shells_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_dictionaries_id_idx\` ON \`payload_locked_documents_rels\` (\`dictionaries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_brands_id_idx\` ON \`payload_locked_documents_rels\` (\`brands_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`DROP INDEX \`pages_changed_by_idx\`;`)
  await db.run(sql`DROP INDEX \`pages_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_pages_v_version_version_changed_by_idx\`;`)
  await db.run(sql`DROP INDEX \`_pages_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`media_changed_by_idx\`;`)
  await db.run(sql`DROP INDEX \`media_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`sites_changed_by_idx\`;`)
  await db.run(sql`ALTER TABLE \`sites\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`DROP INDEX \`_sites_v_version_version_changed_by_idx\`;`)
  await db.run(sql`ALTER TABLE \`_sites_v\` DROP COLUMN \`version_changed_by\`;`)
  await db.run(sql`DROP INDEX \`shells_changed_by_idx\`;`)
  await db.run(sql`DROP INDEX \`shells_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`shells\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`shells\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_shells_v_version_version_changed_by_idx\`;`)
  await db.run(sql`DROP INDEX \`_shells_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_shells_v\` DROP COLUMN \`version_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_shells_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`dictionaries_changed_by_idx\`;`)
  await db.run(sql`DROP INDEX \`dictionaries_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`dictionaries\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`dictionaries\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_dictionaries_v_version_version_changed_by_idx\`;`)
  await db.run(sql`DROP INDEX \`_dictionaries_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_dictionaries_v\` DROP COLUMN \`version_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_dictionaries_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`redirects_changed_by_idx\`;`)
  await db.run(sql`DROP INDEX \`redirects_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`redirects\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`redirects\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`brands_changed_by_idx\`;`)
  await db.run(sql`ALTER TABLE \`brands\` DROP COLUMN \`changed_by\`;`)
}
