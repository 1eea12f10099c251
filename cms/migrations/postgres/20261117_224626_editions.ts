// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."pages" ADD COLUMN "last_save" jsonb;
  ALTER TABLE "studio"."_pages_v" ADD COLUMN "version_last_save" jsonb;
  ALTER TABLE "studio"."media" ADD COLUMN "edition" numeric DEFAULT 0;
  ALTER TABLE "studio"."media" ADD COLUMN "last_save" jsonb;
  ALTER TABLE "studio"."sites" ADD COLUMN "edition" numeric DEFAULT 0;
  ALTER TABLE "studio"."sites" ADD COLUMN "last_save" jsonb;
  ALTER TABLE "studio"."_sites_v" ADD COLUMN "version_edition" numeric DEFAULT 0;
  ALTER TABLE "studio"."_sites_v" ADD COLUMN "version_last_save" jsonb;
  ALTER TABLE "studio"."shells" ADD COLUMN "last_save" jsonb;
  ALTER TABLE "studio"."_shells_v" ADD COLUMN "version_last_save" jsonb;
  ALTER TABLE "studio"."dictionaries" ADD COLUMN "edition" numeric DEFAULT 0;
  ALTER TABLE "studio"."dictionaries" ADD COLUMN "last_save" jsonb;
  ALTER TABLE "studio"."_dictionaries_v" ADD COLUMN "version_edition" numeric DEFAULT 0;
  ALTER TABLE "studio"."_dictionaries_v" ADD COLUMN "version_last_save" jsonb;
  ALTER TABLE "studio"."redirects" ADD COLUMN "edition" numeric DEFAULT 0;
  ALTER TABLE "studio"."redirects" ADD COLUMN "last_save" jsonb;
  ALTER TABLE "studio"."_redirects_v" ADD COLUMN "version_edition" numeric DEFAULT 0;
  ALTER TABLE "studio"."_redirects_v" ADD COLUMN "version_last_save" jsonb;
  ALTER TABLE "studio"."brands" ADD COLUMN "edition" numeric DEFAULT 0;
  ALTER TABLE "studio"."brands" ADD COLUMN "last_save" jsonb;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."pages" DROP COLUMN "last_save";
  ALTER TABLE "studio"."_pages_v" DROP COLUMN "version_last_save";
  ALTER TABLE "studio"."media" DROP COLUMN "edition";
  ALTER TABLE "studio"."media" DROP COLUMN "last_save";
  ALTER TABLE "studio"."sites" DROP COLUMN "edition";
  ALTER TABLE "studio"."sites" DROP COLUMN "last_save";
  ALTER TABLE "studio"."_sites_v" DROP COLUMN "version_edition";
  ALTER TABLE "studio"."_sites_v" DROP COLUMN "version_last_save";
  ALTER TABLE "studio"."shells" DROP COLUMN "last_save";
  ALTER TABLE "studio"."_shells_v" DROP COLUMN "version_last_save";
  ALTER TABLE "studio"."dictionaries" DROP COLUMN "edition";
  ALTER TABLE "studio"."dictionaries" DROP COLUMN "last_save";
  ALTER TABLE "studio"."_dictionaries_v" DROP COLUMN "version_edition";
  ALTER TABLE "studio"."_dictionaries_v" DROP COLUMN "version_last_save";
  ALTER TABLE "studio"."redirects" DROP COLUMN "edition";
  ALTER TABLE "studio"."redirects" DROP COLUMN "last_save";
  ALTER TABLE "studio"."_redirects_v" DROP COLUMN "version_edition";
  ALTER TABLE "studio"."_redirects_v" DROP COLUMN "version_last_save";
  ALTER TABLE "studio"."brands" DROP COLUMN "edition";
  ALTER TABLE "studio"."brands" DROP COLUMN "last_save";`)
}
