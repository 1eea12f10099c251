// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`sites\` ADD \`contact_address\` text;`)
  await db.run(sql`ALTER TABLE \`sites\` ADD \`contact_phone\` text;`)
  await db.run(sql`ALTER TABLE \`sites\` ADD \`contact_email\` text;`)
  await db.run(sql`ALTER TABLE \`_sites_v\` ADD \`version_contact_address\` text;`)
  await db.run(sql`ALTER TABLE \`_sites_v\` ADD \`version_contact_phone\` text;`)
  await db.run(sql`ALTER TABLE \`_sites_v\` ADD \`version_contact_email\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`sites\` DROP COLUMN \`contact_address\`;`)
  await db.run(sql`ALTER TABLE \`sites\` DROP COLUMN \`contact_phone\`;`)
  await db.run(sql`ALTER TABLE \`sites\` DROP COLUMN \`contact_email\`;`)
  await db.run(sql`ALTER TABLE \`_sites_v\` DROP COLUMN \`version_contact_address\`;`)
  await db.run(sql`ALTER TABLE \`_sites_v\` DROP COLUMN \`version_contact_phone\`;`)
  await db.run(sql`ALTER TABLE \`_sites_v\` DROP COLUMN \`version_contact_email\`;`)
}
