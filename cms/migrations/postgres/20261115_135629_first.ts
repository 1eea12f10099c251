// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "studio"."_locales" AS ENUM('sv', 'nb', 'en', 'fi', 'sk');
  CREATE TYPE "studio"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_pages_template" AS ENUM('page', 'story', 'stories index');
  CREATE TYPE "studio"."enum_pages_stories_index_layout" AS ENUM('Variant 1', 'Variant 2');
  CREATE TYPE "studio"."enum_pages_brand_design" AS ENUM('solvik', 'carstore', 'bmw', 'mini');
  CREATE TYPE "studio"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__pages_v_published_locale" AS ENUM('sv', 'nb', 'en', 'fi', 'sk');
  CREATE TYPE "studio"."enum__pages_v_version_template" AS ENUM('page', 'story', 'stories index');
  CREATE TYPE "studio"."enum__pages_v_version_stories_index_layout" AS ENUM('Variant 1', 'Variant 2');
  CREATE TYPE "studio"."enum__pages_v_version_brand_design" AS ENUM('solvik', 'carstore', 'bmw', 'mini');
  CREATE TYPE "studio"."enum_sites_country" AS ENUM('SE', 'NO', 'FI', 'SK', 'GB');
  CREATE TYPE "studio"."enum_sites_theme" AS ENUM('solvik', 'carstore', 'bmw', 'mini', 'charging', 'bistro', 'group', 'trucks', 'auction', 'finance', 'kits', 'forecourt');
  CREATE TYPE "studio"."enum_sites_directory_section" AS ENUM('Dealers', 'Carstore', 'Other businesses');
  CREATE TYPE "studio"."enum_sites_directory_look" AS ENUM('photo', 'stage', 'brand', 'dark', 'accent', 'plain');
  CREATE TYPE "studio"."enum_sites_directory_bay_tone" AS ENUM('dark', 'light');
  CREATE TYPE "studio"."enum__sites_v_version_country" AS ENUM('SE', 'NO', 'FI', 'SK', 'GB');
  CREATE TYPE "studio"."enum__sites_v_version_theme" AS ENUM('solvik', 'carstore', 'bmw', 'mini', 'charging', 'bistro', 'group', 'trucks', 'auction', 'finance', 'kits', 'forecourt');
  CREATE TYPE "studio"."enum__sites_v_version_directory_section" AS ENUM('Dealers', 'Carstore', 'Other businesses');
  CREATE TYPE "studio"."enum__sites_v_version_directory_look" AS ENUM('photo', 'stage', 'brand', 'dark', 'accent', 'plain');
  CREATE TYPE "studio"."enum__sites_v_version_directory_bay_tone" AS ENUM('dark', 'light');
  CREATE TYPE "studio"."enum_shells_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_shells_header_message_type" AS ENUM('Warning', 'Dark', 'Light', 'Neutral');
  CREATE TYPE "studio"."enum_shells_header_message_icon" AS ENUM('CampaignAlert', 'WarningAlert');
  CREATE TYPE "studio"."enum__shells_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__shells_v_published_locale" AS ENUM('sv', 'nb', 'en', 'fi', 'sk');
  CREATE TYPE "studio"."enum__shells_v_version_header_message_type" AS ENUM('Warning', 'Dark', 'Light', 'Neutral');
  CREATE TYPE "studio"."enum__shells_v_version_header_message_icon" AS ENUM('CampaignAlert', 'WarningAlert');
  CREATE TYPE "studio"."enum_redirects_has_type" AS ENUM('query');
  CREATE TYPE "studio"."enum_users_role" AS ENUM('administrator', 'editor', 'author');
  CREATE TYPE "studio"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "studio"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "studio"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TABLE "studio"."pages_stories_index_tags" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"own_id" varchar,
  	"key" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "studio"."pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer,
  	"parent_id" integer,
  	"key" varchar,
  	"title" varchar,
  	"edition" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "studio"."enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."pages_locales" (
  	"name" varchar,
  	"main" jsonb,
  	"header" jsonb,
  	"footer" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"og_description" varchar,
  	"og_image_media_id" integer,
  	"og_image_alt" varchar,
  	"canonical_u_r_l" varchar,
  	"hide_from_search_engines" boolean DEFAULT false,
  	"hide_in_navigation" boolean DEFAULT false,
  	"nav_title" varchar,
  	"order" numeric,
  	"menu_text" varchar,
  	"menu_image_media_id" integer,
  	"menu_image_alt" varchar,
  	"is_navigable_in_menu_when_it_has_children" boolean DEFAULT false,
  	"external_link_href" varchar,
  	"external_link_text" varchar,
  	"external_link_new_tab" boolean DEFAULT false,
  	"template" "studio"."enum_pages_template" DEFAULT 'page',
  	"story_title" varchar,
  	"story_preamble" varchar,
  	"story_date" varchar,
  	"story_image_media_id" integer,
  	"story_image_alt" varchar,
  	"story_tags" varchar,
  	"story_author" varchar,
  	"stories_index_show_dates" boolean DEFAULT false,
  	"stories_index_highlight_latest_story" boolean DEFAULT false,
  	"stories_index_layout" "studio"."enum_pages_stories_index_layout" DEFAULT 'Variant 1',
  	"brand_design" "studio"."enum_pages_brand_design",
  	"gtm_i_d" varchar,
  	"header_over_content" boolean DEFAULT false,
  	"slug" varchar,
  	"path" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "studio"."_pages_v_version_stories_index_tags" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"own_id" varchar,
  	"key" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_site_id" integer,
  	"version_parent_id" integer,
  	"version_key" varchar,
  	"version_title" varchar,
  	"version_edition" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "studio"."enum__pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_pages_v_locales" (
  	"version_name" varchar,
  	"version_main" jsonb,
  	"version_header" jsonb,
  	"version_footer" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_og_description" varchar,
  	"version_og_image_media_id" integer,
  	"version_og_image_alt" varchar,
  	"version_canonical_u_r_l" varchar,
  	"version_hide_from_search_engines" boolean DEFAULT false,
  	"version_hide_in_navigation" boolean DEFAULT false,
  	"version_nav_title" varchar,
  	"version_order" numeric,
  	"version_menu_text" varchar,
  	"version_menu_image_media_id" integer,
  	"version_menu_image_alt" varchar,
  	"version_is_navigable_in_menu_when_it_has_children" boolean DEFAULT false,
  	"version_external_link_href" varchar,
  	"version_external_link_text" varchar,
  	"version_external_link_new_tab" boolean DEFAULT false,
  	"version_template" "studio"."enum__pages_v_version_template" DEFAULT 'page',
  	"version_story_title" varchar,
  	"version_story_preamble" varchar,
  	"version_story_date" varchar,
  	"version_story_image_media_id" integer,
  	"version_story_image_alt" varchar,
  	"version_story_tags" varchar,
  	"version_story_author" varchar,
  	"version_stories_index_show_dates" boolean DEFAULT false,
  	"version_stories_index_highlight_latest_story" boolean DEFAULT false,
  	"version_stories_index_layout" "studio"."enum__pages_v_version_stories_index_layout" DEFAULT 'Variant 1',
  	"version_brand_design" "studio"."enum__pages_v_version_brand_design",
  	"version_gtm_i_d" varchar,
  	"version_header_over_content" boolean DEFAULT false,
  	"version_slug" varchar,
  	"version_path" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "studio"."media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"media_file" varchar,
  	"vector" boolean,
  	"placeholder" varchar,
  	"type" varchar,
  	"bytes" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "studio"."media_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "studio"."sites_hosts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"host" varchar
  );
  
  CREATE TABLE "studio"."sites_languages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"code" varchar
  );
  
  CREATE TABLE "studio"."sites_tag_hosts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"host" varchar
  );
  
  CREATE TABLE "studio"."sites_directory_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "studio"."sites" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"display_name" varchar,
  	"url" varchar,
  	"redirects_www" boolean DEFAULT false,
  	"country" "studio"."enum_sites_country" DEFAULT 'SE',
  	"time_zone" varchar,
  	"theme" "studio"."enum_sites_theme" DEFAULT 'solvik',
  	"title_template" varchar,
  	"favicon_media_id" integer,
  	"favicon_alt" varchar,
  	"favicon_file" varchar,
  	"gtm_i_d" varchar,
  	"tag_server" varchar,
  	"consent_revision" numeric,
  	"path_to_car_list" varchar,
  	"car_detail_path" varchar,
  	"site_detail_path" varchar,
  	"workshop_booking_path" varchar,
  	"finance_organisation_id" varchar,
  	"store_slug" varchar,
  	"group_slug" varchar,
  	"indices_cars" varchar,
  	"indices_sites" varchar,
  	"directory_section" "studio"."enum_sites_directory_section" DEFAULT 'Dealers',
  	"directory_order" varchar,
  	"directory_summary" varchar,
  	"directory_headline" varchar,
  	"directory_action" varchar,
  	"directory_wordmark" varchar,
  	"directory_picture_media_id" integer,
  	"directory_picture_alt" varchar,
  	"directory_look" "studio"."enum_sites_directory_look" DEFAULT 'photo',
  	"directory_bay_media_id" integer,
  	"directory_bay_alt" varchar,
  	"directory_bay_tone" "studio"."enum_sites_directory_bay_tone" DEFAULT 'dark',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "studio"."sites_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"brands_id" integer
  );
  
  CREATE TABLE "studio"."_sites_v_version_hosts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"host" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_sites_v_version_languages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_sites_v_version_tag_hosts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"host" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_sites_v_version_directory_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_sites_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar NOT NULL,
  	"version_display_name" varchar,
  	"version_url" varchar,
  	"version_redirects_www" boolean DEFAULT false,
  	"version_country" "studio"."enum__sites_v_version_country" DEFAULT 'SE',
  	"version_time_zone" varchar,
  	"version_theme" "studio"."enum__sites_v_version_theme" DEFAULT 'solvik',
  	"version_title_template" varchar,
  	"version_favicon_media_id" integer,
  	"version_favicon_alt" varchar,
  	"version_favicon_file" varchar,
  	"version_gtm_i_d" varchar,
  	"version_tag_server" varchar,
  	"version_consent_revision" numeric,
  	"version_path_to_car_list" varchar,
  	"version_car_detail_path" varchar,
  	"version_site_detail_path" varchar,
  	"version_workshop_booking_path" varchar,
  	"version_finance_organisation_id" varchar,
  	"version_store_slug" varchar,
  	"version_group_slug" varchar,
  	"version_indices_cars" varchar,
  	"version_indices_sites" varchar,
  	"version_directory_section" "studio"."enum__sites_v_version_directory_section" DEFAULT 'Dealers',
  	"version_directory_order" varchar,
  	"version_directory_summary" varchar,
  	"version_directory_headline" varchar,
  	"version_directory_action" varchar,
  	"version_directory_wordmark" varchar,
  	"version_directory_picture_media_id" integer,
  	"version_directory_picture_alt" varchar,
  	"version_directory_look" "studio"."enum__sites_v_version_directory_look" DEFAULT 'photo',
  	"version_directory_bay_media_id" integer,
  	"version_directory_bay_alt" varchar,
  	"version_directory_bay_tone" "studio"."enum__sites_v_version_directory_bay_tone" DEFAULT 'dark',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "studio"."_sites_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"brands_id" integer
  );
  
  CREATE TABLE "studio"."shells_header_extra_navigation_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"link_href" varchar,
  	"link_text" varchar,
  	"link_new_tab" boolean DEFAULT false,
  	"icon" varchar
  );
  
  CREATE TABLE "studio"."shells_footer_columns_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_href" varchar,
  	"link_text" varchar,
  	"link_new_tab" boolean DEFAULT false
  );
  
  CREATE TABLE "studio"."shells_footer_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar
  );
  
  CREATE TABLE "studio"."shells_footer_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"url" varchar,
  	"icon" varchar
  );
  
  CREATE TABLE "studio"."shells_footer_legal_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_href" varchar,
  	"link_text" varchar,
  	"link_new_tab" boolean DEFAULT false
  );
  
  CREATE TABLE "studio"."shells" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer,
  	"edition" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "studio"."enum_shells_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."shells_locales" (
  	"header_logo_media_id" integer,
  	"header_logo_alt" varchar,
  	"header_logo_on_dark_media_id" integer,
  	"header_logo_on_dark_alt" varchar,
  	"header_logo_width" numeric,
  	"header_logo_height" numeric,
  	"header_is_sticky" boolean DEFAULT false,
  	"header_slim_nav" boolean DEFAULT false,
  	"header_has_dark_theme" boolean DEFAULT false,
  	"header_show_separator" boolean DEFAULT false,
  	"header_action_href" varchar,
  	"header_action_text" varchar,
  	"header_action_new_tab" boolean DEFAULT false,
  	"header_has_message" boolean DEFAULT false,
  	"header_message_title" varchar,
  	"header_message_text" varchar,
  	"header_message_type" "studio"."enum_shells_header_message_type" DEFAULT 'Warning',
  	"header_message_icon" "studio"."enum_shells_header_message_icon" DEFAULT 'CampaignAlert',
  	"footer_show_brands" boolean DEFAULT false,
  	"footer_brands_heading" varchar,
  	"footer_highlighted_link_href" varchar,
  	"footer_highlighted_link_text" varchar,
  	"footer_highlighted_link_new_tab" boolean DEFAULT false,
  	"footer_info_field1_heading" varchar,
  	"footer_info_field1_text" jsonb,
  	"footer_info_field2_heading" varchar,
  	"footer_info_field2_text" jsonb,
  	"footer_info_field_one_child_full_width" boolean DEFAULT false,
  	"footer_logo_media_id" integer,
  	"footer_logo_alt" varchar,
  	"footer_statement" varchar,
  	"footer_legal" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "studio"."_shells_v_version_header_extra_navigation_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"link_href" varchar,
  	"link_text" varchar,
  	"link_new_tab" boolean DEFAULT false,
  	"icon" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_shells_v_version_footer_columns_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_href" varchar,
  	"link_text" varchar,
  	"link_new_tab" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_shells_v_version_footer_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_shells_v_version_footer_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"url" varchar,
  	"icon" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_shells_v_version_footer_legal_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_href" varchar,
  	"link_text" varchar,
  	"link_new_tab" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_shells_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_site_id" integer,
  	"version_edition" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__shells_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "studio"."enum__shells_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_shells_v_locales" (
  	"version_header_logo_media_id" integer,
  	"version_header_logo_alt" varchar,
  	"version_header_logo_on_dark_media_id" integer,
  	"version_header_logo_on_dark_alt" varchar,
  	"version_header_logo_width" numeric,
  	"version_header_logo_height" numeric,
  	"version_header_is_sticky" boolean DEFAULT false,
  	"version_header_slim_nav" boolean DEFAULT false,
  	"version_header_has_dark_theme" boolean DEFAULT false,
  	"version_header_show_separator" boolean DEFAULT false,
  	"version_header_action_href" varchar,
  	"version_header_action_text" varchar,
  	"version_header_action_new_tab" boolean DEFAULT false,
  	"version_header_has_message" boolean DEFAULT false,
  	"version_header_message_title" varchar,
  	"version_header_message_text" varchar,
  	"version_header_message_type" "studio"."enum__shells_v_version_header_message_type" DEFAULT 'Warning',
  	"version_header_message_icon" "studio"."enum__shells_v_version_header_message_icon" DEFAULT 'CampaignAlert',
  	"version_footer_show_brands" boolean DEFAULT false,
  	"version_footer_brands_heading" varchar,
  	"version_footer_highlighted_link_href" varchar,
  	"version_footer_highlighted_link_text" varchar,
  	"version_footer_highlighted_link_new_tab" boolean DEFAULT false,
  	"version_footer_info_field1_heading" varchar,
  	"version_footer_info_field1_text" jsonb,
  	"version_footer_info_field2_heading" varchar,
  	"version_footer_info_field2_text" jsonb,
  	"version_footer_info_field_one_child_full_width" boolean DEFAULT false,
  	"version_footer_logo_media_id" integer,
  	"version_footer_logo_alt" varchar,
  	"version_footer_statement" varchar,
  	"version_footer_legal" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "studio"."dictionary_texts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "studio"."dictionaries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "studio"."_dictionary_texts_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_dictionaries_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_site_id" integer NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "studio"."redirects_has" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" "studio"."enum_redirects_has_type" DEFAULT 'query' NOT NULL,
  	"key" varchar NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "studio"."redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"site_id" integer NOT NULL,
  	"source" varchar NOT NULL,
  	"destination" varchar NOT NULL,
  	"otherwise" varchar,
  	"permanent" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "studio"."brands" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"logo_id" integer,
  	"logo_black_and_white_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "studio"."users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "studio"."users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "studio"."enum_users_role" DEFAULT 'author' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "studio"."users_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"sites_id" integer
  );
  
  CREATE TABLE "studio"."payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "studio"."payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "studio"."enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "studio"."enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "studio"."payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "studio"."enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "studio"."payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "studio"."payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"media_id" integer,
  	"sites_id" integer,
  	"shells_id" integer,
  	"dictionaries_id" integer,
  	"redirects_id" integer,
  	"brands_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "studio"."payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "studio"."payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "studio"."payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "studio"."pages_stories_index_tags" ADD CONSTRAINT "pages_stories_index_tags_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."pages" ADD CONSTRAINT "pages_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "studio"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."pages" ADD CONSTRAINT "pages_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."pages_locales" ADD CONSTRAINT "pages_locales_og_image_media_id_media_id_fk" FOREIGN KEY ("og_image_media_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."pages_locales" ADD CONSTRAINT "pages_locales_menu_image_media_id_media_id_fk" FOREIGN KEY ("menu_image_media_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."pages_locales" ADD CONSTRAINT "pages_locales_story_image_media_id_media_id_fk" FOREIGN KEY ("story_image_media_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_pages_v_version_stories_index_tags" ADD CONSTRAINT "_pages_v_version_stories_index_tags_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_pages_v" ADD CONSTRAINT "_pages_v_version_site_id_sites_id_fk" FOREIGN KEY ("version_site_id") REFERENCES "studio"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_pages_v" ADD CONSTRAINT "_pages_v_version_parent_id_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "studio"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_version_og_image_media_id_media_id_fk" FOREIGN KEY ("version_og_image_media_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_version_menu_image_media_id_media_id_fk" FOREIGN KEY ("version_menu_image_media_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_version_story_image_media_id_media_id_fk" FOREIGN KEY ("version_story_image_media_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."sites_hosts" ADD CONSTRAINT "sites_hosts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."sites_languages" ADD CONSTRAINT "sites_languages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."sites_tag_hosts" ADD CONSTRAINT "sites_tag_hosts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."sites_directory_rows" ADD CONSTRAINT "sites_directory_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."sites" ADD CONSTRAINT "sites_favicon_media_id_media_id_fk" FOREIGN KEY ("favicon_media_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."sites" ADD CONSTRAINT "sites_directory_picture_media_id_media_id_fk" FOREIGN KEY ("directory_picture_media_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."sites" ADD CONSTRAINT "sites_directory_bay_media_id_media_id_fk" FOREIGN KEY ("directory_bay_media_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."sites_rels" ADD CONSTRAINT "sites_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."sites_rels" ADD CONSTRAINT "sites_rels_brands_fk" FOREIGN KEY ("brands_id") REFERENCES "studio"."brands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_sites_v_version_hosts" ADD CONSTRAINT "_sites_v_version_hosts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_sites_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_sites_v_version_languages" ADD CONSTRAINT "_sites_v_version_languages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_sites_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_sites_v_version_tag_hosts" ADD CONSTRAINT "_sites_v_version_tag_hosts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_sites_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_sites_v_version_directory_rows" ADD CONSTRAINT "_sites_v_version_directory_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_sites_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_sites_v" ADD CONSTRAINT "_sites_v_parent_id_sites_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_sites_v" ADD CONSTRAINT "_sites_v_version_favicon_media_id_media_id_fk" FOREIGN KEY ("version_favicon_media_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_sites_v" ADD CONSTRAINT "_sites_v_version_directory_picture_media_id_media_id_fk" FOREIGN KEY ("version_directory_picture_media_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_sites_v" ADD CONSTRAINT "_sites_v_version_directory_bay_media_id_media_id_fk" FOREIGN KEY ("version_directory_bay_media_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_sites_v_rels" ADD CONSTRAINT "_sites_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_sites_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_sites_v_rels" ADD CONSTRAINT "_sites_v_rels_brands_fk" FOREIGN KEY ("brands_id") REFERENCES "studio"."brands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."shells_header_extra_navigation_items" ADD CONSTRAINT "shells_header_extra_navigation_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."shells"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."shells_footer_columns_items" ADD CONSTRAINT "shells_footer_columns_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."shells_footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."shells_footer_columns" ADD CONSTRAINT "shells_footer_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."shells"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."shells_footer_social_links" ADD CONSTRAINT "shells_footer_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."shells"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."shells_footer_legal_links" ADD CONSTRAINT "shells_footer_legal_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."shells"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."shells" ADD CONSTRAINT "shells_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "studio"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."shells_locales" ADD CONSTRAINT "shells_locales_header_logo_media_id_media_id_fk" FOREIGN KEY ("header_logo_media_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."shells_locales" ADD CONSTRAINT "shells_locales_header_logo_on_dark_media_id_media_id_fk" FOREIGN KEY ("header_logo_on_dark_media_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."shells_locales" ADD CONSTRAINT "shells_locales_footer_logo_media_id_media_id_fk" FOREIGN KEY ("footer_logo_media_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."shells_locales" ADD CONSTRAINT "shells_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."shells"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_shells_v_version_header_extra_navigation_items" ADD CONSTRAINT "_shells_v_version_header_extra_navigation_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_shells_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_shells_v_version_footer_columns_items" ADD CONSTRAINT "_shells_v_version_footer_columns_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_shells_v_version_footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_shells_v_version_footer_columns" ADD CONSTRAINT "_shells_v_version_footer_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_shells_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_shells_v_version_footer_social_links" ADD CONSTRAINT "_shells_v_version_footer_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_shells_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_shells_v_version_footer_legal_links" ADD CONSTRAINT "_shells_v_version_footer_legal_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_shells_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_shells_v" ADD CONSTRAINT "_shells_v_parent_id_shells_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."shells"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_shells_v" ADD CONSTRAINT "_shells_v_version_site_id_sites_id_fk" FOREIGN KEY ("version_site_id") REFERENCES "studio"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_shells_v_locales" ADD CONSTRAINT "_shells_v_locales_version_header_logo_media_id_media_id_fk" FOREIGN KEY ("version_header_logo_media_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_shells_v_locales" ADD CONSTRAINT "_shells_v_locales_version_header_logo_on_dark_media_id_media_id_fk" FOREIGN KEY ("version_header_logo_on_dark_media_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_shells_v_locales" ADD CONSTRAINT "_shells_v_locales_version_footer_logo_media_id_media_id_fk" FOREIGN KEY ("version_footer_logo_media_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_shells_v_locales" ADD CONSTRAINT "_shells_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_shells_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."dictionary_texts" ADD CONSTRAINT "dictionary_texts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."dictionaries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."dictionaries" ADD CONSTRAINT "dictionaries_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "studio"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_dictionary_texts_v" ADD CONSTRAINT "_dictionary_texts_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_dictionaries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_dictionaries_v" ADD CONSTRAINT "_dictionaries_v_parent_id_dictionaries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."dictionaries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_dictionaries_v" ADD CONSTRAINT "_dictionaries_v_version_site_id_sites_id_fk" FOREIGN KEY ("version_site_id") REFERENCES "studio"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."redirects_has" ADD CONSTRAINT "redirects_has_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."redirects" ADD CONSTRAINT "redirects_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "studio"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."brands" ADD CONSTRAINT "brands_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."brands" ADD CONSTRAINT "brands_logo_black_and_white_id_media_id_fk" FOREIGN KEY ("logo_black_and_white_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."users_rels" ADD CONSTRAINT "users_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."users_rels" ADD CONSTRAINT "users_rels_sites_fk" FOREIGN KEY ("sites_id") REFERENCES "studio"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "studio"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "studio"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sites_fk" FOREIGN KEY ("sites_id") REFERENCES "studio"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_shells_fk" FOREIGN KEY ("shells_id") REFERENCES "studio"."shells"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_dictionaries_fk" FOREIGN KEY ("dictionaries_id") REFERENCES "studio"."dictionaries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "studio"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_brands_fk" FOREIGN KEY ("brands_id") REFERENCES "studio"."brands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "studio"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "studio"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_stories_index_tags_order_idx" ON "studio"."pages_stories_index_tags" USING btree ("_order");
  CREATE INDEX "pages_stories_index_tags_parent_id_idx" ON "studio"."pages_stories_index_tags" USING btree ("_parent_id");
  CREATE INDEX "pages_stories_index_tags_locale_idx" ON "studio"."pages_stories_index_tags" USING btree ("_locale");
  CREATE INDEX "pages_site_idx" ON "studio"."pages" USING btree ("site_id");
  CREATE INDEX "pages_parent_idx" ON "studio"."pages" USING btree ("parent_id");
  CREATE INDEX "pages_key_idx" ON "studio"."pages" USING btree ("key");
  CREATE INDEX "pages_title_idx" ON "studio"."pages" USING btree ("title");
  CREATE INDEX "pages_updated_at_idx" ON "studio"."pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "studio"."pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "studio"."pages" USING btree ("_status");
  CREATE INDEX "pages_og_image_og_image_media_idx" ON "studio"."pages_locales" USING btree ("og_image_media_id");
  CREATE INDEX "pages_menu_image_menu_image_media_idx" ON "studio"."pages_locales" USING btree ("menu_image_media_id");
  CREATE INDEX "pages_story_image_story_image_media_idx" ON "studio"."pages_locales" USING btree ("story_image_media_id");
  CREATE INDEX "pages_path_idx" ON "studio"."pages_locales" USING btree ("path","_locale");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "studio"."pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_version_stories_index_tags_order_idx" ON "studio"."_pages_v_version_stories_index_tags" USING btree ("_order");
  CREATE INDEX "_pages_v_version_stories_index_tags_parent_id_idx" ON "studio"."_pages_v_version_stories_index_tags" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_stories_index_tags_locale_idx" ON "studio"."_pages_v_version_stories_index_tags" USING btree ("_locale");
  CREATE INDEX "_pages_v_parent_idx" ON "studio"."_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_site_idx" ON "studio"."_pages_v" USING btree ("version_site_id");
  CREATE INDEX "_pages_v_version_version_parent_idx" ON "studio"."_pages_v" USING btree ("version_parent_id");
  CREATE INDEX "_pages_v_version_version_key_idx" ON "studio"."_pages_v" USING btree ("version_key");
  CREATE INDEX "_pages_v_version_version_title_idx" ON "studio"."_pages_v" USING btree ("version_title");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "studio"."_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "studio"."_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "studio"."_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "studio"."_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "studio"."_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "studio"."_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "studio"."_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "studio"."_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "studio"."_pages_v" USING btree ("autosave");
  CREATE INDEX "_pages_v_version_og_image_version_og_image_media_idx" ON "studio"."_pages_v_locales" USING btree ("version_og_image_media_id");
  CREATE INDEX "_pages_v_version_menu_image_version_menu_image_media_idx" ON "studio"."_pages_v_locales" USING btree ("version_menu_image_media_id");
  CREATE INDEX "_pages_v_version_story_image_version_story_image_media_idx" ON "studio"."_pages_v_locales" USING btree ("version_story_image_media_id");
  CREATE INDEX "_pages_v_version_version_path_idx" ON "studio"."_pages_v_locales" USING btree ("version_path","_locale");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "studio"."_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "media_key_idx" ON "studio"."media" USING btree ("key");
  CREATE INDEX "media_updated_at_idx" ON "studio"."media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "studio"."media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "studio"."media" USING btree ("filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "studio"."media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "sites_hosts_order_idx" ON "studio"."sites_hosts" USING btree ("_order");
  CREATE INDEX "sites_hosts_parent_id_idx" ON "studio"."sites_hosts" USING btree ("_parent_id");
  CREATE INDEX "sites_languages_order_idx" ON "studio"."sites_languages" USING btree ("_order");
  CREATE INDEX "sites_languages_parent_id_idx" ON "studio"."sites_languages" USING btree ("_parent_id");
  CREATE INDEX "sites_tag_hosts_order_idx" ON "studio"."sites_tag_hosts" USING btree ("_order");
  CREATE INDEX "sites_tag_hosts_parent_id_idx" ON "studio"."sites_tag_hosts" USING btree ("_parent_id");
  CREATE INDEX "sites_directory_rows_order_idx" ON "studio"."sites_directory_rows" USING btree ("_order");
  CREATE INDEX "sites_directory_rows_parent_id_idx" ON "studio"."sites_directory_rows" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "sites_name_idx" ON "studio"."sites" USING btree ("name");
  CREATE INDEX "sites_favicon_favicon_media_idx" ON "studio"."sites" USING btree ("favicon_media_id");
  CREATE INDEX "sites_directory_picture_directory_picture_media_idx" ON "studio"."sites" USING btree ("directory_picture_media_id");
  CREATE INDEX "sites_directory_bay_directory_bay_media_idx" ON "studio"."sites" USING btree ("directory_bay_media_id");
  CREATE INDEX "sites_updated_at_idx" ON "studio"."sites" USING btree ("updated_at");
  CREATE INDEX "sites_created_at_idx" ON "studio"."sites" USING btree ("created_at");
  CREATE INDEX "sites_rels_order_idx" ON "studio"."sites_rels" USING btree ("order");
  CREATE INDEX "sites_rels_parent_idx" ON "studio"."sites_rels" USING btree ("parent_id");
  CREATE INDEX "sites_rels_path_idx" ON "studio"."sites_rels" USING btree ("path");
  CREATE INDEX "sites_rels_brands_id_idx" ON "studio"."sites_rels" USING btree ("brands_id");
  CREATE INDEX "_sites_v_version_hosts_order_idx" ON "studio"."_sites_v_version_hosts" USING btree ("_order");
  CREATE INDEX "_sites_v_version_hosts_parent_id_idx" ON "studio"."_sites_v_version_hosts" USING btree ("_parent_id");
  CREATE INDEX "_sites_v_version_languages_order_idx" ON "studio"."_sites_v_version_languages" USING btree ("_order");
  CREATE INDEX "_sites_v_version_languages_parent_id_idx" ON "studio"."_sites_v_version_languages" USING btree ("_parent_id");
  CREATE INDEX "_sites_v_version_tag_hosts_order_idx" ON "studio"."_sites_v_version_tag_hosts" USING btree ("_order");
  CREATE INDEX "_sites_v_version_tag_hosts_parent_id_idx" ON "studio"."_sites_v_version_tag_hosts" USING btree ("_parent_id");
  CREATE INDEX "_sites_v_version_directory_rows_order_idx" ON "studio"."_sites_v_version_directory_rows" USING btree ("_order");
  CREATE INDEX "_sites_v_version_directory_rows_parent_id_idx" ON "studio"."_sites_v_version_directory_rows" USING btree ("_parent_id");
  CREATE INDEX "_sites_v_parent_idx" ON "studio"."_sites_v" USING btree ("parent_id");
  CREATE INDEX "_sites_v_version_version_name_idx" ON "studio"."_sites_v" USING btree ("version_name");
  CREATE INDEX "_sites_v_version_favicon_version_favicon_media_idx" ON "studio"."_sites_v" USING btree ("version_favicon_media_id");
  CREATE INDEX "_sites_v_version_directory_picture_version_directory_pic_idx" ON "studio"."_sites_v" USING btree ("version_directory_picture_media_id");
  CREATE INDEX "_sites_v_version_directory_bay_version_directory_bay_med_idx" ON "studio"."_sites_v" USING btree ("version_directory_bay_media_id");
  CREATE INDEX "_sites_v_version_version_updated_at_idx" ON "studio"."_sites_v" USING btree ("version_updated_at");
  CREATE INDEX "_sites_v_version_version_created_at_idx" ON "studio"."_sites_v" USING btree ("version_created_at");
  CREATE INDEX "_sites_v_created_at_idx" ON "studio"."_sites_v" USING btree ("created_at");
  CREATE INDEX "_sites_v_updated_at_idx" ON "studio"."_sites_v" USING btree ("updated_at");
  CREATE INDEX "_sites_v_rels_order_idx" ON "studio"."_sites_v_rels" USING btree ("order");
  CREATE INDEX "_sites_v_rels_parent_idx" ON "studio"."_sites_v_rels" USING btree ("parent_id");
  CREATE INDEX "_sites_v_rels_path_idx" ON "studio"."_sites_v_rels" USING btree ("path");
  CREATE INDEX "_sites_v_rels_brands_id_idx" ON "studio"."_sites_v_rels" USING btree ("brands_id");
  CREATE INDEX "shells_header_extra_navigation_items_order_idx" ON "studio"."shells_header_extra_navigation_items" USING btree ("_order");
  CREATE INDEX "shells_header_extra_navigation_items_parent_id_idx" ON "studio"."shells_header_extra_navigation_items" USING btree ("_parent_id");
  CREATE INDEX "shells_header_extra_navigation_items_locale_idx" ON "studio"."shells_header_extra_navigation_items" USING btree ("_locale");
  CREATE INDEX "shells_footer_columns_items_order_idx" ON "studio"."shells_footer_columns_items" USING btree ("_order");
  CREATE INDEX "shells_footer_columns_items_parent_id_idx" ON "studio"."shells_footer_columns_items" USING btree ("_parent_id");
  CREATE INDEX "shells_footer_columns_items_locale_idx" ON "studio"."shells_footer_columns_items" USING btree ("_locale");
  CREATE INDEX "shells_footer_columns_order_idx" ON "studio"."shells_footer_columns" USING btree ("_order");
  CREATE INDEX "shells_footer_columns_parent_id_idx" ON "studio"."shells_footer_columns" USING btree ("_parent_id");
  CREATE INDEX "shells_footer_columns_locale_idx" ON "studio"."shells_footer_columns" USING btree ("_locale");
  CREATE INDEX "shells_footer_social_links_order_idx" ON "studio"."shells_footer_social_links" USING btree ("_order");
  CREATE INDEX "shells_footer_social_links_parent_id_idx" ON "studio"."shells_footer_social_links" USING btree ("_parent_id");
  CREATE INDEX "shells_footer_social_links_locale_idx" ON "studio"."shells_footer_social_links" USING btree ("_locale");
  CREATE INDEX "shells_footer_legal_links_order_idx" ON "studio"."shells_footer_legal_links" USING btree ("_order");
  CREATE INDEX "shells_footer_legal_links_parent_id_idx" ON "studio"."shells_footer_legal_links" USING btree ("_parent_id");
  CREATE INDEX "shells_footer_legal_links_locale_idx" ON "studio"."shells_footer_legal_links" USING btree ("_locale");
  CREATE UNIQUE INDEX "shells_site_idx" ON "studio"."shells" USING btree ("site_id");
  CREATE INDEX "shells_updated_at_idx" ON "studio"."shells" USING btree ("updated_at");
  CREATE INDEX "shells_created_at_idx" ON "studio"."shells" USING btree ("created_at");
  CREATE INDEX "shells__status_idx" ON "studio"."shells" USING btree ("_status");
  CREATE INDEX "shells_header_logo_header_logo_media_idx" ON "studio"."shells_locales" USING btree ("header_logo_media_id");
  CREATE INDEX "shells_header_logo_on_dark_header_logo_on_dark_media_idx" ON "studio"."shells_locales" USING btree ("header_logo_on_dark_media_id");
  CREATE INDEX "shells_footer_logo_footer_logo_media_idx" ON "studio"."shells_locales" USING btree ("footer_logo_media_id");
  CREATE UNIQUE INDEX "shells_locales_locale_parent_id_unique" ON "studio"."shells_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_shells_v_version_header_extra_navigation_items_order_idx" ON "studio"."_shells_v_version_header_extra_navigation_items" USING btree ("_order");
  CREATE INDEX "_shells_v_version_header_extra_navigation_items_parent_id_idx" ON "studio"."_shells_v_version_header_extra_navigation_items" USING btree ("_parent_id");
  CREATE INDEX "_shells_v_version_header_extra_navigation_items_locale_idx" ON "studio"."_shells_v_version_header_extra_navigation_items" USING btree ("_locale");
  CREATE INDEX "_shells_v_version_footer_columns_items_order_idx" ON "studio"."_shells_v_version_footer_columns_items" USING btree ("_order");
  CREATE INDEX "_shells_v_version_footer_columns_items_parent_id_idx" ON "studio"."_shells_v_version_footer_columns_items" USING btree ("_parent_id");
  CREATE INDEX "_shells_v_version_footer_columns_items_locale_idx" ON "studio"."_shells_v_version_footer_columns_items" USING btree ("_locale");
  CREATE INDEX "_shells_v_version_footer_columns_order_idx" ON "studio"."_shells_v_version_footer_columns" USING btree ("_order");
  CREATE INDEX "_shells_v_version_footer_columns_parent_id_idx" ON "studio"."_shells_v_version_footer_columns" USING btree ("_parent_id");
  CREATE INDEX "_shells_v_version_footer_columns_locale_idx" ON "studio"."_shells_v_version_footer_columns" USING btree ("_locale");
  CREATE INDEX "_shells_v_version_footer_social_links_order_idx" ON "studio"."_shells_v_version_footer_social_links" USING btree ("_order");
  CREATE INDEX "_shells_v_version_footer_social_links_parent_id_idx" ON "studio"."_shells_v_version_footer_social_links" USING btree ("_parent_id");
  CREATE INDEX "_shells_v_version_footer_social_links_locale_idx" ON "studio"."_shells_v_version_footer_social_links" USING btree ("_locale");
  CREATE INDEX "_shells_v_version_footer_legal_links_order_idx" ON "studio"."_shells_v_version_footer_legal_links" USING btree ("_order");
  CREATE INDEX "_shells_v_version_footer_legal_links_parent_id_idx" ON "studio"."_shells_v_version_footer_legal_links" USING btree ("_parent_id");
  CREATE INDEX "_shells_v_version_footer_legal_links_locale_idx" ON "studio"."_shells_v_version_footer_legal_links" USING btree ("_locale");
  CREATE INDEX "_shells_v_parent_idx" ON "studio"."_shells_v" USING btree ("parent_id");
  CREATE INDEX "_shells_v_version_version_site_idx" ON "studio"."_shells_v" USING btree ("version_site_id");
  CREATE INDEX "_shells_v_version_version_updated_at_idx" ON "studio"."_shells_v" USING btree ("version_updated_at");
  CREATE INDEX "_shells_v_version_version_created_at_idx" ON "studio"."_shells_v" USING btree ("version_created_at");
  CREATE INDEX "_shells_v_version_version__status_idx" ON "studio"."_shells_v" USING btree ("version__status");
  CREATE INDEX "_shells_v_created_at_idx" ON "studio"."_shells_v" USING btree ("created_at");
  CREATE INDEX "_shells_v_updated_at_idx" ON "studio"."_shells_v" USING btree ("updated_at");
  CREATE INDEX "_shells_v_snapshot_idx" ON "studio"."_shells_v" USING btree ("snapshot");
  CREATE INDEX "_shells_v_published_locale_idx" ON "studio"."_shells_v" USING btree ("published_locale");
  CREATE INDEX "_shells_v_latest_idx" ON "studio"."_shells_v" USING btree ("latest");
  CREATE INDEX "_shells_v_autosave_idx" ON "studio"."_shells_v" USING btree ("autosave");
  CREATE INDEX "_shells_v_version_header_logo_version_header_logo_media_idx" ON "studio"."_shells_v_locales" USING btree ("version_header_logo_media_id");
  CREATE INDEX "_shells_v_version_header_logo_on_dark_version_header_log_idx" ON "studio"."_shells_v_locales" USING btree ("version_header_logo_on_dark_media_id");
  CREATE INDEX "_shells_v_version_footer_logo_version_footer_logo_media_idx" ON "studio"."_shells_v_locales" USING btree ("version_footer_logo_media_id");
  CREATE UNIQUE INDEX "_shells_v_locales_locale_parent_id_unique" ON "studio"."_shells_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "dictionary_texts_order_idx" ON "studio"."dictionary_texts" USING btree ("_order");
  CREATE INDEX "dictionary_texts_parent_id_idx" ON "studio"."dictionary_texts" USING btree ("_parent_id");
  CREATE INDEX "dictionary_texts_locale_idx" ON "studio"."dictionary_texts" USING btree ("_locale");
  CREATE UNIQUE INDEX "dictionaries_site_idx" ON "studio"."dictionaries" USING btree ("site_id");
  CREATE INDEX "dictionaries_updated_at_idx" ON "studio"."dictionaries" USING btree ("updated_at");
  CREATE INDEX "dictionaries_created_at_idx" ON "studio"."dictionaries" USING btree ("created_at");
  CREATE INDEX "_dictionary_texts_v_order_idx" ON "studio"."_dictionary_texts_v" USING btree ("_order");
  CREATE INDEX "_dictionary_texts_v_parent_id_idx" ON "studio"."_dictionary_texts_v" USING btree ("_parent_id");
  CREATE INDEX "_dictionary_texts_v_locale_idx" ON "studio"."_dictionary_texts_v" USING btree ("_locale");
  CREATE INDEX "_dictionaries_v_parent_idx" ON "studio"."_dictionaries_v" USING btree ("parent_id");
  CREATE INDEX "_dictionaries_v_version_version_site_idx" ON "studio"."_dictionaries_v" USING btree ("version_site_id");
  CREATE INDEX "_dictionaries_v_version_version_updated_at_idx" ON "studio"."_dictionaries_v" USING btree ("version_updated_at");
  CREATE INDEX "_dictionaries_v_version_version_created_at_idx" ON "studio"."_dictionaries_v" USING btree ("version_created_at");
  CREATE INDEX "_dictionaries_v_created_at_idx" ON "studio"."_dictionaries_v" USING btree ("created_at");
  CREATE INDEX "_dictionaries_v_updated_at_idx" ON "studio"."_dictionaries_v" USING btree ("updated_at");
  CREATE INDEX "redirects_has_order_idx" ON "studio"."redirects_has" USING btree ("_order");
  CREATE INDEX "redirects_has_parent_id_idx" ON "studio"."redirects_has" USING btree ("_parent_id");
  CREATE INDEX "redirects__order_idx" ON "studio"."redirects" USING btree ("_order");
  CREATE INDEX "redirects__order_1_idx" ON "studio"."redirects" USING btree ("_order");
  CREATE INDEX "redirects_site_idx" ON "studio"."redirects" USING btree ("site_id");
  CREATE INDEX "redirects_source_idx" ON "studio"."redirects" USING btree ("source");
  CREATE INDEX "redirects_updated_at_idx" ON "studio"."redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "studio"."redirects" USING btree ("created_at");
  CREATE UNIQUE INDEX "brands_code_idx" ON "studio"."brands" USING btree ("code");
  CREATE INDEX "brands_logo_idx" ON "studio"."brands" USING btree ("logo_id");
  CREATE INDEX "brands_logo_black_and_white_idx" ON "studio"."brands" USING btree ("logo_black_and_white_id");
  CREATE INDEX "brands_updated_at_idx" ON "studio"."brands" USING btree ("updated_at");
  CREATE INDEX "brands_created_at_idx" ON "studio"."brands" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "studio"."users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "studio"."users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "studio"."users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "studio"."users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "studio"."users" USING btree ("email");
  CREATE INDEX "users_rels_order_idx" ON "studio"."users_rels" USING btree ("order");
  CREATE INDEX "users_rels_parent_idx" ON "studio"."users_rels" USING btree ("parent_id");
  CREATE INDEX "users_rels_path_idx" ON "studio"."users_rels" USING btree ("path");
  CREATE INDEX "users_rels_sites_id_idx" ON "studio"."users_rels" USING btree ("sites_id");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "studio"."payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "studio"."payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "studio"."payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "studio"."payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "studio"."payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "studio"."payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "studio"."payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "studio"."payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "studio"."payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "studio"."payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "studio"."payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "studio"."payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "studio"."payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "studio"."payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "studio"."payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "studio"."payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "studio"."payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "studio"."payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_sites_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("sites_id");
  CREATE INDEX "payload_locked_documents_rels_shells_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("shells_id");
  CREATE INDEX "payload_locked_documents_rels_dictionaries_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("dictionaries_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_brands_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("brands_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "studio"."payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "studio"."payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "studio"."payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "studio"."payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "studio"."payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "studio"."payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "studio"."payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "studio"."payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "studio"."payload_migrations" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "studio"."pages_stories_index_tags" CASCADE;
  DROP TABLE "studio"."pages" CASCADE;
  DROP TABLE "studio"."pages_locales" CASCADE;
  DROP TABLE "studio"."_pages_v_version_stories_index_tags" CASCADE;
  DROP TABLE "studio"."_pages_v" CASCADE;
  DROP TABLE "studio"."_pages_v_locales" CASCADE;
  DROP TABLE "studio"."media" CASCADE;
  DROP TABLE "studio"."media_locales" CASCADE;
  DROP TABLE "studio"."sites_hosts" CASCADE;
  DROP TABLE "studio"."sites_languages" CASCADE;
  DROP TABLE "studio"."sites_tag_hosts" CASCADE;
  DROP TABLE "studio"."sites_directory_rows" CASCADE;
  DROP TABLE "studio"."sites" CASCADE;
  DROP TABLE "studio"."sites_rels" CASCADE;
  DROP TABLE "studio"."_sites_v_version_hosts" CASCADE;
  DROP TABLE "studio"."_sites_v_version_languages" CASCADE;
  DROP TABLE "studio"."_sites_v_version_tag_hosts" CASCADE;
  DROP TABLE "studio"."_sites_v_version_directory_rows" CASCADE;
  DROP TABLE "studio"."_sites_v" CASCADE;
  DROP TABLE "studio"."_sites_v_rels" CASCADE;
  DROP TABLE "studio"."shells_header_extra_navigation_items" CASCADE;
  DROP TABLE "studio"."shells_footer_columns_items" CASCADE;
  DROP TABLE "studio"."shells_footer_columns" CASCADE;
  DROP TABLE "studio"."shells_footer_social_links" CASCADE;
  DROP TABLE "studio"."shells_footer_legal_links" CASCADE;
  DROP TABLE "studio"."shells" CASCADE;
  DROP TABLE "studio"."shells_locales" CASCADE;
  DROP TABLE "studio"."_shells_v_version_header_extra_navigation_items" CASCADE;
  DROP TABLE "studio"."_shells_v_version_footer_columns_items" CASCADE;
  DROP TABLE "studio"."_shells_v_version_footer_columns" CASCADE;
  DROP TABLE "studio"."_shells_v_version_footer_social_links" CASCADE;
  DROP TABLE "studio"."_shells_v_version_footer_legal_links" CASCADE;
  DROP TABLE "studio"."_shells_v" CASCADE;
  DROP TABLE "studio"."_shells_v_locales" CASCADE;
  DROP TABLE "studio"."dictionary_texts" CASCADE;
  DROP TABLE "studio"."dictionaries" CASCADE;
  DROP TABLE "studio"."_dictionary_texts_v" CASCADE;
  DROP TABLE "studio"."_dictionaries_v" CASCADE;
  DROP TABLE "studio"."redirects_has" CASCADE;
  DROP TABLE "studio"."redirects" CASCADE;
  DROP TABLE "studio"."brands" CASCADE;
  DROP TABLE "studio"."users_sessions" CASCADE;
  DROP TABLE "studio"."users" CASCADE;
  DROP TABLE "studio"."users_rels" CASCADE;
  DROP TABLE "studio"."payload_kv" CASCADE;
  DROP TABLE "studio"."payload_jobs_log" CASCADE;
  DROP TABLE "studio"."payload_jobs" CASCADE;
  DROP TABLE "studio"."payload_locked_documents" CASCADE;
  DROP TABLE "studio"."payload_locked_documents_rels" CASCADE;
  DROP TABLE "studio"."payload_preferences" CASCADE;
  DROP TABLE "studio"."payload_preferences_rels" CASCADE;
  DROP TABLE "studio"."payload_migrations" CASCADE;
  DROP TYPE "studio"."_locales";
  DROP TYPE "studio"."enum_pages_status";
  DROP TYPE "studio"."enum_pages_template";
  DROP TYPE "studio"."enum_pages_stories_index_layout";
  DROP TYPE "studio"."enum_pages_brand_design";
  DROP TYPE "studio"."enum__pages_v_version_status";
  DROP TYPE "studio"."enum__pages_v_published_locale";
  DROP TYPE "studio"."enum__pages_v_version_template";
  DROP TYPE "studio"."enum__pages_v_version_stories_index_layout";
  DROP TYPE "studio"."enum__pages_v_version_brand_design";
  DROP TYPE "studio"."enum_sites_country";
  DROP TYPE "studio"."enum_sites_theme";
  DROP TYPE "studio"."enum_sites_directory_section";
  DROP TYPE "studio"."enum_sites_directory_look";
  DROP TYPE "studio"."enum_sites_directory_bay_tone";
  DROP TYPE "studio"."enum__sites_v_version_country";
  DROP TYPE "studio"."enum__sites_v_version_theme";
  DROP TYPE "studio"."enum__sites_v_version_directory_section";
  DROP TYPE "studio"."enum__sites_v_version_directory_look";
  DROP TYPE "studio"."enum__sites_v_version_directory_bay_tone";
  DROP TYPE "studio"."enum_shells_status";
  DROP TYPE "studio"."enum_shells_header_message_type";
  DROP TYPE "studio"."enum_shells_header_message_icon";
  DROP TYPE "studio"."enum__shells_v_version_status";
  DROP TYPE "studio"."enum__shells_v_published_locale";
  DROP TYPE "studio"."enum__shells_v_version_header_message_type";
  DROP TYPE "studio"."enum__shells_v_version_header_message_icon";
  DROP TYPE "studio"."enum_redirects_has_type";
  DROP TYPE "studio"."enum_users_role";
  DROP TYPE "studio"."enum_payload_jobs_log_task_slug";
  DROP TYPE "studio"."enum_payload_jobs_log_state";
  DROP TYPE "studio"."enum_payload_jobs_task_slug";`)
}
