// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."sites" ADD COLUMN "contact_address" varchar;
  ALTER TABLE "studio"."sites" ADD COLUMN "contact_phone" varchar;
  ALTER TABLE "studio"."sites" ADD COLUMN "contact_email" varchar;
  ALTER TABLE "studio"."_sites_v" ADD COLUMN "version_contact_address" varchar;
  ALTER TABLE "studio"."_sites_v" ADD COLUMN "version_contact_phone" varchar;
  ALTER TABLE "studio"."_sites_v" ADD COLUMN "version_contact_email" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."sites" DROP COLUMN "contact_address";
  ALTER TABLE "studio"."sites" DROP COLUMN "contact_phone";
  ALTER TABLE "studio"."sites" DROP COLUMN "contact_email";
  ALTER TABLE "studio"."_sites_v" DROP COLUMN "version_contact_address";
  ALTER TABLE "studio"."_sites_v" DROP COLUMN "version_contact_phone";
  ALTER TABLE "studio"."_sites_v" DROP COLUMN "version_contact_email";`)
}
