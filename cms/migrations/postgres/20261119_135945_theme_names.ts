// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."pages_locales" ALTER COLUMN "brand_design" SET DATA TYPE varchar;
  ALTER TABLE "studio"."_pages_v_locales" ALTER COLUMN "version_brand_design" SET DATA TYPE varchar;
  ALTER TABLE "studio"."sites" ALTER COLUMN "theme" SET DATA TYPE varchar;
  ALTER TABLE "studio"."sites" ALTER COLUMN "theme" DROP DEFAULT;
  ALTER TABLE "studio"."_sites_v" ALTER COLUMN "version_theme" SET DATA TYPE varchar;
  ALTER TABLE "studio"."_sites_v" ALTER COLUMN "version_theme" DROP DEFAULT;
  DROP TYPE "studio"."enum_pages_brand_design";
  DROP TYPE "studio"."enum__pages_v_version_brand_design";
  DROP TYPE "studio"."enum_sites_theme";
  DROP TYPE "studio"."enum__sites_v_version_theme";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "studio"."enum_pages_brand_design" AS ENUM('solvik', 'carstore', 'bmw', 'mini');
  CREATE TYPE "studio"."enum__pages_v_version_brand_design" AS ENUM('solvik', 'carstore', 'bmw', 'mini');
  CREATE TYPE "studio"."enum_sites_theme" AS ENUM('solvik', 'carstore', 'bmw', 'mini', 'charging', 'bistro', 'group', 'trucks', 'auction', 'finance', 'kits', 'forecourt');
  CREATE TYPE "studio"."enum__sites_v_version_theme" AS ENUM('solvik', 'carstore', 'bmw', 'mini', 'charging', 'bistro', 'group', 'trucks', 'auction', 'finance', 'kits', 'forecourt');
  ALTER TABLE "studio"."pages_locales" ALTER COLUMN "brand_design" SET DATA TYPE "studio"."enum_pages_brand_design" USING "brand_design"::"studio"."enum_pages_brand_design";
  ALTER TABLE "studio"."_pages_v_locales" ALTER COLUMN "version_brand_design" SET DATA TYPE "studio"."enum__pages_v_version_brand_design" USING "version_brand_design"::"studio"."enum__pages_v_version_brand_design";
  ALTER TABLE "studio"."sites" ALTER COLUMN "theme" SET DEFAULT 'solvik'::"studio"."enum_sites_theme";
  ALTER TABLE "studio"."sites" ALTER COLUMN "theme" SET DATA TYPE "studio"."enum_sites_theme" USING "theme"::"studio"."enum_sites_theme";
  ALTER TABLE "studio"."_sites_v" ALTER COLUMN "version_theme" SET DEFAULT 'solvik'::"studio"."enum__sites_v_version_theme";
  ALTER TABLE "studio"."_sites_v" ALTER COLUMN "version_theme" SET DATA TYPE "studio"."enum__sites_v_version_theme" USING "version_theme"::"studio"."enum__sites_v_version_theme";`)
}
