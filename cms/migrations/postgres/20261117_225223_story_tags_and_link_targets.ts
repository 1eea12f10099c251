// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { moveTags } from '../move-tags.ts'

export async function up({ db, payload }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "studio"."tags" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"site_id" integer NOT NULL,
  	"tag_id" varchar,
  	"title" varchar,
  	"edition" numeric DEFAULT 0,
  	"last_save" jsonb,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "studio"."tags_locales" (
  	"name" varchar,
  	"key" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "studio"."pages_locales" ADD COLUMN "external_link_to" jsonb;
  ALTER TABLE "studio"."_pages_v_locales" ADD COLUMN "version_external_link_to" jsonb;
  ALTER TABLE "studio"."shells_header_extra_navigation_items" ADD COLUMN "link_to" jsonb;
  ALTER TABLE "studio"."shells_footer_columns_items" ADD COLUMN "link_to" jsonb;
  ALTER TABLE "studio"."shells_footer_legal_links" ADD COLUMN "link_to" jsonb;
  ALTER TABLE "studio"."shells_locales" ADD COLUMN "header_action_to" jsonb;
  ALTER TABLE "studio"."shells_locales" ADD COLUMN "footer_highlighted_link_to" jsonb;
  ALTER TABLE "studio"."_shells_v_version_header_extra_navigation_items" ADD COLUMN "link_to" jsonb;
  ALTER TABLE "studio"."_shells_v_version_footer_columns_items" ADD COLUMN "link_to" jsonb;
  ALTER TABLE "studio"."_shells_v_version_footer_legal_links" ADD COLUMN "link_to" jsonb;
  ALTER TABLE "studio"."_shells_v_locales" ADD COLUMN "version_header_action_to" jsonb;
  ALTER TABLE "studio"."_shells_v_locales" ADD COLUMN "version_footer_highlighted_link_to" jsonb;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD COLUMN "tags_id" integer;
  ALTER TABLE "studio"."tags" ADD CONSTRAINT "tags_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "studio"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."tags_locales" ADD CONSTRAINT "tags_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."tags"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "tags__order_idx" ON "studio"."tags" USING btree ("_order");
  CREATE INDEX "tags_site_idx" ON "studio"."tags" USING btree ("site_id");
  CREATE INDEX "tags_changed_by_idx" ON "studio"."tags" USING btree ("changed_by");
  CREATE INDEX "tags_updated_at_idx" ON "studio"."tags" USING btree ("updated_at");
  CREATE INDEX "tags_created_at_idx" ON "studio"."tags" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_tagId_idx" ON "studio"."tags" USING btree ("site_id","tag_id");
  CREATE UNIQUE INDEX "tags_locales_locale_parent_id_unique" ON "studio"."tags_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "studio"."tags"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_tags_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("tags_id");`)
  await moveTags({
    table: (name) => `"studio"."${name}"`,
    query: async (text, ...values) => (await db.execute(sql(text.split('?'), ...values))).rows,
    warn: (facts, message) => payload.logger.warn(facts, message),
  })
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."tags" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."tags_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "studio"."tags" CASCADE;
  DROP TABLE "studio"."tags_locales" CASCADE;
  ALTER TABLE "studio"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_tags_fk";
  
  DROP INDEX "studio"."payload_locked_documents_rels_tags_id_idx";
  ALTER TABLE "studio"."pages_locales" DROP COLUMN "external_link_to";
  ALTER TABLE "studio"."_pages_v_locales" DROP COLUMN "version_external_link_to";
  ALTER TABLE "studio"."shells_header_extra_navigation_items" DROP COLUMN "link_to";
  ALTER TABLE "studio"."shells_footer_columns_items" DROP COLUMN "link_to";
  ALTER TABLE "studio"."shells_footer_legal_links" DROP COLUMN "link_to";
  ALTER TABLE "studio"."shells_locales" DROP COLUMN "header_action_to";
  ALTER TABLE "studio"."shells_locales" DROP COLUMN "footer_highlighted_link_to";
  ALTER TABLE "studio"."_shells_v_version_header_extra_navigation_items" DROP COLUMN "link_to";
  ALTER TABLE "studio"."_shells_v_version_footer_columns_items" DROP COLUMN "link_to";
  ALTER TABLE "studio"."_shells_v_version_footer_legal_links" DROP COLUMN "link_to";
  ALTER TABLE "studio"."_shells_v_locales" DROP COLUMN "version_header_action_to";
  ALTER TABLE "studio"."_shells_v_locales" DROP COLUMN "version_footer_highlighted_link_to";
  ALTER TABLE "studio"."payload_locked_documents_rels" DROP COLUMN "tags_id";`)
}
