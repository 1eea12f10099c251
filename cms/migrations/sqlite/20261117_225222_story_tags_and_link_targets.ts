// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { moveTags } from '../move-tags.ts'

export async function up({ db, payload }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`tags\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`site_id\` integer NOT NULL,
  	\`tag_id\` text,
  	\`title\` text,
  	\`edition\` numeric DEFAULT 0,
  	\`last_save\` text,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`tags__order_idx\` ON \`tags\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`tags_site_idx\` ON \`tags\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`tags_changed_by_idx\` ON \`tags\` (\`changed_by\`);`)
  await db.run(sql`CREATE INDEX \`tags_updated_at_idx\` ON \`tags\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`tags_created_at_idx\` ON \`tags\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`site_tagId_idx\` ON \`tags\` (\`site_id\`,\`tag_id\`);`)
  await db.run(sql`CREATE TABLE \`tags_locales\` (
  	\`name\` text,
  	\`key\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`tags_locales_locale_parent_id_unique\` ON \`tags_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`pages_locales\` ADD \`external_link_to\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` ADD \`version_external_link_to\` text;`)
  await db.run(sql`ALTER TABLE \`shells_header_extra_navigation_items\` ADD \`link_to\` text;`)
  await db.run(sql`ALTER TABLE \`shells_footer_columns_items\` ADD \`link_to\` text;`)
  await db.run(sql`ALTER TABLE \`shells_footer_legal_links\` ADD \`link_to\` text;`)
  await db.run(sql`ALTER TABLE \`shells_locales\` ADD \`header_action_to\` text;`)
  await db.run(sql`ALTER TABLE \`shells_locales\` ADD \`footer_highlighted_link_to\` text;`)
  await db.run(sql`ALTER TABLE \`_shells_v_version_header_extra_navigation_items\` ADD \`link_to\` text;`)
  await db.run(sql`ALTER TABLE \`_shells_v_version_footer_columns_items\` ADD \`link_to\` text;`)
  await db.run(sql`ALTER TABLE \`_shells_v_version_footer_legal_links\` ADD \`link_to\` text;`)
  await db.run(sql`ALTER TABLE \`_shells_v_locales\` ADD \`version_header_action_to\` text;`)
  await db.run(sql`ALTER TABLE \`_shells_v_locales\` ADD \`version_footer_highlighted_link_to\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`tags_id\` integer REFERENCES tags(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tags_id_idx\` ON \`payload_locked_documents_rels\` (\`tags_id\`);`)
  await moveTags({
    table: (name) => `"${name}"`,
    query: async (text, ...values) => (await db.run(sql(text.split('?'), ...values))).rows,
    warn: (facts, message) => payload.logger.warn(facts, message),
  })
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`tags\`;`)
  await db.run(sql`DROP TABLE \`tags_locales\`;`)
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
  	\`publishing_requests_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sites_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`shells_id\`) REFERENCES \`shells\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`dictionaries_id\`) REFERENCES \`dictionaries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`brands_id\`) REFERENCES \`brands\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`publishing_requests_id\`) REFERENCES \`publishing_requests\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "media_id", "sites_id", "shells_id", "dictionaries_id", "redirects_id", "brands_id", "publishing_requests_id", "users_id") SELECT "id", "order", "parent_id", "path", "pages_id", "media_id", "sites_id", "shells_id", "dictionaries_id", "redirects_id", "brands_id", "publishing_requests_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_publishing_requests_id_idx\` ON \`payload_locked_documents_rels\` (\`publishing_requests_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`ALTER TABLE \`pages_locales\` DROP COLUMN \`external_link_to\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` DROP COLUMN \`version_external_link_to\`;`)
  await db.run(sql`ALTER TABLE \`shells_header_extra_navigation_items\` DROP COLUMN \`link_to\`;`)
  await db.run(sql`ALTER TABLE \`shells_footer_columns_items\` DROP COLUMN \`link_to\`;`)
  await db.run(sql`ALTER TABLE \`shells_footer_legal_links\` DROP COLUMN \`link_to\`;`)
  await db.run(sql`ALTER TABLE \`shells_locales\` DROP COLUMN \`header_action_to\`;`)
  await db.run(sql`ALTER TABLE \`shells_locales\` DROP COLUMN \`footer_highlighted_link_to\`;`)
  await db.run(sql`ALTER TABLE \`_shells_v_version_header_extra_navigation_items\` DROP COLUMN \`link_to\`;`)
  await db.run(sql`ALTER TABLE \`_shells_v_version_footer_columns_items\` DROP COLUMN \`link_to\`;`)
  await db.run(sql`ALTER TABLE \`_shells_v_version_footer_legal_links\` DROP COLUMN \`link_to\`;`)
  await db.run(sql`ALTER TABLE \`_shells_v_locales\` DROP COLUMN \`version_header_action_to\`;`)
  await db.run(sql`ALTER TABLE \`_shells_v_locales\` DROP COLUMN \`version_footer_highlighted_link_to\`;`)
}
