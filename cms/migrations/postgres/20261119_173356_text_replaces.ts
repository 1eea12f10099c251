// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."dictionary_texts" ADD COLUMN "replaces" varchar;
  ALTER TABLE "studio"."_dictionary_texts_v" ADD COLUMN "replaces" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."dictionary_texts" DROP COLUMN "replaces";
  ALTER TABLE "studio"."_dictionary_texts_v" DROP COLUMN "replaces";`)
}
