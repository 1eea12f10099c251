// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`dictionary_texts\` ADD \`replaces\` text;`)
  await db.run(sql`ALTER TABLE \`_dictionary_texts_v\` ADD \`replaces\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`dictionary_texts\` DROP COLUMN \`replaces\`;`)
  await db.run(sql`ALTER TABLE \`_dictionary_texts_v\` DROP COLUMN \`replaces\`;`)
}
