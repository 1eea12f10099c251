// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "studio"."enum__redirects_v_version_has_type" AS ENUM('query');
  ALTER TYPE "studio"."enum_audit_log_action" ADD VALUE 'trashed' BEFORE 'deleted';
  ALTER TYPE "studio"."enum_audit_log_action" ADD VALUE 'restored' BEFORE 'deleted';
  CREATE TABLE "studio"."_redirects_v_version_has" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "studio"."enum__redirects_v_version_has_type" DEFAULT 'query' NOT NULL,
  	"key" varchar NOT NULL,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_redirects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_site_id" integer NOT NULL,
  	"version_source" varchar NOT NULL,
  	"version_destination" varchar NOT NULL,
  	"version_otherwise" varchar,
  	"version_permanent" boolean DEFAULT true,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "studio"."publishing_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"waiting_for" varchar,
  	"kind" varchar NOT NULL,
  	"document" varchar NOT NULL,
  	"title" varchar,
  	"site_id" integer,
  	"state" varchar NOT NULL,
  	"note" varchar,
  	"asked_by_id" integer,
  	"asked_by_name" varchar,
  	"asked_at" timestamp(3) with time zone,
  	"answer" varchar,
  	"answered_by_name" varchar,
  	"answered_at" timestamp(3) with time zone,
  	"seen_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "studio"."pages" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "studio"."pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."_pages_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "studio"."_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."media" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "studio"."media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."sites" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "studio"."_sites_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "studio"."shells" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "studio"."shells" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."_shells_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "studio"."_shells_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."dictionaries" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "studio"."dictionaries" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."_dictionaries_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "studio"."_dictionaries_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."redirects" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "studio"."redirects" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."brands" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD COLUMN "publishing_requests_id" integer;
  ALTER TABLE "studio"."_redirects_v_version_has" ADD CONSTRAINT "_redirects_v_version_has_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_redirects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_redirects_v" ADD CONSTRAINT "_redirects_v_parent_id_redirects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."redirects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_redirects_v" ADD CONSTRAINT "_redirects_v_version_site_id_sites_id_fk" FOREIGN KEY ("version_site_id") REFERENCES "studio"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."publishing_requests" ADD CONSTRAINT "publishing_requests_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "studio"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."publishing_requests" ADD CONSTRAINT "publishing_requests_asked_by_id_users_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "studio"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "_redirects_v_version_has_order_idx" ON "studio"."_redirects_v_version_has" USING btree ("_order");
  CREATE INDEX "_redirects_v_version_has_parent_id_idx" ON "studio"."_redirects_v_version_has" USING btree ("_parent_id");
  CREATE INDEX "_redirects_v_parent_idx" ON "studio"."_redirects_v" USING btree ("parent_id");
  CREATE INDEX "_redirects_v_version_version__order_idx" ON "studio"."_redirects_v" USING btree ("version__order");
  CREATE INDEX "_redirects_v_version_version_site_idx" ON "studio"."_redirects_v" USING btree ("version_site_id");
  CREATE INDEX "_redirects_v_version_version_source_idx" ON "studio"."_redirects_v" USING btree ("version_source");
  CREATE INDEX "_redirects_v_version_version_changed_by_idx" ON "studio"."_redirects_v" USING btree ("version_changed_by");
  CREATE INDEX "_redirects_v_version_version_updated_at_idx" ON "studio"."_redirects_v" USING btree ("version_updated_at");
  CREATE INDEX "_redirects_v_version_version_created_at_idx" ON "studio"."_redirects_v" USING btree ("version_created_at");
  CREATE INDEX "_redirects_v_version_version_deleted_at_idx" ON "studio"."_redirects_v" USING btree ("version_deleted_at");
  CREATE INDEX "_redirects_v_created_at_idx" ON "studio"."_redirects_v" USING btree ("created_at");
  CREATE INDEX "_redirects_v_updated_at_idx" ON "studio"."_redirects_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "publishing_requests_waiting_for_idx" ON "studio"."publishing_requests" USING btree ("waiting_for");
  CREATE INDEX "publishing_requests_kind_idx" ON "studio"."publishing_requests" USING btree ("kind");
  CREATE INDEX "publishing_requests_document_idx" ON "studio"."publishing_requests" USING btree ("document");
  CREATE INDEX "publishing_requests_site_idx" ON "studio"."publishing_requests" USING btree ("site_id");
  CREATE INDEX "publishing_requests_state_idx" ON "studio"."publishing_requests" USING btree ("state");
  CREATE INDEX "publishing_requests_asked_by_idx" ON "studio"."publishing_requests" USING btree ("asked_by_id");
  CREATE INDEX "publishing_requests_asked_at_idx" ON "studio"."publishing_requests" USING btree ("asked_at");
  CREATE INDEX "publishing_requests_answered_at_idx" ON "studio"."publishing_requests" USING btree ("answered_at");
  CREATE INDEX "publishing_requests_updated_at_idx" ON "studio"."publishing_requests" USING btree ("updated_at");
  CREATE INDEX "publishing_requests_created_at_idx" ON "studio"."publishing_requests" USING btree ("created_at");
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_publishing_requests_fk" FOREIGN KEY ("publishing_requests_id") REFERENCES "studio"."publishing_requests"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_changed_by_idx" ON "studio"."pages" USING btree ("changed_by");
  CREATE INDEX "pages_deleted_at_idx" ON "studio"."pages" USING btree ("deleted_at");
  CREATE INDEX "_pages_v_version_version_changed_by_idx" ON "studio"."_pages_v" USING btree ("version_changed_by");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "studio"."_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "media_changed_by_idx" ON "studio"."media" USING btree ("changed_by");
  CREATE INDEX "media_deleted_at_idx" ON "studio"."media" USING btree ("deleted_at");
  CREATE INDEX "sites_changed_by_idx" ON "studio"."sites" USING btree ("changed_by");
  CREATE INDEX "_sites_v_version_version_changed_by_idx" ON "studio"."_sites_v" USING btree ("version_changed_by");
  CREATE INDEX "shells_changed_by_idx" ON "studio"."shells" USING btree ("changed_by");
  CREATE INDEX "shells_deleted_at_idx" ON "studio"."shells" USING btree ("deleted_at");
  CREATE INDEX "_shells_v_version_version_changed_by_idx" ON "studio"."_shells_v" USING btree ("version_changed_by");
  CREATE INDEX "_shells_v_version_version_deleted_at_idx" ON "studio"."_shells_v" USING btree ("version_deleted_at");
  CREATE INDEX "dictionaries_changed_by_idx" ON "studio"."dictionaries" USING btree ("changed_by");
  CREATE INDEX "dictionaries_deleted_at_idx" ON "studio"."dictionaries" USING btree ("deleted_at");
  CREATE INDEX "_dictionaries_v_version_version_changed_by_idx" ON "studio"."_dictionaries_v" USING btree ("version_changed_by");
  CREATE INDEX "_dictionaries_v_version_version_deleted_at_idx" ON "studio"."_dictionaries_v" USING btree ("version_deleted_at");
  CREATE INDEX "redirects_changed_by_idx" ON "studio"."redirects" USING btree ("changed_by");
  CREATE INDEX "redirects_deleted_at_idx" ON "studio"."redirects" USING btree ("deleted_at");
  CREATE INDEX "brands_changed_by_idx" ON "studio"."brands" USING btree ("changed_by");
  CREATE INDEX "payload_locked_documents_rels_publishing_requests_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("publishing_requests_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."_redirects_v_version_has" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."_redirects_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."publishing_requests" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "studio"."_redirects_v_version_has" CASCADE;
  DROP TABLE "studio"."_redirects_v" CASCADE;
  DROP TABLE "studio"."publishing_requests" CASCADE;
  ALTER TABLE "studio"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_publishing_requests_fk";
  
  ALTER TABLE "studio"."audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "studio"."enum_audit_log_action";
  CREATE TYPE "studio"."enum_audit_log_action" AS ENUM('signed-in', 'sign-in-failed', 'signed-out', 'sessions-ended', 'password-changed', 'password-reset-requested', 'password-reset', 'second-factor-enabled', 'second-factor-disabled', 'second-factor-reset', 'recovery-code-used', 'recovery-codes-renewed', 'account-created', 'account-changed', 'role-changed', 'account-deleted', 'published', 'unpublished', 'created', 'changed', 'deleted');
  ALTER TABLE "studio"."audit_log" ALTER COLUMN "action" SET DATA TYPE "studio"."enum_audit_log_action" USING "action"::"studio"."enum_audit_log_action";
  DROP INDEX "studio"."pages_changed_by_idx";
  DROP INDEX "studio"."pages_deleted_at_idx";
  DROP INDEX "studio"."_pages_v_version_version_changed_by_idx";
  DROP INDEX "studio"."_pages_v_version_version_deleted_at_idx";
  DROP INDEX "studio"."media_changed_by_idx";
  DROP INDEX "studio"."media_deleted_at_idx";
  DROP INDEX "studio"."sites_changed_by_idx";
  DROP INDEX "studio"."_sites_v_version_version_changed_by_idx";
  DROP INDEX "studio"."shells_changed_by_idx";
  DROP INDEX "studio"."shells_deleted_at_idx";
  DROP INDEX "studio"."_shells_v_version_version_changed_by_idx";
  DROP INDEX "studio"."_shells_v_version_version_deleted_at_idx";
  DROP INDEX "studio"."dictionaries_changed_by_idx";
  DROP INDEX "studio"."dictionaries_deleted_at_idx";
  DROP INDEX "studio"."_dictionaries_v_version_version_changed_by_idx";
  DROP INDEX "studio"."_dictionaries_v_version_version_deleted_at_idx";
  DROP INDEX "studio"."redirects_changed_by_idx";
  DROP INDEX "studio"."redirects_deleted_at_idx";
  DROP INDEX "studio"."brands_changed_by_idx";
  DROP INDEX "studio"."payload_locked_documents_rels_publishing_requests_id_idx";
  ALTER TABLE "studio"."pages" DROP COLUMN "changed_by";
  ALTER TABLE "studio"."pages" DROP COLUMN "deleted_at";
  ALTER TABLE "studio"."_pages_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "studio"."_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "studio"."media" DROP COLUMN "changed_by";
  ALTER TABLE "studio"."media" DROP COLUMN "deleted_at";
  ALTER TABLE "studio"."sites" DROP COLUMN "changed_by";
  ALTER TABLE "studio"."_sites_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "studio"."shells" DROP COLUMN "changed_by";
  ALTER TABLE "studio"."shells" DROP COLUMN "deleted_at";
  ALTER TABLE "studio"."_shells_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "studio"."_shells_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "studio"."dictionaries" DROP COLUMN "changed_by";
  ALTER TABLE "studio"."dictionaries" DROP COLUMN "deleted_at";
  ALTER TABLE "studio"."_dictionaries_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "studio"."_dictionaries_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "studio"."redirects" DROP COLUMN "changed_by";
  ALTER TABLE "studio"."redirects" DROP COLUMN "deleted_at";
  ALTER TABLE "studio"."brands" DROP COLUMN "changed_by";
  ALTER TABLE "studio"."payload_locked_documents_rels" DROP COLUMN "publishing_requests_id";
  DROP TYPE "studio"."enum__redirects_v_version_has_type";`)
}
