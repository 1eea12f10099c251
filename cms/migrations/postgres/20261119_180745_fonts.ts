// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "studio"."enum_fonts_style" AS ENUM('normal', 'italic');
  CREATE TABLE "studio"."fonts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"family" varchar,
  	"weights" varchar,
  	"style" "studio"."enum_fonts_style",
  	"missing" varchar,
  	"key" varchar,
  	"original_file" varchar,
  	"prepared" jsonb,
  	"edition" numeric DEFAULT 0,
  	"last_save" jsonb,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD COLUMN "fonts_id" integer;
  CREATE UNIQUE INDEX "fonts_key_idx" ON "studio"."fonts" USING btree ("key");
  CREATE INDEX "fonts_changed_by_idx" ON "studio"."fonts" USING btree ("changed_by");
  CREATE INDEX "fonts_updated_at_idx" ON "studio"."fonts" USING btree ("updated_at");
  CREATE INDEX "fonts_created_at_idx" ON "studio"."fonts" USING btree ("created_at");
  CREATE UNIQUE INDEX "fonts_filename_idx" ON "studio"."fonts" USING btree ("filename");
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_fonts_fk" FOREIGN KEY ("fonts_id") REFERENCES "studio"."fonts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_fonts_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("fonts_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."fonts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "studio"."fonts" CASCADE;
  ALTER TABLE "studio"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_fonts_fk";
  
  DROP INDEX "studio"."payload_locked_documents_rels_fonts_id_idx";
  ALTER TABLE "studio"."payload_locked_documents_rels" DROP COLUMN "fonts_id";
  DROP TYPE "studio"."enum_fonts_style";`)
}
