import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './database.ts';
import { emptyDatabases } from './testing/databases.ts';

const [onSqlite, onPostgres] = emptyDatabases;

test('a folder whose database is gone is not begun anew, and says so', async () => {
  const dataDir = await anInstallation();
  await rename(join(dataDir, 'forecourt.sqlite'), join(dataDir, 'moved.sqlite'));
  await expect(openDatabase({ dataDir })).rejects.toMatchObject({
    message: expect.stringContaining('forecourt.sqlite, is not there'),
    hint: expect.stringContaining('installation.json'),
  });
  await rename(join(dataDir, 'moved.sqlite'), join(dataDir, 'forecourt.sqlite'));
  await opened({ dataDir });
});

test('an empty PostgreSQL beside full SQLite is refused until somebody means it', async () => {
  const dataDir = await anInstallation();
  const { settings } = await fresh(onPostgres);
  const wrong = { ...settings, dataDir };
  await expect(openDatabase(wrong)).rejects.toMatchObject({
    message: expect.stringContaining('DATABASE_URL names an empty database'),
  });
  await rm(join(dataDir, 'installation.json'));
  await opened(wrong);
  expect(JSON.parse(await readFile(join(dataDir, 'installation.json'), 'utf8'))).toEqual({
    layout: 1,
    database: 'postgres',
  });
});

test('an installation on PostgreSQL does not begin anew on SQLite when DATABASE_URL got lost', async () => {
  const dataDir = await aFolder();
  const { settings } = await fresh(onPostgres);
  await opened({ ...settings, dataDir });
  await expect(openDatabase({ dataDir })).rejects.toMatchObject({
    message: expect.stringContaining('DATABASE_URL is not set'),
  });
  await opened({ ...settings, dataDir });
});

test('who moved the data to PostgreSQL goes on there', async () => {
  const dataDir = await anInstallation();
  const { settings } = await fresh(onPostgres);
  await opened(settings);
  await opened({ ...settings, dataDir });
});

test('a folder laid out by a newer release is refused', async () => {
  const dataDir = await anInstallation();
  await writeFile(join(dataDir, 'installation.json'), '{"layout": 2, "database": "sqlite", "more": 1}');
  await expect(openDatabase({ dataDir })).rejects.toMatchObject({
    message: expect.stringContaining('newer version'),
  });
});

test('a file that was cut off is named', async () => {
  const dataDir = await anInstallation();
  await writeFile(join(dataDir, 'installation.json'), '{"layout": 1, "data');
  await expect(openDatabase({ dataDir })).rejects.toMatchObject({
    message: expect.stringContaining(join(dataDir, 'installation.json')),
  });
});

async function anInstallation(): Promise<string> {
  const { settings } = await fresh(onSqlite);
  await opened(settings);
  return settings.dataDir;
}

async function opened(settings: Parameters<typeof openDatabase>[0]): Promise<void> {
  await (await openDatabase(settings)).destroy();
}

async function fresh(database: (typeof emptyDatabases)[number] | undefined) {
  if (!database) throw new Error('There is no such database.');
  return database.fresh();
}

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-installation-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
