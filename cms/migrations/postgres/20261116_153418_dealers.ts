// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."sites" ADD COLUMN "shows_new_cars_in_stock" boolean DEFAULT false;
  ALTER TABLE "studio"."_sites_v" ADD COLUMN "version_shows_new_cars_in_stock" boolean DEFAULT false;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."sites" DROP COLUMN "shows_new_cars_in_stock";
  ALTER TABLE "studio"."_sites_v" DROP COLUMN "version_shows_new_cars_in_stock";`)
}
