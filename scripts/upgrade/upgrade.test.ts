import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { migrations } from '../../src/main/migrations.ts';
import { RELEASE_KEY } from '../../src/main/release-record.ts';
import { emptyDatabases, type FreshDatabase } from '../../src/main/testing/databases.ts';
import { backUp } from '../backup/back-up.ts';
import { checkExtensions } from './check-extensions.ts';
import { checkUpgrade, pendingSteps } from './check-upgrade.ts';
import { goBack } from './go-back.ts';
import { readInstallationState } from './installation-state.ts';
import { rehearse } from './rehearse.ts';
import { countRows, lostRows } from './verify.ts';

const now = new Date('2026-11-19T12:00:00Z');
const last = migrations.at(-1)?.name ?? '';

for (const { name, fresh } of emptyDatabases) {
  test(`${name}: steps that are to come are told, and none is taken`, async () => {
    const database = await fresh();
    await aDatabase(database, 'before the last step');
    const state = await stateOf(database);
    expect(pendingSteps(state, database.settings)).toEqual({ sites: [last], studio: [] });
    const findings = await checkUpgrade(database.settings, state, '0.2.0');
    expect(findings.map(({ level }) => level)).not.toContain('stop');
    expect(findings.map(({ text }) => text).join()).toContain(last);
    expect((await stateOf(database)).steps).not.toContain(last);
  });

  test(`${name}: data of a newer version are refused, by a step or by the release that is noted`, async () => {
    const database = await fresh();
    const db = await aDatabase(database, 'up to date');
    await db.insertInto('installation').values({ key: RELEASE_KEY, value: '0.9.0' }).execute();
    const older = await checkUpgrade(database.settings, await stateOf(database), '0.8.3');
    expect(older[0]).toMatchObject({ level: 'stop', text: expect.stringContaining('0.9.0') });
    const newer = await checkUpgrade(database.settings, await stateOf(database), '0.10.0');
    expect(newer[0]).toMatchObject({ level: 'well' });
    await db.insertInto('migration').values({ name: '999-hologram', applied_at: '' }).execute();
    const unknown = await checkUpgrade(database.settings, await stateOf(database), '0.10.0');
    expect(unknown[0]).toMatchObject({ level: 'stop' });
  });

  test(`${name}: a step that takes something away waits until running processes have ended`, async () => {
    const database = await fresh();
    const db = await aDatabase(database, 'up to date');
    await db.insertInto('process_heartbeat').values(aHeartbeat).execute();
    const state = await stateOf(database);
    expect(state.running).toEqual([{ host: 'one', pid: 7, version: '0.1.0' }]);
    const steps = state.steps.filter((step) => step !== '024-contract-not-found-log');
    const findings = await checkUpgrade(database.settings, { ...state, steps }, '0.2.0');
    expect(findings.find(({ level }) => level === 'stop')?.text).toContain('0.1.0 on one, process 7');
    const ended = await checkUpgrade(database.settings, { ...state, steps, running: [] }, '0.2.0');
    expect(ended.find(({ level }) => level === 'stop')).toBeUndefined();
  });
}

test('where there is no database there is nothing to upgrade', async () => {
  expect(await readInstallationState({ dataDir: await aFolder() }, now)).toBeUndefined();
});

test('a rehearsal upgrades a copy, asks it for pages, and leaves nothing behind', async () => {
  const database = await freshSqlite();
  await aDatabase(database, 'before the last step');
  const { dataDir } = database.settings;
  const problems = await rehearse(dataDir, { DEMO: '1' }, async ({ DATA_DIR = '' }) => {
    const copy = await readInstallationState({ dataDir: DATA_DIR }, now);
    expect(copy?.steps).toContain(last);
    return ['solvik-se/: 500'];
  });
  expect(problems).toEqual(['solvik-se/: 500']);
  expect((await stateOf(database)).steps).not.toContain(last);
  expect((await readdir(dataDir)).filter((name) => name.startsWith('upgrade-rehearsal'))).toEqual([]);
});

test('rows that are gone are told, but not of a table that was renamed', () => {
  const before = { lead: 3, kit_hand_over: 2, lease: 4 };
  expect(lostRows(before, { lead: 2, kit_checkout: 2, lease: 0 })).toEqual(['lead: 3 rows before, 2 now']);
  expect(lostRows(before, { lead: 4 })).toEqual([]);
});

test('going back puts the backup in place and keeps what was there', async () => {
  const database = await freshSqlite();
  const db = await aDatabase(database, 'before the last step');
  await db.insertInto('installation').values({ key: 'from', value: 'before' }).execute();
  await db.destroy();
  const { settings } = database;
  const installation = { ...settings, databaseUrl: undefined, mediaBucket: undefined };
  const backup = join(settings.dataDir, 'backup');
  await backUp(installation, backup, { withMedia: false, now, version: '0.0.9' });
  await (await database.open()).destroy();
  await expect(goBack(installation, backup, { isRunning: true, now })).rejects.toThrow('is running');
  expect((await stateOf(database)).steps).toContain(last);
  const { kept, manifest } = await goBack(installation, backup, { isRunning: false, now });
  expect(manifest.version).toBe('0.0.9');
  expect((await stateOf(database)).steps).not.toContain(last);
  expect(existsSync(join(kept, 'forecourt.sqlite'))).toBe(true);
  expect((await countRows(settings))['installation']).toBe(1);
});

test('a damaged database is not upgraded', async () => {
  const database = await freshSqlite();
  const db = await aDatabase(database, 'up to date');
  const state = await stateOf(database);
  await db.destroy();
  const { dataDir } = database.settings;
  await writeFile(join(dataDir, 'studio.sqlite'), 'SQLite format 3\0 and then nothing of the kind');
  const findings = checkUpgrade({ dataDir }, { ...state, studioSteps: [] }, '0.2.0');
  await expect(findings).resolves.toContainEqual(expect.objectContaining({ level: 'stop' }));
});

const aHeartbeat = {
  ...{ id: 'one-7', host: 'one', pid: 7, version: '0.1.0', roles: 'sites', figures: '{}' },
  ...{ started_at: now.toISOString(), seen_at: now.toISOString() },
};

function aDatabase(database: FreshDatabase, as: 'up to date' | 'before the last step') {
  return as === 'up to date' ? database.open() : database.openBefore(last);
}

async function stateOf({ settings }: FreshDatabase) {
  const state = await readInstallationState(settings, now);
  if (!state) throw new Error('There is no database.');
  return state;
}

function freshSqlite(): Promise<FreshDatabase> {
  const [sqlite] = emptyDatabases;
  if (!sqlite) throw new Error('There is no SQLite.');
  return sqlite.fresh();
}

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-upgrade-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('an extension that this version cannot load stands in the way, unless it is switched off', async () => {
  const folder = await aFolder();
  await anExtension(folder, 'fits', 1);
  await anExtension(folder, 'ahead', 99);
  const env = { EXTENSIONS_DIR: folder };
  const findings = await checkExtensions(env, []);
  expect(findings.map(({ level }) => level)).toEqual(['stop', 'well']);
  expect(findings[0]).toMatchObject({
    text: expect.stringContaining("'ahead'"),
    todo: expect.stringContaining('EXTENSIONS_OFF=ahead'),
  });
  expect((await checkExtensions(env, ['ahead'])).map(({ level }) => level)).toEqual(['well']);
});

async function anExtension(folder: string, name: string, apiVersion: number): Promise<void> {
  await mkdir(join(folder, name));
  const declaration = `export default { name: '${name}', apiVersion: ${apiVersion}, about: 'a test' };`;
  await writeFile(join(folder, name, 'extension.ts'), declaration);
}
