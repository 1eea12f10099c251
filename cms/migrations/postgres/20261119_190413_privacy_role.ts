// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "studio"."enum_users_role" ADD VALUE 'privacy';
  ALTER TYPE "studio"."enum_audit_log_action" ADD VALUE 'person-searched';
  ALTER TYPE "studio"."enum_audit_log_action" ADD VALUE 'person-exported';
  ALTER TYPE "studio"."enum_audit_log_action" ADD VALUE 'person-erased';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "studio"."users" ALTER COLUMN "role" SET DEFAULT 'author'::text;
  DROP TYPE "studio"."enum_users_role";
  CREATE TYPE "studio"."enum_users_role" AS ENUM('administrator', 'editor', 'author');
  ALTER TABLE "studio"."users" ALTER COLUMN "role" SET DEFAULT 'author'::"studio"."enum_users_role";
  ALTER TABLE "studio"."users" ALTER COLUMN "role" SET DATA TYPE "studio"."enum_users_role" USING "role"::"studio"."enum_users_role";
  ALTER TABLE "studio"."audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "studio"."enum_audit_log_action";
  CREATE TYPE "studio"."enum_audit_log_action" AS ENUM('signed-in', 'sign-in-failed', 'signed-out', 'sessions-ended', 'password-changed', 'password-reset-requested', 'password-reset', 'second-factor-enabled', 'second-factor-disabled', 'second-factor-reset', 'recovery-code-used', 'recovery-codes-renewed', 'account-created', 'account-changed', 'role-changed', 'account-deleted', 'published', 'unpublished', 'created', 'changed', 'moved', 'trashed', 'restored', 'deleted');
  ALTER TABLE "studio"."audit_log" ALTER COLUMN "action" SET DATA TYPE "studio"."enum_audit_log_action" USING "action"::"studio"."enum_audit_log_action";`)
}
