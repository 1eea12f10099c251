// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."sites" ADD COLUMN "logo_media_id" integer;
  ALTER TABLE "studio"."sites" ADD COLUMN "logo_alt" varchar;
  ALTER TABLE "studio"."_sites_v" ADD COLUMN "version_logo_media_id" integer;
  ALTER TABLE "studio"."_sites_v" ADD COLUMN "version_logo_alt" varchar;
  ALTER TABLE "studio"."sites" ADD CONSTRAINT "sites_logo_media_id_media_id_fk" FOREIGN KEY ("logo_media_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_sites_v" ADD CONSTRAINT "_sites_v_version_logo_media_id_media_id_fk" FOREIGN KEY ("version_logo_media_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "sites_logo_logo_media_idx" ON "studio"."sites" USING btree ("logo_media_id");
  CREATE INDEX "_sites_v_version_logo_version_logo_media_idx" ON "studio"."_sites_v" USING btree ("version_logo_media_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."sites" DROP CONSTRAINT "sites_logo_media_id_media_id_fk";
  
  ALTER TABLE "studio"."_sites_v" DROP CONSTRAINT "_sites_v_version_logo_media_id_media_id_fk";
  
  DROP INDEX "studio"."sites_logo_logo_media_idx";
  DROP INDEX "studio"."_sites_v_version_logo_version_logo_media_idx";
  ALTER TABLE "studio"."sites" DROP COLUMN "logo_media_id";
  ALTER TABLE "studio"."sites" DROP COLUMN "logo_alt";
  ALTER TABLE "studio"."_sites_v" DROP COLUMN "version_logo_media_id";
  ALTER TABLE "studio"."_sites_v" DROP COLUMN "version_logo_alt";`)
}
