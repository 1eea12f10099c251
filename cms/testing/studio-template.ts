import { randomBytes } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import { copyFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inject } from 'vitest';
import { databaseUrl, runOnServer } from '../../src/shared/platform/database/testing/postgres-databases.ts';
import { openStudio } from '../seed/open-studio.ts';
import { readStudioSettings } from '../settings.ts';

/** Both are made at most once in a worker: copying an empty studio is faster than running its migrations again. */
let template: Promise<string> | undefined;
let file: Promise<string> | undefined;

/** The name of a PostgreSQL database with the studio's tables. Nobody is connected to it. */
export function postgresTemplate(): Promise<string> {
  template ??= makePostgresTemplate();
  return template;
}

/** Puts the studio's tables into a folder that has no studio yet. */
export async function copySqliteTemplate(dataDir: string): Promise<void> {
  file ??= makeSqliteTemplate();
  await copyFile(await file, join(dataDir, 'studio.sqlite'));
}

async function makePostgresTemplate(): Promise<string> {
  const server = inject('postgresUrl');
  const name = `studio_${randomBytes(8).toString('hex')}`;
  await runOnServer(server, `create database ${name}`);
  const payload = await openStudio(settingsOf({ DATABASE_URL: databaseUrl(server, name) }));
  const { pool } = payload.db as unknown as { pool: EventEmitter };
  await payload.destroy();
  // Payload keeps a connection of its own for ever, so the pool never ends: the server ends them all.
  pool.on('error', () => undefined);
  await runOnServer(
    server,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  );
  return name;
}

async function makeSqliteTemplate(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-studio-template-'));
  const payload = await openStudio(settingsOf({ DATA_DIR: folder }));
  await payload.destroy();
  const copy = join(folder, 'template.sqlite');
  const db = new DatabaseSync(join(folder, 'studio.sqlite'));
  // What is still in the write-ahead log is in the copy as well.
  db.prepare('vacuum into ?').run(copy);
  db.close();
  return copy;
}

function settingsOf(env: Record<string, string>) {
  return readStudioSettings({ DEMO: '1', ...env });
}
