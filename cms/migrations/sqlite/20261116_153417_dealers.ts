// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`sites\` ADD \`shows_new_cars_in_stock\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_sites_v\` ADD \`version_shows_new_cars_in_stock\` integer DEFAULT false;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`sites\` DROP COLUMN \`shows_new_cars_in_stock\`;`)
  await db.run(sql`ALTER TABLE \`_sites_v\` DROP COLUMN \`version_shows_new_cars_in_stock\`;`)
}
