// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`themes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`display_name\` text,
  	\`name\` text,
  	\`colours_brand\` text,
  	\`colours_on_brand\` text,
  	\`colours_accent\` text,
  	\`colours_on_accent\` text,
  	\`colours_ink\` text,
  	\`colours_paper\` text,
  	\`type_font\` text,
  	\`type_display_font\` text,
  	\`type_heading_weight\` numeric,
  	\`shape_card\` numeric,
  	\`shape_panel\` numeric,
  	\`shape_field\` numeric,
  	\`shape_button\` numeric,
  	\`shape_car_card\` numeric,
  	\`shape_model_cards\` text DEFAULT 'boxed',
  	\`map_water\` text,
  	\`mixed_surface\` text,
  	\`mixed_stage\` text,
  	\`mixed_stage_light\` text,
  	\`mixed_stage_deep\` text,
  	\`mixed_brand_hover\` text,
  	\`mixed_brand_tint\` text,
  	\`mixed_on_brand_soft\` text,
  	\`mixed_warning\` text,
  	\`mixed_on_warning\` text,
  	\`mixed_warning_tint\` text,
  	\`mixed_warning_ink\` text,
  	\`mixed_focus\` text,
  	\`mixed_focus_on_dark\` text,
  	\`mixed_scrim\` text,
  	\`mixed_halo\` text,
  	\`mixed_halo_mid\` text,
  	\`mixed_halo_edge\` text,
  	\`edition\` numeric DEFAULT 0,
  	\`last_save\` text,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`themes_name_idx\` ON \`themes\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`themes_changed_by_idx\` ON \`themes\` (\`changed_by\`);`)
  await db.run(sql`CREATE INDEX \`themes_updated_at_idx\` ON \`themes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`themes_created_at_idx\` ON \`themes\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`themes__status_idx\` ON \`themes\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_themes_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_display_name\` text,
  	\`version_name\` text,
  	\`version_colours_brand\` text,
  	\`version_colours_on_brand\` text,
  	\`version_colours_accent\` text,
  	\`version_colours_on_accent\` text,
  	\`version_colours_ink\` text,
  	\`version_colours_paper\` text,
  	\`version_type_font\` text,
  	\`version_type_display_font\` text,
  	\`version_type_heading_weight\` numeric,
  	\`version_shape_card\` numeric,
  	\`version_shape_panel\` numeric,
  	\`version_shape_field\` numeric,
  	\`version_shape_button\` numeric,
  	\`version_shape_car_card\` numeric,
  	\`version_shape_model_cards\` text DEFAULT 'boxed',
  	\`version_map_water\` text,
  	\`version_mixed_surface\` text,
  	\`version_mixed_stage\` text,
  	\`version_mixed_stage_light\` text,
  	\`version_mixed_stage_deep\` text,
  	\`version_mixed_brand_hover\` text,
  	\`version_mixed_brand_tint\` text,
  	\`version_mixed_on_brand_soft\` text,
  	\`version_mixed_warning\` text,
  	\`version_mixed_on_warning\` text,
  	\`version_mixed_warning_tint\` text,
  	\`version_mixed_warning_ink\` text,
  	\`version_mixed_focus\` text,
  	\`version_mixed_focus_on_dark\` text,
  	\`version_mixed_scrim\` text,
  	\`version_mixed_halo\` text,
  	\`version_mixed_halo_mid\` text,
  	\`version_mixed_halo_edge\` text,
  	\`version_edition\` numeric DEFAULT 0,
  	\`version_last_save\` text,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`themes\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_themes_v_parent_idx\` ON \`_themes_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_themes_v_version_version_name_idx\` ON \`_themes_v\` (\`version_name\`);`)
  await db.run(sql`CREATE INDEX \`_themes_v_version_version_changed_by_idx\` ON \`_themes_v\` (\`version_changed_by\`);`)
  await db.run(sql`CREATE INDEX \`_themes_v_version_version_updated_at_idx\` ON \`_themes_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_themes_v_version_version_created_at_idx\` ON \`_themes_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_themes_v_version_version__status_idx\` ON \`_themes_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_themes_v_created_at_idx\` ON \`_themes_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_themes_v_updated_at_idx\` ON \`_themes_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_themes_v_snapshot_idx\` ON \`_themes_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_themes_v_published_locale_idx\` ON \`_themes_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_themes_v_latest_idx\` ON \`_themes_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_themes_v_autosave_idx\` ON \`_themes_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`themes_id\` integer REFERENCES themes(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_themes_id_idx\` ON \`payload_locked_documents_rels\` (\`themes_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`themes\`;`)
  await db.run(sql`DROP TABLE \`_themes_v\`;`)
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
  	\`forms_id\` integer,
  	\`brands_id\` integer,
  	\`tags_id\` integer,
  	\`publishing_requests_id\` integer,
  	\`users_id\` integer,
  	\`payload_folders_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sites_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`shells_id\`) REFERENCES \`shells\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`dictionaries_id\`) REFERENCES \`dictionaries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`forms_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`brands_id\`) REFERENCES \`brands\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`publishing_requests_id\`) REFERENCES \`publishing_requests\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`payload_folders_id\`) REFERENCES \`payload_folders\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "media_id", "sites_id", "shells_id", "dictionaries_id", "redirects_id", "forms_id", "brands_id", "tags_id", "publishing_requests_id", "users_id", "payload_folders_id") SELECT "id", "order", "parent_id", "path", "pages_id", "media_id", "sites_id", "shells_id", "dictionaries_id", "redirects_id", "forms_id", "brands_id", "tags_id", "publishing_requests_id", "users_id", "payload_folders_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forms_id_idx\` ON \`payload_locked_documents_rels\` (\`forms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_brands_id_idx\` ON \`payload_locked_documents_rels\` (\`brands_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tags_id_idx\` ON \`payload_locked_documents_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_publishing_requests_id_idx\` ON \`payload_locked_documents_rels\` (\`publishing_requests_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_payload_folders_id_idx\` ON \`payload_locked_documents_rels\` (\`payload_folders_id\`);`)
}
