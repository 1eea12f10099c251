// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_sites\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`display_name\` text,
  	\`url\` text,
  	\`redirects_www\` integer DEFAULT false,
  	\`country\` text DEFAULT 'SE',
  	\`time_zone\` text,
  	\`theme\` text,
  	\`contact_address\` text,
  	\`contact_phone\` text,
  	\`contact_email\` text,
  	\`title_template\` text,
  	\`favicon_media_id\` integer,
  	\`favicon_alt\` text,
  	\`favicon_file\` text,
  	\`gtm_i_d\` text,
  	\`tag_server\` text,
  	\`consent_revision\` numeric,
  	\`path_to_car_list\` text,
  	\`car_detail_path\` text,
  	\`site_detail_path\` text,
  	\`workshop_booking_path\` text,
  	\`shows_new_cars_in_stock\` integer DEFAULT false,
  	\`finance_organisation_id\` text,
  	\`store_slug\` text,
  	\`group_slug\` text,
  	\`indices_cars\` text,
  	\`indices_sites\` text,
  	\`indices_chargers\` text,
  	\`directory_section\` text DEFAULT 'Dealers',
  	\`directory_order\` text,
  	\`directory_summary\` text,
  	\`directory_headline\` text,
  	\`directory_action\` text,
  	\`directory_wordmark\` text,
  	\`directory_picture_media_id\` integer,
  	\`directory_picture_alt\` text,
  	\`directory_look\` text DEFAULT 'photo',
  	\`directory_bay_media_id\` integer,
  	\`directory_bay_alt\` text,
  	\`directory_bay_tone\` text DEFAULT 'dark',
  	\`edition\` numeric DEFAULT 0,
  	\`last_save\` text,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`favicon_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`directory_picture_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`directory_bay_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_sites\`("id", "name", "display_name", "url", "redirects_www", "country", "time_zone", "theme", "contact_address", "contact_phone", "contact_email", "title_template", "favicon_media_id", "favicon_alt", "favicon_file", "gtm_i_d", "tag_server", "consent_revision", "path_to_car_list", "car_detail_path", "site_detail_path", "workshop_booking_path", "shows_new_cars_in_stock", "finance_organisation_id", "store_slug", "group_slug", "indices_cars", "indices_sites", "indices_chargers", "directory_section", "directory_order", "directory_summary", "directory_headline", "directory_action", "directory_wordmark", "directory_picture_media_id", "directory_picture_alt", "directory_look", "directory_bay_media_id", "directory_bay_alt", "directory_bay_tone", "edition", "last_save", "changed_by", "updated_at", "created_at") SELECT "id", "name", "display_name", "url", "redirects_www", "country", "time_zone", "theme", "contact_address", "contact_phone", "contact_email", "title_template", "favicon_media_id", "favicon_alt", "favicon_file", "gtm_i_d", "tag_server", "consent_revision", "path_to_car_list", "car_detail_path", "site_detail_path", "workshop_booking_path", "shows_new_cars_in_stock", "finance_organisation_id", "store_slug", "group_slug", "indices_cars", "indices_sites", "indices_chargers", "directory_section", "directory_order", "directory_summary", "directory_headline", "directory_action", "directory_wordmark", "directory_picture_media_id", "directory_picture_alt", "directory_look", "directory_bay_media_id", "directory_bay_alt", "directory_bay_tone", "edition", "last_save", "changed_by", "updated_at", "created_at" FROM \`sites\`;`)
  await db.run(sql`DROP TABLE \`sites\`;`)
  await db.run(sql`ALTER TABLE \`__new_sites\` RENAME TO \`sites\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`sites_name_idx\` ON \`sites\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`sites_favicon_favicon_media_idx\` ON \`sites\` (\`favicon_media_id\`);`)
  await db.run(sql`CREATE INDEX \`sites_directory_picture_directory_picture_media_idx\` ON \`sites\` (\`directory_picture_media_id\`);`)
  await db.run(sql`CREATE INDEX \`sites_directory_bay_directory_bay_media_idx\` ON \`sites\` (\`directory_bay_media_id\`);`)
  await db.run(sql`CREATE INDEX \`sites_changed_by_idx\` ON \`sites\` (\`changed_by\`);`)
  await db.run(sql`CREATE INDEX \`sites_updated_at_idx\` ON \`sites\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sites_created_at_idx\` ON \`sites\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new__sites_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text NOT NULL,
  	\`version_display_name\` text,
  	\`version_url\` text,
  	\`version_redirects_www\` integer DEFAULT false,
  	\`version_country\` text DEFAULT 'SE',
  	\`version_time_zone\` text,
  	\`version_theme\` text,
  	\`version_contact_address\` text,
  	\`version_contact_phone\` text,
  	\`version_contact_email\` text,
  	\`version_title_template\` text,
  	\`version_favicon_media_id\` integer,
  	\`version_favicon_alt\` text,
  	\`version_favicon_file\` text,
  	\`version_gtm_i_d\` text,
  	\`version_tag_server\` text,
  	\`version_consent_revision\` numeric,
  	\`version_path_to_car_list\` text,
  	\`version_car_detail_path\` text,
  	\`version_site_detail_path\` text,
  	\`version_workshop_booking_path\` text,
  	\`version_shows_new_cars_in_stock\` integer DEFAULT false,
  	\`version_finance_organisation_id\` text,
  	\`version_store_slug\` text,
  	\`version_group_slug\` text,
  	\`version_indices_cars\` text,
  	\`version_indices_sites\` text,
  	\`version_indices_chargers\` text,
  	\`version_directory_section\` text DEFAULT 'Dealers',
  	\`version_directory_order\` text,
  	\`version_directory_summary\` text,
  	\`version_directory_headline\` text,
  	\`version_directory_action\` text,
  	\`version_directory_wordmark\` text,
  	\`version_directory_picture_media_id\` integer,
  	\`version_directory_picture_alt\` text,
  	\`version_directory_look\` text DEFAULT 'photo',
  	\`version_directory_bay_media_id\` integer,
  	\`version_directory_bay_alt\` text,
  	\`version_directory_bay_tone\` text DEFAULT 'dark',
  	\`version_edition\` numeric DEFAULT 0,
  	\`version_last_save\` text,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_favicon_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_directory_picture_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_directory_bay_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__sites_v\`("id", "parent_id", "version_name", "version_display_name", "version_url", "version_redirects_www", "version_country", "version_time_zone", "version_theme", "version_contact_address", "version_contact_phone", "version_contact_email", "version_title_template", "version_favicon_media_id", "version_favicon_alt", "version_favicon_file", "version_gtm_i_d", "version_tag_server", "version_consent_revision", "version_path_to_car_list", "version_car_detail_path", "version_site_detail_path", "version_workshop_booking_path", "version_shows_new_cars_in_stock", "version_finance_organisation_id", "version_store_slug", "version_group_slug", "version_indices_cars", "version_indices_sites", "version_indices_chargers", "version_directory_section", "version_directory_order", "version_directory_summary", "version_directory_headline", "version_directory_action", "version_directory_wordmark", "version_directory_picture_media_id", "version_directory_picture_alt", "version_directory_look", "version_directory_bay_media_id", "version_directory_bay_alt", "version_directory_bay_tone", "version_edition", "version_last_save", "version_changed_by", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "parent_id", "version_name", "version_display_name", "version_url", "version_redirects_www", "version_country", "version_time_zone", "version_theme", "version_contact_address", "version_contact_phone", "version_contact_email", "version_title_template", "version_favicon_media_id", "version_favicon_alt", "version_favicon_file", "version_gtm_i_d", "version_tag_server", "version_consent_revision", "version_path_to_car_list", "version_car_detail_path", "version_site_detail_path", "version_workshop_booking_path", "version_shows_new_cars_in_stock", "version_finance_organisation_id", "version_store_slug", "version_group_slug", "version_indices_cars", "version_indices_sites", "version_indices_chargers", "version_directory_section", "version_directory_order", "version_directory_summary", "version_directory_headline", "version_directory_action", "version_directory_wordmark", "version_directory_picture_media_id", "version_directory_picture_alt", "version_directory_look", "version_directory_bay_media_id", "version_directory_bay_alt", "version_directory_bay_tone", "version_edition", "version_last_save", "version_changed_by", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_sites_v\`;`)
  await db.run(sql`DROP TABLE \`_sites_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__sites_v\` RENAME TO \`_sites_v\`;`)
  await db.run(sql`CREATE INDEX \`_sites_v_parent_idx\` ON \`_sites_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_version_name_idx\` ON \`_sites_v\` (\`version_name\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_favicon_version_favicon_media_idx\` ON \`_sites_v\` (\`version_favicon_media_id\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_directory_picture_version_directory_pic_idx\` ON \`_sites_v\` (\`version_directory_picture_media_id\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_directory_bay_version_directory_bay_med_idx\` ON \`_sites_v\` (\`version_directory_bay_media_id\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_version_changed_by_idx\` ON \`_sites_v\` (\`version_changed_by\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_version_updated_at_idx\` ON \`_sites_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_version_created_at_idx\` ON \`_sites_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_created_at_idx\` ON \`_sites_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_updated_at_idx\` ON \`_sites_v\` (\`updated_at\`);`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_sites\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`display_name\` text,
  	\`url\` text,
  	\`redirects_www\` integer DEFAULT false,
  	\`country\` text DEFAULT 'SE',
  	\`time_zone\` text,
  	\`theme\` text DEFAULT 'solvik',
  	\`contact_address\` text,
  	\`contact_phone\` text,
  	\`contact_email\` text,
  	\`title_template\` text,
  	\`favicon_media_id\` integer,
  	\`favicon_alt\` text,
  	\`favicon_file\` text,
  	\`gtm_i_d\` text,
  	\`tag_server\` text,
  	\`consent_revision\` numeric,
  	\`path_to_car_list\` text,
  	\`car_detail_path\` text,
  	\`site_detail_path\` text,
  	\`workshop_booking_path\` text,
  	\`shows_new_cars_in_stock\` integer DEFAULT false,
  	\`finance_organisation_id\` text,
  	\`store_slug\` text,
  	\`group_slug\` text,
  	\`indices_cars\` text,
  	\`indices_sites\` text,
  	\`indices_chargers\` text,
  	\`directory_section\` text DEFAULT 'Dealers',
  	\`directory_order\` text,
  	\`directory_summary\` text,
  	\`directory_headline\` text,
  	\`directory_action\` text,
  	\`directory_wordmark\` text,
  	\`directory_picture_media_id\` integer,
  	\`directory_picture_alt\` text,
  	\`directory_look\` text DEFAULT 'photo',
  	\`directory_bay_media_id\` integer,
  	\`directory_bay_alt\` text,
  	\`directory_bay_tone\` text DEFAULT 'dark',
  	\`edition\` numeric DEFAULT 0,
  	\`last_save\` text,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`favicon_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`directory_picture_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`directory_bay_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_sites\`("id", "name", "display_name", "url", "redirects_www", "country", "time_zone", "theme", "contact_address", "contact_phone", "contact_email", "title_template", "favicon_media_id", "favicon_alt", "favicon_file", "gtm_i_d", "tag_server", "consent_revision", "path_to_car_list", "car_detail_path", "site_detail_path", "workshop_booking_path", "shows_new_cars_in_stock", "finance_organisation_id", "store_slug", "group_slug", "indices_cars", "indices_sites", "indices_chargers", "directory_section", "directory_order", "directory_summary", "directory_headline", "directory_action", "directory_wordmark", "directory_picture_media_id", "directory_picture_alt", "directory_look", "directory_bay_media_id", "directory_bay_alt", "directory_bay_tone", "edition", "last_save", "changed_by", "updated_at", "created_at") SELECT "id", "name", "display_name", "url", "redirects_www", "country", "time_zone", "theme", "contact_address", "contact_phone", "contact_email", "title_template", "favicon_media_id", "favicon_alt", "favicon_file", "gtm_i_d", "tag_server", "consent_revision", "path_to_car_list", "car_detail_path", "site_detail_path", "workshop_booking_path", "shows_new_cars_in_stock", "finance_organisation_id", "store_slug", "group_slug", "indices_cars", "indices_sites", "indices_chargers", "directory_section", "directory_order", "directory_summary", "directory_headline", "directory_action", "directory_wordmark", "directory_picture_media_id", "directory_picture_alt", "directory_look", "directory_bay_media_id", "directory_bay_alt", "directory_bay_tone", "edition", "last_save", "changed_by", "updated_at", "created_at" FROM \`sites\`;`)
  await db.run(sql`DROP TABLE \`sites\`;`)
  await db.run(sql`ALTER TABLE \`__new_sites\` RENAME TO \`sites\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`sites_name_idx\` ON \`sites\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`sites_favicon_favicon_media_idx\` ON \`sites\` (\`favicon_media_id\`);`)
  await db.run(sql`CREATE INDEX \`sites_directory_picture_directory_picture_media_idx\` ON \`sites\` (\`directory_picture_media_id\`);`)
  await db.run(sql`CREATE INDEX \`sites_directory_bay_directory_bay_media_idx\` ON \`sites\` (\`directory_bay_media_id\`);`)
  await db.run(sql`CREATE INDEX \`sites_changed_by_idx\` ON \`sites\` (\`changed_by\`);`)
  await db.run(sql`CREATE INDEX \`sites_updated_at_idx\` ON \`sites\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sites_created_at_idx\` ON \`sites\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new__sites_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text NOT NULL,
  	\`version_display_name\` text,
  	\`version_url\` text,
  	\`version_redirects_www\` integer DEFAULT false,
  	\`version_country\` text DEFAULT 'SE',
  	\`version_time_zone\` text,
  	\`version_theme\` text DEFAULT 'solvik',
  	\`version_contact_address\` text,
  	\`version_contact_phone\` text,
  	\`version_contact_email\` text,
  	\`version_title_template\` text,
  	\`version_favicon_media_id\` integer,
  	\`version_favicon_alt\` text,
  	\`version_favicon_file\` text,
  	\`version_gtm_i_d\` text,
  	\`version_tag_server\` text,
  	\`version_consent_revision\` numeric,
  	\`version_path_to_car_list\` text,
  	\`version_car_detail_path\` text,
  	\`version_site_detail_path\` text,
  	\`version_workshop_booking_path\` text,
  	\`version_shows_new_cars_in_stock\` integer DEFAULT false,
  	\`version_finance_organisation_id\` text,
  	\`version_store_slug\` text,
  	\`version_group_slug\` text,
  	\`version_indices_cars\` text,
  	\`version_indices_sites\` text,
  	\`version_indices_chargers\` text,
  	\`version_directory_section\` text DEFAULT 'Dealers',
  	\`version_directory_order\` text,
  	\`version_directory_summary\` text,
  	\`version_directory_headline\` text,
  	\`version_directory_action\` text,
  	\`version_directory_wordmark\` text,
  	\`version_directory_picture_media_id\` integer,
  	\`version_directory_picture_alt\` text,
  	\`version_directory_look\` text DEFAULT 'photo',
  	\`version_directory_bay_media_id\` integer,
  	\`version_directory_bay_alt\` text,
  	\`version_directory_bay_tone\` text DEFAULT 'dark',
  	\`version_edition\` numeric DEFAULT 0,
  	\`version_last_save\` text,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_favicon_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_directory_picture_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_directory_bay_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__sites_v\`("id", "parent_id", "version_name", "version_display_name", "version_url", "version_redirects_www", "version_country", "version_time_zone", "version_theme", "version_contact_address", "version_contact_phone", "version_contact_email", "version_title_template", "version_favicon_media_id", "version_favicon_alt", "version_favicon_file", "version_gtm_i_d", "version_tag_server", "version_consent_revision", "version_path_to_car_list", "version_car_detail_path", "version_site_detail_path", "version_workshop_booking_path", "version_shows_new_cars_in_stock", "version_finance_organisation_id", "version_store_slug", "version_group_slug", "version_indices_cars", "version_indices_sites", "version_indices_chargers", "version_directory_section", "version_directory_order", "version_directory_summary", "version_directory_headline", "version_directory_action", "version_directory_wordmark", "version_directory_picture_media_id", "version_directory_picture_alt", "version_directory_look", "version_directory_bay_media_id", "version_directory_bay_alt", "version_directory_bay_tone", "version_edition", "version_last_save", "version_changed_by", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "parent_id", "version_name", "version_display_name", "version_url", "version_redirects_www", "version_country", "version_time_zone", "version_theme", "version_contact_address", "version_contact_phone", "version_contact_email", "version_title_template", "version_favicon_media_id", "version_favicon_alt", "version_favicon_file", "version_gtm_i_d", "version_tag_server", "version_consent_revision", "version_path_to_car_list", "version_car_detail_path", "version_site_detail_path", "version_workshop_booking_path", "version_shows_new_cars_in_stock", "version_finance_organisation_id", "version_store_slug", "version_group_slug", "version_indices_cars", "version_indices_sites", "version_indices_chargers", "version_directory_section", "version_directory_order", "version_directory_summary", "version_directory_headline", "version_directory_action", "version_directory_wordmark", "version_directory_picture_media_id", "version_directory_picture_alt", "version_directory_look", "version_directory_bay_media_id", "version_directory_bay_alt", "version_directory_bay_tone", "version_edition", "version_last_save", "version_changed_by", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_sites_v\`;`)
  await db.run(sql`DROP TABLE \`_sites_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__sites_v\` RENAME TO \`_sites_v\`;`)
  await db.run(sql`CREATE INDEX \`_sites_v_parent_idx\` ON \`_sites_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_version_name_idx\` ON \`_sites_v\` (\`version_name\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_favicon_version_favicon_media_idx\` ON \`_sites_v\` (\`version_favicon_media_id\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_directory_picture_version_directory_pic_idx\` ON \`_sites_v\` (\`version_directory_picture_media_id\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_directory_bay_version_directory_bay_med_idx\` ON \`_sites_v\` (\`version_directory_bay_media_id\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_version_changed_by_idx\` ON \`_sites_v\` (\`version_changed_by\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_version_updated_at_idx\` ON \`_sites_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_version_created_at_idx\` ON \`_sites_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_created_at_idx\` ON \`_sites_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_updated_at_idx\` ON \`_sites_v\` (\`updated_at\`);`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
}
