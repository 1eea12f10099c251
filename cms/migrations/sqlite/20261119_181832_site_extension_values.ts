// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`sites\` ADD \`extension_values\` text;`)
  await db.run(sql`ALTER TABLE \`_sites_v\` ADD \`version_extension_values\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`sites\` DROP COLUMN \`extension_values\`;`)
  await db.run(sql`ALTER TABLE \`_sites_v\` DROP COLUMN \`version_extension_values\`;`)
}
