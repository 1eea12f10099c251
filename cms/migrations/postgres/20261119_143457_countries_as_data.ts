// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."sites" ALTER COLUMN "country" SET DATA TYPE varchar;
  ALTER TABLE "studio"."sites" ALTER COLUMN "country" SET DEFAULT 'SE';
  ALTER TABLE "studio"."_sites_v" ALTER COLUMN "version_country" SET DATA TYPE varchar;
  ALTER TABLE "studio"."_sites_v" ALTER COLUMN "version_country" SET DEFAULT 'SE';
  DROP TYPE "studio"."enum_sites_country";
  DROP TYPE "studio"."enum__sites_v_version_country";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "studio"."enum_sites_country" AS ENUM('SE', 'NO', 'FI', 'SK', 'GB');
  CREATE TYPE "studio"."enum__sites_v_version_country" AS ENUM('SE', 'NO', 'FI', 'SK', 'GB');
  ALTER TABLE "studio"."sites" ALTER COLUMN "country" SET DEFAULT 'SE'::"studio"."enum_sites_country";
  ALTER TABLE "studio"."sites" ALTER COLUMN "country" SET DATA TYPE "studio"."enum_sites_country" USING "country"::"studio"."enum_sites_country";
  ALTER TABLE "studio"."_sites_v" ALTER COLUMN "version_country" SET DEFAULT 'SE'::"studio"."enum__sites_v_version_country";
  ALTER TABLE "studio"."_sites_v" ALTER COLUMN "version_country" SET DATA TYPE "studio"."enum__sites_v_version_country" USING "version_country"::"studio"."enum__sites_v_version_country";`)
}
