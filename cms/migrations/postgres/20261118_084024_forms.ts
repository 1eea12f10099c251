// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "studio"."enum_forms_questions_kind" AS ENUM('text', 'fullname', 'time', 'phone', 'address', 'checkbox', 'datetime', 'rating', 'email', 'radio', 'textbox', 'textarea', 'scale', 'number', 'spinner', 'dropdown');
  CREATE TYPE "studio"."enum_forms_provider" AS ENUM('builder', 'marketing');
  CREATE TYPE "studio"."enum__forms_v_version_questions_kind" AS ENUM('text', 'fullname', 'time', 'phone', 'address', 'checkbox', 'datetime', 'rating', 'email', 'radio', 'textbox', 'textarea', 'scale', 'number', 'spinner', 'dropdown');
  CREATE TYPE "studio"."enum__forms_v_version_provider" AS ENUM('builder', 'marketing');
  CREATE TABLE "studio"."forms_receivers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"email" varchar,
  	"name" varchar
  );
  
  CREATE TABLE "studio"."forms_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"kind" "studio"."enum_forms_questions_kind" DEFAULT 'text',
  	"required" boolean DEFAULT false,
  	"hint" varchar,
  	"options" varchar,
  	"most" numeric,
  	"name" varchar
  );
  
  CREATE TABLE "studio"."forms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer NOT NULL,
  	"title" varchar NOT NULL,
  	"provider" "studio"."enum_forms_provider" DEFAULT 'builder',
  	"form_id" varchar,
  	"intro" varchar,
  	"button" varchar NOT NULL,
  	"thanks" varchar NOT NULL,
  	"confirm_by_mail" boolean DEFAULT false,
  	"edition" numeric DEFAULT 0,
  	"last_save" jsonb,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "studio"."_forms_v_version_receivers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_forms_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"kind" "studio"."enum__forms_v_version_questions_kind" DEFAULT 'text',
  	"required" boolean DEFAULT false,
  	"hint" varchar,
  	"options" varchar,
  	"most" numeric,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_forms_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_site_id" integer NOT NULL,
  	"version_title" varchar NOT NULL,
  	"version_provider" "studio"."enum__forms_v_version_provider" DEFAULT 'builder',
  	"version_form_id" varchar,
  	"version_intro" varchar,
  	"version_button" varchar NOT NULL,
  	"version_thanks" varchar NOT NULL,
  	"version_confirm_by_mail" boolean DEFAULT false,
  	"version_edition" numeric DEFAULT 0,
  	"version_last_save" jsonb,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD COLUMN "forms_id" integer;
  ALTER TABLE "studio"."forms_receivers" ADD CONSTRAINT "forms_receivers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."forms_questions" ADD CONSTRAINT "forms_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."forms" ADD CONSTRAINT "forms_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "studio"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_forms_v_version_receivers" ADD CONSTRAINT "_forms_v_version_receivers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_forms_v_version_questions" ADD CONSTRAINT "_forms_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_forms_v" ADD CONSTRAINT "_forms_v_parent_id_forms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_forms_v" ADD CONSTRAINT "_forms_v_version_site_id_sites_id_fk" FOREIGN KEY ("version_site_id") REFERENCES "studio"."sites"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "forms_receivers_order_idx" ON "studio"."forms_receivers" USING btree ("_order");
  CREATE INDEX "forms_receivers_parent_id_idx" ON "studio"."forms_receivers" USING btree ("_parent_id");
  CREATE INDEX "forms_questions_order_idx" ON "studio"."forms_questions" USING btree ("_order");
  CREATE INDEX "forms_questions_parent_id_idx" ON "studio"."forms_questions" USING btree ("_parent_id");
  CREATE INDEX "forms_site_idx" ON "studio"."forms" USING btree ("site_id");
  CREATE INDEX "forms_changed_by_idx" ON "studio"."forms" USING btree ("changed_by");
  CREATE INDEX "forms_updated_at_idx" ON "studio"."forms" USING btree ("updated_at");
  CREATE INDEX "forms_created_at_idx" ON "studio"."forms" USING btree ("created_at");
  CREATE INDEX "forms_deleted_at_idx" ON "studio"."forms" USING btree ("deleted_at");
  CREATE INDEX "_forms_v_version_receivers_order_idx" ON "studio"."_forms_v_version_receivers" USING btree ("_order");
  CREATE INDEX "_forms_v_version_receivers_parent_id_idx" ON "studio"."_forms_v_version_receivers" USING btree ("_parent_id");
  CREATE INDEX "_forms_v_version_questions_order_idx" ON "studio"."_forms_v_version_questions" USING btree ("_order");
  CREATE INDEX "_forms_v_version_questions_parent_id_idx" ON "studio"."_forms_v_version_questions" USING btree ("_parent_id");
  CREATE INDEX "_forms_v_parent_idx" ON "studio"."_forms_v" USING btree ("parent_id");
  CREATE INDEX "_forms_v_version_version_site_idx" ON "studio"."_forms_v" USING btree ("version_site_id");
  CREATE INDEX "_forms_v_version_version_changed_by_idx" ON "studio"."_forms_v" USING btree ("version_changed_by");
  CREATE INDEX "_forms_v_version_version_updated_at_idx" ON "studio"."_forms_v" USING btree ("version_updated_at");
  CREATE INDEX "_forms_v_version_version_created_at_idx" ON "studio"."_forms_v" USING btree ("version_created_at");
  CREATE INDEX "_forms_v_version_version_deleted_at_idx" ON "studio"."_forms_v" USING btree ("version_deleted_at");
  CREATE INDEX "_forms_v_created_at_idx" ON "studio"."_forms_v" USING btree ("created_at");
  CREATE INDEX "_forms_v_updated_at_idx" ON "studio"."_forms_v" USING btree ("updated_at");
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forms_fk" FOREIGN KEY ("forms_id") REFERENCES "studio"."forms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_forms_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("forms_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."forms_receivers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."forms_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."forms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."_forms_v_version_receivers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."_forms_v_version_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."_forms_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "studio"."forms_receivers" CASCADE;
  DROP TABLE "studio"."forms_questions" CASCADE;
  DROP TABLE "studio"."forms" CASCADE;
  DROP TABLE "studio"."_forms_v_version_receivers" CASCADE;
  DROP TABLE "studio"."_forms_v_version_questions" CASCADE;
  DROP TABLE "studio"."_forms_v" CASCADE;
  ALTER TABLE "studio"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_forms_fk";
  
  DROP INDEX "studio"."payload_locked_documents_rels_forms_id_idx";
  ALTER TABLE "studio"."payload_locked_documents_rels" DROP COLUMN "forms_id";
  DROP TYPE "studio"."enum_forms_questions_kind";
  DROP TYPE "studio"."enum_forms_provider";
  DROP TYPE "studio"."enum__forms_v_version_questions_kind";
  DROP TYPE "studio"."enum__forms_v_version_provider";`)
}
