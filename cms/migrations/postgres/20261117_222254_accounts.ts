// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "studio"."enum_audit_log_action" AS ENUM('signed-in', 'sign-in-failed', 'signed-out', 'sessions-ended', 'password-changed', 'password-reset-requested', 'password-reset', 'second-factor-enabled', 'second-factor-disabled', 'second-factor-reset', 'recovery-code-used', 'recovery-codes-renewed', 'account-created', 'account-changed', 'role-changed', 'account-deleted', 'published', 'unpublished', 'created', 'changed', 'deleted');
  CREATE TABLE "studio"."audit_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"action" "studio"."enum_audit_log_action" NOT NULL,
  	"account_id" integer,
  	"person" varchar,
  	"site_id" integer,
  	"subject" varchar,
  	"document" varchar,
  	"title" varchar,
  	"detail" varchar,
  	"address" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "studio"."second_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account" varchar NOT NULL,
  	"secret" varchar NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"recovery_codes" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "studio"."used_codes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"account" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "studio"."sign_in_attempts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "studio"."audit_log" ADD CONSTRAINT "audit_log_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "studio"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."audit_log" ADD CONSTRAINT "audit_log_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "studio"."sites"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "audit_log_action_idx" ON "studio"."audit_log" USING btree ("action");
  CREATE INDEX "audit_log_account_idx" ON "studio"."audit_log" USING btree ("account_id");
  CREATE INDEX "audit_log_site_idx" ON "studio"."audit_log" USING btree ("site_id");
  CREATE INDEX "audit_log_subject_idx" ON "studio"."audit_log" USING btree ("subject");
  CREATE INDEX "audit_log_document_idx" ON "studio"."audit_log" USING btree ("document");
  CREATE INDEX "audit_log_updated_at_idx" ON "studio"."audit_log" USING btree ("updated_at");
  CREATE INDEX "audit_log_created_at_idx" ON "studio"."audit_log" USING btree ("created_at");
  CREATE UNIQUE INDEX "second_factors_account_idx" ON "studio"."second_factors" USING btree ("account");
  CREATE INDEX "second_factors_updated_at_idx" ON "studio"."second_factors" USING btree ("updated_at");
  CREATE INDEX "second_factors_created_at_idx" ON "studio"."second_factors" USING btree ("created_at");
  CREATE UNIQUE INDEX "used_codes_code_idx" ON "studio"."used_codes" USING btree ("code");
  CREATE INDEX "used_codes_account_idx" ON "studio"."used_codes" USING btree ("account");
  CREATE INDEX "used_codes_updated_at_idx" ON "studio"."used_codes" USING btree ("updated_at");
  CREATE INDEX "used_codes_created_at_idx" ON "studio"."used_codes" USING btree ("created_at");
  CREATE INDEX "sign_in_attempts_key_idx" ON "studio"."sign_in_attempts" USING btree ("key");
  CREATE INDEX "sign_in_attempts_updated_at_idx" ON "studio"."sign_in_attempts" USING btree ("updated_at");
  CREATE INDEX "sign_in_attempts_created_at_idx" ON "studio"."sign_in_attempts" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "studio"."audit_log" CASCADE;
  DROP TABLE "studio"."second_factors" CASCADE;
  DROP TABLE "studio"."used_codes" CASCADE;
  DROP TABLE "studio"."sign_in_attempts" CASCADE;
  DROP TYPE "studio"."enum_audit_log_action";`)
}
