// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."sites" ADD COLUMN "extension_values" jsonb;
  ALTER TABLE "studio"."_sites_v" ADD COLUMN "version_extension_values" jsonb;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."sites" DROP COLUMN "extension_values";
  ALTER TABLE "studio"."_sites_v" DROP COLUMN "version_extension_values";`)
}
