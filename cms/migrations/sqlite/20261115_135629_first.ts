// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`pages_stories_index_tags\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`own_id\` text,
  	\`key\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_stories_index_tags_order_idx\` ON \`pages_stories_index_tags\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_stories_index_tags_parent_id_idx\` ON \`pages_stories_index_tags\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_stories_index_tags_locale_idx\` ON \`pages_stories_index_tags\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`site_id\` integer,
  	\`parent_id\` integer,
  	\`key\` text,
  	\`title\` text,
  	\`edition\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_site_idx\` ON \`pages\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_parent_idx\` ON \`pages\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_key_idx\` ON \`pages\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`pages_title_idx\` ON \`pages\` (\`title\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`pages_locales\` (
  	\`name\` text,
  	\`main\` text,
  	\`header\` text,
  	\`footer\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`og_description\` text,
  	\`og_image_media_id\` integer,
  	\`og_image_alt\` text,
  	\`canonical_u_r_l\` text,
  	\`hide_from_search_engines\` integer DEFAULT false,
  	\`hide_in_navigation\` integer DEFAULT false,
  	\`nav_title\` text,
  	\`order\` numeric,
  	\`menu_text\` text,
  	\`menu_image_media_id\` integer,
  	\`menu_image_alt\` text,
  	\`is_navigable_in_menu_when_it_has_children\` integer DEFAULT false,
  	\`external_link_href\` text,
  	\`external_link_text\` text,
  	\`external_link_new_tab\` integer DEFAULT false,
  	\`template\` text DEFAULT 'page',
  	\`story_title\` text,
  	\`story_preamble\` text,
  	\`story_date\` text,
  	\`story_image_media_id\` integer,
  	\`story_image_alt\` text,
  	\`story_tags\` text,
  	\`story_author\` text,
  	\`stories_index_show_dates\` integer DEFAULT false,
  	\`stories_index_highlight_latest_story\` integer DEFAULT false,
  	\`stories_index_layout\` text DEFAULT 'Variant 1',
  	\`brand_design\` text,
  	\`gtm_i_d\` text,
  	\`header_over_content\` integer DEFAULT false,
  	\`slug\` text,
  	\`path\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`og_image_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`menu_image_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`story_image_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_og_image_og_image_media_idx\` ON \`pages_locales\` (\`og_image_media_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_menu_image_menu_image_media_idx\` ON \`pages_locales\` (\`menu_image_media_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_story_image_story_image_media_idx\` ON \`pages_locales\` (\`story_image_media_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_path_idx\` ON \`pages_locales\` (\`path\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_locales_locale_parent_id_unique\` ON \`pages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_version_stories_index_tags\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`own_id\` text,
  	\`key\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_version_stories_index_tags_order_idx\` ON \`_pages_v_version_stories_index_tags\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_stories_index_tags_parent_id_idx\` ON \`_pages_v_version_stories_index_tags\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_stories_index_tags_locale_idx\` ON \`_pages_v_version_stories_index_tags\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_site_id\` integer,
  	\`version_parent_id\` integer,
  	\`version_key\` text,
  	\`version_title\` text,
  	\`version_edition\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_site_idx\` ON \`_pages_v\` (\`version_site_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_parent_idx\` ON \`_pages_v\` (\`version_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_key_idx\` ON \`_pages_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_title_idx\` ON \`_pages_v\` (\`version_title\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_snapshot_idx\` ON \`_pages_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_published_locale_idx\` ON \`_pages_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_autosave_idx\` ON \`_pages_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_locales\` (
  	\`version_name\` text,
  	\`version_main\` text,
  	\`version_header\` text,
  	\`version_footer\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_og_description\` text,
  	\`version_og_image_media_id\` integer,
  	\`version_og_image_alt\` text,
  	\`version_canonical_u_r_l\` text,
  	\`version_hide_from_search_engines\` integer DEFAULT false,
  	\`version_hide_in_navigation\` integer DEFAULT false,
  	\`version_nav_title\` text,
  	\`version_order\` numeric,
  	\`version_menu_text\` text,
  	\`version_menu_image_media_id\` integer,
  	\`version_menu_image_alt\` text,
  	\`version_is_navigable_in_menu_when_it_has_children\` integer DEFAULT false,
  	\`version_external_link_href\` text,
  	\`version_external_link_text\` text,
  	\`version_external_link_new_tab\` integer DEFAULT false,
  	\`version_template\` text DEFAULT 'page',
  	\`version_story_title\` text,
  	\`version_story_preamble\` text,
  	\`version_story_date\` text,
  	\`version_story_image_media_id\` integer,
  	\`version_story_image_alt\` text,
  	\`version_story_tags\` text,
  	\`version_story_author\` text,
  	\`version_stories_index_show_dates\` integer DEFAULT false,
  	\`version_stories_index_highlight_latest_story\` integer DEFAULT false,
  	\`version_stories_index_layout\` text DEFAULT 'Variant 1',
  	\`version_brand_design\` text,
  	\`version_gtm_i_d\` text,
  	\`version_header_over_content\` integer DEFAULT false,
  	\`version_slug\` text,
  	\`version_path\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`version_og_image_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_menu_image_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_story_image_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_version_og_image_version_og_image_media_idx\` ON \`_pages_v_locales\` (\`version_og_image_media_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_menu_image_version_menu_image_media_idx\` ON \`_pages_v_locales\` (\`version_menu_image_media_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_story_image_version_story_image_media_idx\` ON \`_pages_v_locales\` (\`version_story_image_media_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_path_idx\` ON \`_pages_v_locales\` (\`version_path\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_locales_locale_parent_id_unique\` ON \`_pages_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`media_file\` text,
  	\`vector\` integer,
  	\`placeholder\` text,
  	\`type\` text,
  	\`bytes\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_key_idx\` ON \`media\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`media_locales\` (
  	\`alt\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_locales_locale_parent_id_unique\` ON \`media_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sites_hosts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`host\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`sites_hosts_order_idx\` ON \`sites_hosts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`sites_hosts_parent_id_idx\` ON \`sites_hosts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sites_languages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`code\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`sites_languages_order_idx\` ON \`sites_languages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`sites_languages_parent_id_idx\` ON \`sites_languages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sites_tag_hosts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`host\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`sites_tag_hosts_order_idx\` ON \`sites_tag_hosts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`sites_tag_hosts_parent_id_idx\` ON \`sites_tag_hosts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sites_directory_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`sites_directory_rows_order_idx\` ON \`sites_directory_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`sites_directory_rows_parent_id_idx\` ON \`sites_directory_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sites\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`display_name\` text,
  	\`url\` text,
  	\`redirects_www\` integer DEFAULT false,
  	\`country\` text DEFAULT 'SE',
  	\`time_zone\` text,
  	\`theme\` text DEFAULT 'solvik',
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
  	\`finance_organisation_id\` text,
  	\`store_slug\` text,
  	\`group_slug\` text,
  	\`indices_cars\` text,
  	\`indices_sites\` text,
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
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`favicon_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`directory_picture_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`directory_bay_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`sites_name_idx\` ON \`sites\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`sites_favicon_favicon_media_idx\` ON \`sites\` (\`favicon_media_id\`);`)
  await db.run(sql`CREATE INDEX \`sites_directory_picture_directory_picture_media_idx\` ON \`sites\` (\`directory_picture_media_id\`);`)
  await db.run(sql`CREATE INDEX \`sites_directory_bay_directory_bay_media_idx\` ON \`sites\` (\`directory_bay_media_id\`);`)
  await db.run(sql`CREATE INDEX \`sites_updated_at_idx\` ON \`sites\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sites_created_at_idx\` ON \`sites\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`sites_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`brands_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`brands_id\`) REFERENCES \`brands\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`sites_rels_order_idx\` ON \`sites_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`sites_rels_parent_idx\` ON \`sites_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`sites_rels_path_idx\` ON \`sites_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`sites_rels_brands_id_idx\` ON \`sites_rels\` (\`brands_id\`);`)
  await db.run(sql`CREATE TABLE \`_sites_v_version_hosts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`host\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sites_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_sites_v_version_hosts_order_idx\` ON \`_sites_v_version_hosts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_hosts_parent_id_idx\` ON \`_sites_v_version_hosts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sites_v_version_languages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`code\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sites_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_sites_v_version_languages_order_idx\` ON \`_sites_v_version_languages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_languages_parent_id_idx\` ON \`_sites_v_version_languages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sites_v_version_tag_hosts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`host\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sites_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_sites_v_version_tag_hosts_order_idx\` ON \`_sites_v_version_tag_hosts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_tag_hosts_parent_id_idx\` ON \`_sites_v_version_tag_hosts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sites_v_version_directory_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sites_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_sites_v_version_directory_rows_order_idx\` ON \`_sites_v_version_directory_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_directory_rows_parent_id_idx\` ON \`_sites_v_version_directory_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sites_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text NOT NULL,
  	\`version_display_name\` text,
  	\`version_url\` text,
  	\`version_redirects_www\` integer DEFAULT false,
  	\`version_country\` text DEFAULT 'SE',
  	\`version_time_zone\` text,
  	\`version_theme\` text DEFAULT 'solvik',
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
  	\`version_finance_organisation_id\` text,
  	\`version_store_slug\` text,
  	\`version_group_slug\` text,
  	\`version_indices_cars\` text,
  	\`version_indices_sites\` text,
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
  await db.run(sql`CREATE INDEX \`_sites_v_parent_idx\` ON \`_sites_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_version_name_idx\` ON \`_sites_v\` (\`version_name\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_favicon_version_favicon_media_idx\` ON \`_sites_v\` (\`version_favicon_media_id\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_directory_picture_version_directory_pic_idx\` ON \`_sites_v\` (\`version_directory_picture_media_id\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_directory_bay_version_directory_bay_med_idx\` ON \`_sites_v\` (\`version_directory_bay_media_id\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_version_updated_at_idx\` ON \`_sites_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_version_version_created_at_idx\` ON \`_sites_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_created_at_idx\` ON \`_sites_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_updated_at_idx\` ON \`_sites_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_sites_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`brands_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_sites_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`brands_id\`) REFERENCES \`brands\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_sites_v_rels_order_idx\` ON \`_sites_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_rels_parent_idx\` ON \`_sites_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_rels_path_idx\` ON \`_sites_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_sites_v_rels_brands_id_idx\` ON \`_sites_v_rels\` (\`brands_id\`);`)
  await db.run(sql`CREATE TABLE \`shells_header_extra_navigation_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`link_href\` text,
  	\`link_text\` text,
  	\`link_new_tab\` integer DEFAULT false,
  	\`icon\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`shells\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`shells_header_extra_navigation_items_order_idx\` ON \`shells_header_extra_navigation_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`shells_header_extra_navigation_items_parent_id_idx\` ON \`shells_header_extra_navigation_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`shells_header_extra_navigation_items_locale_idx\` ON \`shells_header_extra_navigation_items\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`shells_footer_columns_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_href\` text,
  	\`link_text\` text,
  	\`link_new_tab\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`shells_footer_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`shells_footer_columns_items_order_idx\` ON \`shells_footer_columns_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`shells_footer_columns_items_parent_id_idx\` ON \`shells_footer_columns_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`shells_footer_columns_items_locale_idx\` ON \`shells_footer_columns_items\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`shells_footer_columns\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`shells\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`shells_footer_columns_order_idx\` ON \`shells_footer_columns\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`shells_footer_columns_parent_id_idx\` ON \`shells_footer_columns\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`shells_footer_columns_locale_idx\` ON \`shells_footer_columns\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`shells_footer_social_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`url\` text,
  	\`icon\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`shells\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`shells_footer_social_links_order_idx\` ON \`shells_footer_social_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`shells_footer_social_links_parent_id_idx\` ON \`shells_footer_social_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`shells_footer_social_links_locale_idx\` ON \`shells_footer_social_links\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`shells_footer_legal_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_href\` text,
  	\`link_text\` text,
  	\`link_new_tab\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`shells\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`shells_footer_legal_links_order_idx\` ON \`shells_footer_legal_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`shells_footer_legal_links_parent_id_idx\` ON \`shells_footer_legal_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`shells_footer_legal_links_locale_idx\` ON \`shells_footer_legal_links\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`shells\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`site_id\` integer,
  	\`edition\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`shells_site_idx\` ON \`shells\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`shells_updated_at_idx\` ON \`shells\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`shells_created_at_idx\` ON \`shells\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`shells__status_idx\` ON \`shells\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`shells_locales\` (
  	\`header_logo_media_id\` integer,
  	\`header_logo_alt\` text,
  	\`header_logo_on_dark_media_id\` integer,
  	\`header_logo_on_dark_alt\` text,
  	\`header_logo_width\` numeric,
  	\`header_logo_height\` numeric,
  	\`header_is_sticky\` integer DEFAULT false,
  	\`header_slim_nav\` integer DEFAULT false,
  	\`header_has_dark_theme\` integer DEFAULT false,
  	\`header_show_separator\` integer DEFAULT false,
  	\`header_action_href\` text,
  	\`header_action_text\` text,
  	\`header_action_new_tab\` integer DEFAULT false,
  	\`header_has_message\` integer DEFAULT false,
  	\`header_message_title\` text,
  	\`header_message_text\` text,
  	\`header_message_type\` text DEFAULT 'Warning',
  	\`header_message_icon\` text DEFAULT 'CampaignAlert',
  	\`footer_show_brands\` integer DEFAULT false,
  	\`footer_brands_heading\` text,
  	\`footer_highlighted_link_href\` text,
  	\`footer_highlighted_link_text\` text,
  	\`footer_highlighted_link_new_tab\` integer DEFAULT false,
  	\`footer_info_field1_heading\` text,
  	\`footer_info_field1_text\` text,
  	\`footer_info_field2_heading\` text,
  	\`footer_info_field2_text\` text,
  	\`footer_info_field_one_child_full_width\` integer DEFAULT false,
  	\`footer_logo_media_id\` integer,
  	\`footer_logo_alt\` text,
  	\`footer_statement\` text,
  	\`footer_legal\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`header_logo_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`header_logo_on_dark_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`footer_logo_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`shells\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`shells_header_logo_header_logo_media_idx\` ON \`shells_locales\` (\`header_logo_media_id\`);`)
  await db.run(sql`CREATE INDEX \`shells_header_logo_on_dark_header_logo_on_dark_media_idx\` ON \`shells_locales\` (\`header_logo_on_dark_media_id\`);`)
  await db.run(sql`CREATE INDEX \`shells_footer_logo_footer_logo_media_idx\` ON \`shells_locales\` (\`footer_logo_media_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`shells_locales_locale_parent_id_unique\` ON \`shells_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_shells_v_version_header_extra_navigation_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`link_href\` text,
  	\`link_text\` text,
  	\`link_new_tab\` integer DEFAULT false,
  	\`icon\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_shells_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_shells_v_version_header_extra_navigation_items_order_idx\` ON \`_shells_v_version_header_extra_navigation_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_shells_v_version_header_extra_navigation_items_parent_id_idx\` ON \`_shells_v_version_header_extra_navigation_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_shells_v_version_header_extra_navigation_items_locale_idx\` ON \`_shells_v_version_header_extra_navigation_items\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_shells_v_version_footer_columns_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`link_href\` text,
  	\`link_text\` text,
  	\`link_new_tab\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_shells_v_version_footer_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_shells_v_version_footer_columns_items_order_idx\` ON \`_shells_v_version_footer_columns_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_shells_v_version_footer_columns_items_parent_id_idx\` ON \`_shells_v_version_footer_columns_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_shells_v_version_footer_columns_items_locale_idx\` ON \`_shells_v_version_footer_columns_items\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_shells_v_version_footer_columns\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_shells_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_shells_v_version_footer_columns_order_idx\` ON \`_shells_v_version_footer_columns\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_shells_v_version_footer_columns_parent_id_idx\` ON \`_shells_v_version_footer_columns\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_shells_v_version_footer_columns_locale_idx\` ON \`_shells_v_version_footer_columns\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_shells_v_version_footer_social_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`url\` text,
  	\`icon\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_shells_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_shells_v_version_footer_social_links_order_idx\` ON \`_shells_v_version_footer_social_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_shells_v_version_footer_social_links_parent_id_idx\` ON \`_shells_v_version_footer_social_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_shells_v_version_footer_social_links_locale_idx\` ON \`_shells_v_version_footer_social_links\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_shells_v_version_footer_legal_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`link_href\` text,
  	\`link_text\` text,
  	\`link_new_tab\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_shells_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_shells_v_version_footer_legal_links_order_idx\` ON \`_shells_v_version_footer_legal_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_shells_v_version_footer_legal_links_parent_id_idx\` ON \`_shells_v_version_footer_legal_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_shells_v_version_footer_legal_links_locale_idx\` ON \`_shells_v_version_footer_legal_links\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_shells_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_site_id\` integer,
  	\`version_edition\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`shells\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_shells_v_parent_idx\` ON \`_shells_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_shells_v_version_version_site_idx\` ON \`_shells_v\` (\`version_site_id\`);`)
  await db.run(sql`CREATE INDEX \`_shells_v_version_version_updated_at_idx\` ON \`_shells_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_shells_v_version_version_created_at_idx\` ON \`_shells_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_shells_v_version_version__status_idx\` ON \`_shells_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_shells_v_created_at_idx\` ON \`_shells_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_shells_v_updated_at_idx\` ON \`_shells_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_shells_v_snapshot_idx\` ON \`_shells_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_shells_v_published_locale_idx\` ON \`_shells_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_shells_v_latest_idx\` ON \`_shells_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_shells_v_autosave_idx\` ON \`_shells_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_shells_v_locales\` (
  	\`version_header_logo_media_id\` integer,
  	\`version_header_logo_alt\` text,
  	\`version_header_logo_on_dark_media_id\` integer,
  	\`version_header_logo_on_dark_alt\` text,
  	\`version_header_logo_width\` numeric,
  	\`version_header_logo_height\` numeric,
  	\`version_header_is_sticky\` integer DEFAULT false,
  	\`version_header_slim_nav\` integer DEFAULT false,
  	\`version_header_has_dark_theme\` integer DEFAULT false,
  	\`version_header_show_separator\` integer DEFAULT false,
  	\`version_header_action_href\` text,
  	\`version_header_action_text\` text,
  	\`version_header_action_new_tab\` integer DEFAULT false,
  	\`version_header_has_message\` integer DEFAULT false,
  	\`version_header_message_title\` text,
  	\`version_header_message_text\` text,
  	\`version_header_message_type\` text DEFAULT 'Warning',
  	\`version_header_message_icon\` text DEFAULT 'CampaignAlert',
  	\`version_footer_show_brands\` integer DEFAULT false,
  	\`version_footer_brands_heading\` text,
  	\`version_footer_highlighted_link_href\` text,
  	\`version_footer_highlighted_link_text\` text,
  	\`version_footer_highlighted_link_new_tab\` integer DEFAULT false,
  	\`version_footer_info_field1_heading\` text,
  	\`version_footer_info_field1_text\` text,
  	\`version_footer_info_field2_heading\` text,
  	\`version_footer_info_field2_text\` text,
  	\`version_footer_info_field_one_child_full_width\` integer DEFAULT false,
  	\`version_footer_logo_media_id\` integer,
  	\`version_footer_logo_alt\` text,
  	\`version_footer_statement\` text,
  	\`version_footer_legal\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`version_header_logo_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_header_logo_on_dark_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_footer_logo_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_shells_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_shells_v_version_header_logo_version_header_logo_media_idx\` ON \`_shells_v_locales\` (\`version_header_logo_media_id\`);`)
  await db.run(sql`CREATE INDEX \`_shells_v_version_header_logo_on_dark_version_header_log_idx\` ON \`_shells_v_locales\` (\`version_header_logo_on_dark_media_id\`);`)
  await db.run(sql`CREATE INDEX \`_shells_v_version_footer_logo_version_footer_logo_media_idx\` ON \`_shells_v_locales\` (\`version_footer_logo_media_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_shells_v_locales_locale_parent_id_unique\` ON \`_shells_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`dictionary_texts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`dictionaries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`dictionary_texts_order_idx\` ON \`dictionary_texts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`dictionary_texts_parent_id_idx\` ON \`dictionary_texts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`dictionary_texts_locale_idx\` ON \`dictionary_texts\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`dictionaries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`site_id\` integer NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`dictionaries_site_idx\` ON \`dictionaries\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`dictionaries_updated_at_idx\` ON \`dictionaries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`dictionaries_created_at_idx\` ON \`dictionaries\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`_dictionary_texts_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_dictionaries_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_dictionary_texts_v_order_idx\` ON \`_dictionary_texts_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_dictionary_texts_v_parent_id_idx\` ON \`_dictionary_texts_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_dictionary_texts_v_locale_idx\` ON \`_dictionary_texts_v\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_dictionaries_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_site_id\` integer NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`dictionaries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_dictionaries_v_parent_idx\` ON \`_dictionaries_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_dictionaries_v_version_version_site_idx\` ON \`_dictionaries_v\` (\`version_site_id\`);`)
  await db.run(sql`CREATE INDEX \`_dictionaries_v_version_version_updated_at_idx\` ON \`_dictionaries_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_dictionaries_v_version_version_created_at_idx\` ON \`_dictionaries_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_dictionaries_v_created_at_idx\` ON \`_dictionaries_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_dictionaries_v_updated_at_idx\` ON \`_dictionaries_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`redirects_has\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`type\` text DEFAULT 'query' NOT NULL,
  	\`key\` text NOT NULL,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`redirects_has_order_idx\` ON \`redirects_has\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`redirects_has_parent_id_idx\` ON \`redirects_has\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`site_id\` integer NOT NULL,
  	\`source\` text NOT NULL,
  	\`destination\` text NOT NULL,
  	\`otherwise\` text,
  	\`permanent\` integer DEFAULT true,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`redirects__order_idx\` ON \`redirects\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`redirects_site_idx\` ON \`redirects\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_source_idx\` ON \`redirects\` (\`source\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`brands\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`code\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`logo_id\` integer,
  	\`logo_black_and_white_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`logo_black_and_white_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`brands_code_idx\` ON \`brands\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`brands_logo_idx\` ON \`brands\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`brands_logo_black_and_white_idx\` ON \`brands\` (\`logo_black_and_white_id\`);`)
  await db.run(sql`CREATE INDEX \`brands_updated_at_idx\` ON \`brands\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`brands_created_at_idx\` ON \`brands\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`role\` text DEFAULT 'author' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`users_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`sites_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sites_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_rels_order_idx\` ON \`users_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`users_rels_parent_idx\` ON \`users_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`users_rels_path_idx\` ON \`users_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`users_rels_sites_id_idx\` ON \`users_rels\` (\`sites_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
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
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`pages_stories_index_tags\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_stories_index_tags\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_locales\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`media_locales\`;`)
  await db.run(sql`DROP TABLE \`sites_hosts\`;`)
  await db.run(sql`DROP TABLE \`sites_languages\`;`)
  await db.run(sql`DROP TABLE \`sites_tag_hosts\`;`)
  await db.run(sql`DROP TABLE \`sites_directory_rows\`;`)
  await db.run(sql`DROP TABLE \`sites\`;`)
  await db.run(sql`DROP TABLE \`sites_rels\`;`)
  await db.run(sql`DROP TABLE \`_sites_v_version_hosts\`;`)
  await db.run(sql`DROP TABLE \`_sites_v_version_languages\`;`)
  await db.run(sql`DROP TABLE \`_sites_v_version_tag_hosts\`;`)
  await db.run(sql`DROP TABLE \`_sites_v_version_directory_rows\`;`)
  await db.run(sql`DROP TABLE \`_sites_v\`;`)
  await db.run(sql`DROP TABLE \`_sites_v_rels\`;`)
  await db.run(sql`DROP TABLE \`shells_header_extra_navigation_items\`;`)
  await db.run(sql`DROP TABLE \`shells_footer_columns_items\`;`)
  await db.run(sql`DROP TABLE \`shells_footer_columns\`;`)
  await db.run(sql`DROP TABLE \`shells_footer_social_links\`;`)
  await db.run(sql`DROP TABLE \`shells_footer_legal_links\`;`)
  await db.run(sql`DROP TABLE \`shells\`;`)
  await db.run(sql`DROP TABLE \`shells_locales\`;`)
  await db.run(sql`DROP TABLE \`_shells_v_version_header_extra_navigation_items\`;`)
  await db.run(sql`DROP TABLE \`_shells_v_version_footer_columns_items\`;`)
  await db.run(sql`DROP TABLE \`_shells_v_version_footer_columns\`;`)
  await db.run(sql`DROP TABLE \`_shells_v_version_footer_social_links\`;`)
  await db.run(sql`DROP TABLE \`_shells_v_version_footer_legal_links\`;`)
  await db.run(sql`DROP TABLE \`_shells_v\`;`)
  await db.run(sql`DROP TABLE \`_shells_v_locales\`;`)
  await db.run(sql`DROP TABLE \`dictionary_texts\`;`)
  await db.run(sql`DROP TABLE \`dictionaries\`;`)
  await db.run(sql`DROP TABLE \`_dictionary_texts_v\`;`)
  await db.run(sql`DROP TABLE \`_dictionaries_v\`;`)
  await db.run(sql`DROP TABLE \`redirects_has\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`DROP TABLE \`brands\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`users_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
}
