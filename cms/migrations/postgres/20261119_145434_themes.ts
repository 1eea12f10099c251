// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "studio"."enum_themes_shape_model_cards" AS ENUM('boxed', 'ruled');
  CREATE TYPE "studio"."enum_themes_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__themes_v_version_shape_model_cards" AS ENUM('boxed', 'ruled');
  CREATE TYPE "studio"."enum__themes_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__themes_v_published_locale" AS ENUM('sv', 'nb', 'en', 'fi', 'sk');
  CREATE TABLE "studio"."themes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"display_name" varchar,
  	"name" varchar,
  	"colours_brand" varchar,
  	"colours_on_brand" varchar,
  	"colours_accent" varchar,
  	"colours_on_accent" varchar,
  	"colours_ink" varchar,
  	"colours_paper" varchar,
  	"type_font" varchar,
  	"type_display_font" varchar,
  	"type_heading_weight" numeric,
  	"shape_card" numeric,
  	"shape_panel" numeric,
  	"shape_field" numeric,
  	"shape_button" numeric,
  	"shape_car_card" numeric,
  	"shape_model_cards" "studio"."enum_themes_shape_model_cards" DEFAULT 'boxed',
  	"map_water" varchar,
  	"mixed_surface" varchar,
  	"mixed_stage" varchar,
  	"mixed_stage_light" varchar,
  	"mixed_stage_deep" varchar,
  	"mixed_brand_hover" varchar,
  	"mixed_brand_tint" varchar,
  	"mixed_on_brand_soft" varchar,
  	"mixed_warning" varchar,
  	"mixed_on_warning" varchar,
  	"mixed_warning_tint" varchar,
  	"mixed_warning_ink" varchar,
  	"mixed_focus" varchar,
  	"mixed_focus_on_dark" varchar,
  	"mixed_scrim" varchar,
  	"mixed_halo" varchar,
  	"mixed_halo_mid" varchar,
  	"mixed_halo_edge" varchar,
  	"edition" numeric DEFAULT 0,
  	"last_save" jsonb,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "studio"."enum_themes_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."_themes_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_display_name" varchar,
  	"version_name" varchar,
  	"version_colours_brand" varchar,
  	"version_colours_on_brand" varchar,
  	"version_colours_accent" varchar,
  	"version_colours_on_accent" varchar,
  	"version_colours_ink" varchar,
  	"version_colours_paper" varchar,
  	"version_type_font" varchar,
  	"version_type_display_font" varchar,
  	"version_type_heading_weight" numeric,
  	"version_shape_card" numeric,
  	"version_shape_panel" numeric,
  	"version_shape_field" numeric,
  	"version_shape_button" numeric,
  	"version_shape_car_card" numeric,
  	"version_shape_model_cards" "studio"."enum__themes_v_version_shape_model_cards" DEFAULT 'boxed',
  	"version_map_water" varchar,
  	"version_mixed_surface" varchar,
  	"version_mixed_stage" varchar,
  	"version_mixed_stage_light" varchar,
  	"version_mixed_stage_deep" varchar,
  	"version_mixed_brand_hover" varchar,
  	"version_mixed_brand_tint" varchar,
  	"version_mixed_on_brand_soft" varchar,
  	"version_mixed_warning" varchar,
  	"version_mixed_on_warning" varchar,
  	"version_mixed_warning_tint" varchar,
  	"version_mixed_warning_ink" varchar,
  	"version_mixed_focus" varchar,
  	"version_mixed_focus_on_dark" varchar,
  	"version_mixed_scrim" varchar,
  	"version_mixed_halo" varchar,
  	"version_mixed_halo_mid" varchar,
  	"version_mixed_halo_edge" varchar,
  	"version_edition" numeric DEFAULT 0,
  	"version_last_save" jsonb,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__themes_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "studio"."enum__themes_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD COLUMN "themes_id" integer;
  ALTER TABLE "studio"."_themes_v" ADD CONSTRAINT "_themes_v_parent_id_themes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."themes"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "themes_name_idx" ON "studio"."themes" USING btree ("name");
  CREATE INDEX "themes_changed_by_idx" ON "studio"."themes" USING btree ("changed_by");
  CREATE INDEX "themes_updated_at_idx" ON "studio"."themes" USING btree ("updated_at");
  CREATE INDEX "themes_created_at_idx" ON "studio"."themes" USING btree ("created_at");
  CREATE INDEX "themes__status_idx" ON "studio"."themes" USING btree ("_status");
  CREATE INDEX "_themes_v_parent_idx" ON "studio"."_themes_v" USING btree ("parent_id");
  CREATE INDEX "_themes_v_version_version_name_idx" ON "studio"."_themes_v" USING btree ("version_name");
  CREATE INDEX "_themes_v_version_version_changed_by_idx" ON "studio"."_themes_v" USING btree ("version_changed_by");
  CREATE INDEX "_themes_v_version_version_updated_at_idx" ON "studio"."_themes_v" USING btree ("version_updated_at");
  CREATE INDEX "_themes_v_version_version_created_at_idx" ON "studio"."_themes_v" USING btree ("version_created_at");
  CREATE INDEX "_themes_v_version_version__status_idx" ON "studio"."_themes_v" USING btree ("version__status");
  CREATE INDEX "_themes_v_created_at_idx" ON "studio"."_themes_v" USING btree ("created_at");
  CREATE INDEX "_themes_v_updated_at_idx" ON "studio"."_themes_v" USING btree ("updated_at");
  CREATE INDEX "_themes_v_snapshot_idx" ON "studio"."_themes_v" USING btree ("snapshot");
  CREATE INDEX "_themes_v_published_locale_idx" ON "studio"."_themes_v" USING btree ("published_locale");
  CREATE INDEX "_themes_v_latest_idx" ON "studio"."_themes_v" USING btree ("latest");
  CREATE INDEX "_themes_v_autosave_idx" ON "studio"."_themes_v" USING btree ("autosave");
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_themes_fk" FOREIGN KEY ("themes_id") REFERENCES "studio"."themes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_themes_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("themes_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."themes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."_themes_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "studio"."themes" CASCADE;
  DROP TABLE "studio"."_themes_v" CASCADE;
  ALTER TABLE "studio"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_themes_fk";
  
  DROP INDEX "studio"."payload_locked_documents_rels_themes_id_idx";
  ALTER TABLE "studio"."payload_locked_documents_rels" DROP COLUMN "themes_id";
  DROP TYPE "studio"."enum_themes_shape_model_cards";
  DROP TYPE "studio"."enum_themes_status";
  DROP TYPE "studio"."enum__themes_v_version_shape_model_cards";
  DROP TYPE "studio"."enum__themes_v_version_status";
  DROP TYPE "studio"."enum__themes_v_published_locale";`)
}
