// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`audit_log\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`action\` text NOT NULL,
  	\`account_id\` integer,
  	\`person\` text,
  	\`site_id\` integer,
  	\`subject\` text,
  	\`document\` text,
  	\`title\` text,
  	\`detail\` text,
  	\`address\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`account_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`site_id\`) REFERENCES \`sites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_log_action_idx\` ON \`audit_log\` (\`action\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_account_idx\` ON \`audit_log\` (\`account_id\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_site_idx\` ON \`audit_log\` (\`site_id\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_subject_idx\` ON \`audit_log\` (\`subject\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_document_idx\` ON \`audit_log\` (\`document\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_updated_at_idx\` ON \`audit_log\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_created_at_idx\` ON \`audit_log\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`second_factors\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`account\` text NOT NULL,
  	\`secret\` text NOT NULL,
  	\`confirmed_at\` text,
  	\`recovery_codes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`second_factors_account_idx\` ON \`second_factors\` (\`account\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_updated_at_idx\` ON \`second_factors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_created_at_idx\` ON \`second_factors\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`used_codes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`code\` text NOT NULL,
  	\`account\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`used_codes_code_idx\` ON \`used_codes\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`used_codes_account_idx\` ON \`used_codes\` (\`account\`);`)
  await db.run(sql`CREATE INDEX \`used_codes_updated_at_idx\` ON \`used_codes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`used_codes_created_at_idx\` ON \`used_codes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`sign_in_attempts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`sign_in_attempts_key_idx\` ON \`sign_in_attempts\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`sign_in_attempts_updated_at_idx\` ON \`sign_in_attempts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sign_in_attempts_created_at_idx\` ON \`sign_in_attempts\` (\`created_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`audit_log\`;`)
  await db.run(sql`DROP TABLE \`second_factors\`;`)
  await db.run(sql`DROP TABLE \`used_codes\`;`)
  await db.run(sql`DROP TABLE \`sign_in_attempts\`;`)
}
