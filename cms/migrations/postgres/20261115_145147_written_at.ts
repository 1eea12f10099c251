// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "studio"."redirects__order_1_idx";
  ALTER TABLE "studio"."pages_locales" ADD COLUMN "written_at" varchar;
  ALTER TABLE "studio"."_pages_v_locales" ADD COLUMN "version_written_at" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "redirects__order_1_idx" ON "studio"."redirects" USING btree ("_order");
  ALTER TABLE "studio"."pages_locales" DROP COLUMN "written_at";
  ALTER TABLE "studio"."_pages_v_locales" DROP COLUMN "version_written_at";`)
}
