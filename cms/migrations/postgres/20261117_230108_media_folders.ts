// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "studio"."payload_folders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"folder_id" integer,
  	"site_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "studio"."media" ADD COLUMN "earlier_files" jsonb;
  ALTER TABLE "studio"."media" ADD COLUMN "folder_id" integer;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD COLUMN "payload_folders_id" integer;
  ALTER TABLE "studio"."payload_folders" ADD CONSTRAINT "payload_folders_folder_id_payload_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "studio"."payload_folders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."payload_folders" ADD CONSTRAINT "payload_folders_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "studio"."sites"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "payload_folders_name_idx" ON "studio"."payload_folders" USING btree ("name");
  CREATE INDEX "payload_folders_folder_idx" ON "studio"."payload_folders" USING btree ("folder_id");
  CREATE INDEX "payload_folders_site_idx" ON "studio"."payload_folders" USING btree ("site_id");
  CREATE INDEX "payload_folders_updated_at_idx" ON "studio"."payload_folders" USING btree ("updated_at");
  CREATE INDEX "payload_folders_created_at_idx" ON "studio"."payload_folders" USING btree ("created_at");
  ALTER TABLE "studio"."media" ADD CONSTRAINT "media_folder_id_payload_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "studio"."payload_folders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payload_folders_fk" FOREIGN KEY ("payload_folders_id") REFERENCES "studio"."payload_folders"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "media_folder_idx" ON "studio"."media" USING btree ("folder_id");
  CREATE INDEX "payload_locked_documents_rels_payload_folders_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("payload_folders_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."payload_folders" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "studio"."payload_folders" CASCADE;
  ALTER TABLE "studio"."media" DROP CONSTRAINT "media_folder_id_payload_folders_id_fk";
  
  ALTER TABLE "studio"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_payload_folders_fk";
  
  DROP INDEX "studio"."media_folder_idx";
  DROP INDEX "studio"."payload_locked_documents_rels_payload_folders_id_idx";
  ALTER TABLE "studio"."media" DROP COLUMN "earlier_files";
  ALTER TABLE "studio"."media" DROP COLUMN "folder_id";
  ALTER TABLE "studio"."payload_locked_documents_rels" DROP COLUMN "payload_folders_id";`)
}
