import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { addDays } from '../../src/features/booking/calendar/local-date.ts';
import { aBookingToSave, aClaim, bookingDeliveries } from '../../src/features/booking/testing/a-booking.ts';
import { aLead } from '../../src/features/leads/testing/a-lead.ts';
import { openAdapters } from '../../src/main/adapters.ts';
import { bootstrap } from '../../src/main/bootstrap.ts';
import { openDatabase } from '../../src/main/database.ts';
import { emptyDatabases } from '../../src/main/testing/databases.ts';
import { pageDocument, siteDocument, textBlock } from '../../src/main/testing/documents.ts';
import { copySqliteFiles } from '../../src/shared/platform/database/backup/copy-sqlite-files.ts';
import type { DatabaseSettings } from '../../src/shared/platform/database/database.ts';
import { parseEnvironment } from '../../src/shared/platform/env.ts';
import { decrypterFrom, makeIdentity } from './age-files.ts';
import { backUp } from './back-up.ts';
import { backUpEncrypted, restoreAny } from './encrypted-backup.ts';
import { restore } from './restore.ts';

const now = new Date('2026-11-17T12:00:00Z');
const noStudio = () => Promise.reject(new Error('there is no studio in this test'));

for (const { name, fresh } of emptyDatabases)
  test(`${name}: a backup made while leads and bookings come in brings back the same pages and rows`, async () => {
    const original = await anInstallation(await fresh());
    const before = await rowsOf(original);
    const shownBefore = await pagesOf(original);
    const writing = keepWriting(original);
    await writing.begun;
    const folder = join(await aFolder(), 'backup');
    await backUp(original, folder, { withMedia: true, now });
    await writing.stop();
    const after = await rowsOf(original);

    const target = await anEmptyInstallation(await fresh());
    expect(await restore(target, folder, noStudio)).toMatchObject({ media: true, studio: false });

    const found = await rowsOf(target);
    expect(Object.keys(found)).toEqual(Object.keys(after));
    for (const [table, rows] of Object.entries(found)) {
      const known = new Set(after[table]);
      if (!changing.has(table))
        expect(
          rows.filter((row) => !known.has(row)),
          table,
        ).toEqual([]);
      if (!changing.has(table)) expect(rows, table).toEqual(expect.arrayContaining(before[table] ?? []));
    }
    expect(before['lead']).toHaveLength(20);
    expect(found['lead']?.length).toBeGreaterThan(20);
    expect(found['workshop_booking']?.length).toBeGreaterThan(20);
    // A lead and its deliveries are one transaction: none is without the other.
    expect(found['delivery']?.length).toBe(
      2 * ((found['lead']?.length ?? 0) + (found['workshop_booking']?.length ?? 0)),
    );
    expect(found['lead_photo_chunk']).toEqual(before['lead_photo_chunk']);
    expect(before['lead_photo_chunk']).toHaveLength(1);
    expect(await pagesOf(target)).toEqual(shownBefore);
  }, 60_000);

for (const { name, fresh } of emptyDatabases)
  test(`${name}: an encrypted backup holds nothing readable, and comes back with its secret key alone`, async () => {
    const original = await anInstallation(await fresh());
    const before = await rowsOf(original);
    const [own, other] = [await makeIdentity(), await makeIdentity()];
    const keys = await aFolder();
    await writeFile(join(keys, 'own'), own.file);
    await writeFile(join(keys, 'other'), other.file);
    const folder = join(await aFolder(), 'backup');
    await backUpEncrypted(original, folder, { recipients: own.recipient, withMedia: true, now });

    const files = await filesIn(folder);
    expect(files.filter((file) => !file.endsWith('.age'))).toEqual([join(folder, 'manifest.json')]);
    for (const file of files)
      expect((await readFile(file)).toString('latin1'), file).not.toMatch(/Nummer 1|Ebba|SQLite format|PNG/);
    expect((await readdir(original.dataDir)).filter((each) => each.startsWith('backup-staging'))).toEqual([]);

    const target = await anEmptyInstallation(await fresh());
    const tryWith = (key: string | undefined) =>
      restoreAny(target, folder, noStudio, key ? () => decrypterFrom(join(keys, key)) : undefined);
    await expect(tryWith(undefined)).rejects.toThrow('is encrypted');
    await expect(tryWith('other')).rejects.toThrow('cannot be decrypted');
    await expect(tryWith('none')).rejects.toThrow('There is no file');
    const rows = files.find((file) => /sqlite\.age$|lead\.[^/]*age$/.test(file)) ?? '';
    const whole = await readFile(rows);
    await writeFile(rows, whole.with(whole.length - 20, (whole.at(-20) ?? 0) ^ 1));
    await expect(tryWith('own')).rejects.toThrow('cannot be decrypted');
    await writeFile(rows, whole.subarray(0, whole.length - 1));
    await expect(tryWith('own')).rejects.toThrow('cannot be decrypted');
    await writeFile(rows, whole);

    expect(await tryWith('own')).toMatchObject({ encrypted: true, media: true });
    const after = await rowsOf(target);
    for (const [table, texts] of Object.entries(before))
      if (!changing.has(table)) expect(after[table], table).toEqual(texts);
    expect(await pagesOf(target)).toEqual(await pagesOf(original));
  }, 60_000);

test('whoever names no public key of age is told, before anything is written', async () => {
  const dataDir = await aFolder();
  const folder = join(await aFolder(), 'backup');
  const settings = { dataDir, databaseUrl: undefined, mediaBucket: undefined };
  for (const recipients of ['age1', 'AGE-SECRET-KEY-1', `${(await makeIdentity()).recipient},`])
    await expect(backUpEncrypted(settings, folder, { recipients, withMedia: false, now })).rejects.toThrow(
      'BACKUP_RECIPIENTS',
    );
  expect(await readdir(dataDir)).toEqual([]);
});

test('the copies of two databases are of the same moment', async () => {
  const folder = await aFolder();
  const [sites, studio] = ['forecourt.sqlite', 'studio.sqlite'].map((file) => {
    const db = new DatabaseSync(join(folder, file), { timeout: 5000 });
    db.exec('pragma journal_mode = wal; create table n (n integer); insert into n values (0)');
    return db;
  });
  let stopped = false;
  const counting = (async () => {
    for (let n = 1; !stopped; n += 1) {
      sites?.prepare('update n set n = ?').run(n);
      studio?.prepare('update n set n = ?').run(n);
      if (n % 10 === 0) await new Promise(setImmediate);
    }
  })();
  for (let round = 0; round < 5; round += 1) {
    const files = ['forecourt.sqlite', 'studio.sqlite'];
    await copySqliteFiles(
      files.map((file) => ({ from: join(folder, file), to: join(folder, `${round}-${file}`) })),
    );
    const [one = 0, other = 0] = files.map((file) => {
      const copy = new DatabaseSync(join(folder, `${round}-${file}`));
      const { n } = copy.prepare('select n from n').get() as { n: number };
      copy.close();
      return n;
    });
    expect(one - other).toBeGreaterThanOrEqual(0);
    expect(one - other).toBeLessThanOrEqual(1);
  }
  stopped = true;
  await counting;
  sites?.close();
  studio?.close();
});

test('neither a folder in use nor an installation in use is overwritten', async () => {
  const folder = await aFolder();
  const dataDir = await aFolder();
  const settings = { dataDir, databaseUrl: undefined, mediaBucket: undefined };
  await (await openDatabase(settings)).destroy();
  await writeFile(join(folder, 'mine.txt'), 'mine');
  await expect(backUp(settings, folder, { withMedia: true, now })).rejects.toThrow('is not empty');
  expect(await readdir(folder)).toEqual(['mine.txt']);
  await expect(restore(settings, folder, noStudio)).rejects.toThrow('holds no whole backup');
  await backUp(settings, join(folder, 'backup'), { withMedia: false, now });
  await expect(restore(settings, join(folder, 'backup'), noStudio)).rejects.toThrow('forecourt.sqlite');
});

/** What processes note about themselves changes from second to second. */
const changing = new Set(['lease', 'process_heartbeat', 'rate_limit']);

type Installation = { dataDir: string; databaseUrl: string | undefined; mediaBucket: undefined };

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function anEmptyInstallation({ settings }: { settings: DatabaseSettings }): Promise<Installation> {
  const dataDir = settings.dataDir || (await aFolder());
  return { dataDir, databaseUrl: settings.databaseUrl, mediaBucket: undefined };
}

async function anInstallation(database: { settings: DatabaseSettings }): Promise<Installation> {
  const installation = await anEmptyInstallation(database);
  const adapters = await openAdapters(installation);
  const picture = sharp({ create: { width: 320, height: 160, channels: 3, background: '#1e5a78' } });
  const body = await adapters.media.save('coast', await picture.png().toBuffer());
  const main = [textBlock('a', 'Välkommen till åäö & "citat"')];
  await adapters.published.publish([
    siteDocument('solvik-se'),
    pageDocument('solvik-se', 'home', { main }),
    pageDocument('solvik-se', 'about', { path: '/om', main: [textBlock('b', 'Om oss')] }),
    { kind: 'media', site: '', language: '', key: 'coast', body },
  ]);
  for (let n = 0; n < 20; n += 1) await write(adapters, n);
  await adapters.photos.start({ id: 'p-1', album: 'a', size: 4, startedAt: now.toISOString() });
  await adapters.photos.append('p-1', 0, Uint8Array.from([0, 255, 92, 10]));
  await adapters.close();
  return installation;
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

type Adapters = Awaited<ReturnType<typeof openAdapters>>;

async function write({ leads, bookings }: Adapters, n: number): Promise<void> {
  const message = `Nummer ${n}: "\\ \n \t' åäö €`;
  await leads.save(aLead({ id: `lead-${n}`, submissionId: `s-${n}`, values: { message } }), [
    'mail',
    'webhook',
  ]);
  const claim = aClaim({ bayIds: [`bay-${n % 4}`], date: addDays('2026-11-18', Math.floor(n / 4)) });
  await bookings.save(aBookingToSave({ id: `SB-${n}`, claim }), bookingDeliveries, now);
}

function keepWriting(installation: Installation) {
  let stopped = false;
  const { promise: begun, resolve } = Promise.withResolvers<void>();
  const done = (async () => {
    const adapters = await openAdapters(installation);
    for (let n = 20; !stopped; n += 1) {
      await write(adapters, n);
      if (n === 30) resolve();
      await new Promise((next) => setTimeout(next, 1));
    }
    await adapters.close();
  })();
  return {
    begun,
    stop: () => {
      stopped = true;
      return done;
    },
  };
}

/** Every row of every table, as text. */
async function rowsOf(installation: Installation): Promise<Record<string, string[]>> {
  const db = await openDatabase(installation);
  try {
    const tables = (await db.introspection.getTables()).map(({ name }) => name).sort();
    const entries = await Promise.all(
      tables.map(async (table) => {
        const { rows } = await sql`select * from ${sql.table(table)}`.execute(db);
        return [table, rows.map((row) => JSON.stringify(row)).sort()] as const;
      }),
    );
    return Object.fromEntries(entries);
  } finally {
    await db.destroy();
  }
}

const assets = {
  stylesheets: ['/assets/a.css'],
  script: '/assets/a.js',
  islandPreloads: [],
  modulesOf: () => [],
  addressOf: () => undefined,
  stylesheetText: () => '',
  development: false,
};

/** What visitors see, and the bytes of the picture. */
async function pagesOf({ dataDir, databaseUrl }: Installation): Promise<string[]> {
  const parsed = parseEnvironment({
    ...{ DEMO: '0', STUDIO: '0', ROLES: 'sites', DATA_DIR: dataDir },
    DATABASE_URL: databaseUrl,
  });
  if (!parsed.ok) throw new Error(parsed.problems.join());
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const { server, app } = await bootstrap(parsed.settings, log, assets, undefined);
  const [file = ''] = (await readdir(join(dataDir, 'media/originals'))).sort();
  const paths = ['/', '/om', '/nowhere', `/media/${file}/320.webp`];
  const shown: string[] = [];
  for (const url of paths) {
    const { statusCode, body } = await server.inject({ url, headers: { host: 'solvik-se.localhost' } });
    shown.push(`${statusCode} ${body}`);
  }
  expect(app.content.sites()).toHaveLength(1);
  expect(shown.map((each) => each.slice(0, 3))).toEqual(['200', '200', '404', '200']);
  await server.close();
  return shown;
}
