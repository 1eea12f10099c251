import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { type FreshDatabase, freshSqlite, testDatabases } from '../../main/testing/databases.ts';
import { systemClock } from '../../shared/platform/clock.ts';
import { fetchedPictureName } from '../../shared/platform/fetched-picture.ts';
import type { Log } from '../../shared/platform/log.ts';
import { kyselyRecordStore } from '../../shared/search/adapters/kysely-record-store.ts';
import type { SearchRecord } from '../../shared/search/port.ts';
import { aSite } from '../../shared/sites/testing/a-site.ts';
import { aCarRecord } from '../cars/testing/a-car.ts';
import { aDealershipRecord } from '../dealers/testing/a-dealership.ts';
import { kyselyPhotoFiles } from '../inventory/adapters/kysely-photo-files.ts';
import { kyselyPhotoQueue } from '../inventory/adapters/kysely-photo-queue.ts';
import { importRecords } from '../inventory/import-records.ts';
import { photoAddresses } from '../inventory/photos/photo-addresses.ts';
import { threadedFeedWriter } from './adapters/threaded-feed-writer.ts';
import type { FeedTask, FeedWriter } from './feed-files.ts';
import { feedRecords } from './feed-records.ts';
import { ownFeedSchema } from './own-feed.ts';
import type { PushStore } from './push/push-store.ts';
import type { PushTarget } from './push/push-target.ts';
import { addRoutes, type OutgoingFeedNeeds } from './routes.ts';
import { parseCsv } from './testing/checkers/checker.ts';
import { writeFeedFile } from './write-feed-file.ts';

const file = '/api/feeds/meta-automotive.sv.csv';
const key = 'the-right-key';

const aFeedRecord = (more: SearchRecord = {}) =>
  aCarRecord({
    car_color: 'Blå',
    car_images: [{ original: '/media/one/1280.webp' }],
    slug: undefined,
    ...more,
  });

for (const { name, fresh } of testDatabases)
  test(`${name}: a feed is made from the stored records, in a thread of its own`, async () => {
    const { get, feed, like } = await anInstallation(fresh);
    const threaded = threadedFeedWriter(like.database.settings);
    onTestFinished(threaded.close);
    await feed([aFeedRecord(), aFeedRecord({ car_id: '2', car_color: undefined })]);
    const { get: inThread } = await anInstallation(fresh, {
      writer: threaded,
      like: { ...like, folder: `${like.folder}-2` },
    });
    const { status, body } = await inThread(file);
    expect(status).toBe(200);
    expect(parseCsv(body)).toMatchObject([{ vehicle_id: '461010605', price: '459900 SEK' }]);
    expect((await get(file)).body).toBe(body);
  });

test('it is given out packed or plain with its length, and not again while it is the same', async () => {
  const { get, feed } = await anInstallation();
  await feed([aFeedRecord()]);
  const plain = await get(file);
  expect(plain.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8; header=present',
    'content-length': String(Buffer.byteLength(plain.body)),
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
    vary: 'Accept-Encoding',
  });
  const packed = await get(file, { 'accept-encoding': 'gzip' });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(packed.headers['content-length']).toBe(String(packed.bytes.length));
  expect(gunzipSync(packed.bytes).toString()).toBe(plain.body);
  const etag = String(plain.headers['etag']);
  expect(packed.headers['etag']).toBe(etag);
  expect(await get(file, { 'if-none-match': `"x", ${etag}` })).toMatchObject({ status: 304, body: '' });
});

test('it is made again when the stock has changed, at most once a minute, and not when it has not', async () => {
  const { get, feed, tick, made } = await anInstallation();
  await feed([aFeedRecord()]);
  const first = await get(file);
  await get(file);
  expect(made()).toBe(1);
  await feed([aFeedRecord({ car_price: 99 })]);
  tick(30_000);
  expect((await get(file)).body).toBe(first.body);
  tick(30_000);
  expect((await get(file)).body).toContain('99 SEK');
  expect(made()).toBe(2);
  tick(600_000);
  await get(file);
  expect(made()).toBe(2);
});

test('it is made again when a photo was fetched, and not when none was', async () => {
  const { get, feed, fetchPhoto, tick, made } = await anInstallation();
  const url = 'https://dms.example/1.jpg';
  await feed([aFeedRecord({ car_images: [{ original: url }] })]);
  expect(parseCsv((await get(file)).body)).toEqual([]);
  tick(60_000);
  await get(file);
  expect(made()).toBe(1);
  await fetchPhoto(url);
  tick(60_000);
  const { body } = await get(file);
  expect(body).toContain('/media/0123456789-fetched-');
  expect(body).not.toContain('dms.example');
  expect(made()).toBe(2);
  tick(60_000);
  await get(file);
  expect(made()).toBe(2);
});

test('many who ask at once get one feed, which is made once', async () => {
  const { get, feed, made } = await anInstallation();
  await feed([aFeedRecord()]);
  const all = await Promise.all(Array.from({ length: 10 }, () => get(file)));
  expect(new Set(all.map(({ body }) => body)).size).toBe(1);
  expect(made()).toBe(1);
});

test('while it cannot be made, the last one is given out; without one the answer is 503', async () => {
  const { get, feed, tick, fail, lines } = await anInstallation();
  fail(true);
  expect(await get(file)).toMatchObject({ status: 503, headers: { 'retry-after': '60' } });
  fail(false);
  await feed([aFeedRecord()]);
  const { body } = await get(file);
  await feed([aFeedRecord({ car_price: 99 })]);
  tick(60_000);
  fail(true);
  expect(await get(file)).toMatchObject({ status: 200, body });
  expect(lines).toContain('OUTGOING_FEED_FAILED');
  fail(false);
  expect((await get(file)).body).toContain('99 SEK');
});

test('another run of the server gives out what was made before, and makes nothing again', async () => {
  const first = await anInstallation();
  await first.feed([aFeedRecord()]);
  const { body } = await first.get(file);
  const second = await anInstallation(freshSqlite, { like: first.like });
  expect((await second.get(file)).body).toBe(body);
  expect(second.made()).toBe(0);
});

test('files of feeds before are deleted after a while, and drafts of a killed server when it starts again', async () => {
  const { get, feed, tick, like } = await anInstallation();
  await feed([aFeedRecord()]);
  await get(file);
  await feed([aFeedRecord({ car_price: 99 })]);
  tick(60 * 60_000);
  await get(file);
  expect((await readdir(like.folder)).filter((name) => name.endsWith('.gz'))).toHaveLength(1);
});

test('an address is signed: for this feed, this language and this site', async () => {
  const { get, feed } = await anInstallation(freshSqlite, { demo: false });
  await feed([aFeedRecord()]);
  expect(await get('/api/feeds')).toMatchObject({ status: 401 });
  const { body } = await get('/api/feeds', { 'x-api-key': key });
  const { feeds } = JSON.parse(body) as { feeds: { receiver: string; language: string; address: string }[] };
  const addressOf = (receiver: string, language: string) => {
    const { address = '' } =
      feeds.find((each) => each.receiver === receiver && each.language === language) ?? {};
    return new URL(address);
  };
  const signed = addressOf('meta-automotive', 'sv');
  expect(signed.origin).toBe('https://solvik.example');
  expect(await get(signed.pathname + signed.search)).toMatchObject({ status: 200 });
  for (const token of [
    '',
    'x',
    addressOf('meta-automotive', 'en').searchParams.get('token'),
    addressOf('schema-org', 'sv').searchParams.get('token'),
  ])
    expect(await get(`${signed.pathname}?token=${token}`)).toMatchObject({ status: 401 });
  expect(await get(signed.pathname)).toMatchObject({ status: 401 });
  expect(await get(`${signed.pathname}/report`)).toMatchObject({ status: 401 });
});

test('without a key of the inventory nothing is listed, and guessing is limited', async () => {
  const { get } = await anInstallation(freshSqlite, { demo: false, apiKey: undefined });
  expect(await get('/api/feeds')).toMatchObject({ status: 503 });
  const guessed = await anInstallation(freshSqlite, { demo: false });
  for (let n = 0; n < 20; n += 1) await guessed.get(`${file}?token=${n}`);
  expect(await guessed.get(`${file}?token=20`)).toMatchObject({ status: 429 });
});

test('the list has what was made, and what is left out for which reasons; the report names the cars', async () => {
  const { get, feed } = await anInstallation();
  await feed([aFeedRecord(), aFeedRecord({ car_id: '2', car_color: undefined, car_year: undefined })]);
  await get(file);
  const { feeds } = JSON.parse((await get('/api/feeds')).body);
  expect(feeds).toContainEqual(
    expect.objectContaining({
      site: 'solvik-se',
      receiver: 'meta-automotive',
      title: 'Meta automotive inventory',
      language: 'sv',
      address: `https://solvik.example${file}`,
      last: expect.objectContaining({
        cars: 1,
        leftOut: 1,
        reasons: expect.arrayContaining([{ code: 'no-colour', message: 'It has no colour.', cars: 1 }]),
      }),
    }),
  );
  // Feeds of another country are not offered.
  expect(feeds.map(({ receiver }: { receiver: string }) => receiver)).not.toContain('autotrader-csv');
  const report = JSON.parse((await get(`${file}/report`)).body);
  expect(report.leftOutCars).toEqual([
    { id: '2', reasons: expect.arrayContaining(['no-colour', 'no-year']) },
  ]);
});

test('a feed of one’s own is listed and given out beside the others', async () => {
  const columns = [{ name: 'number', value: 'id' }];
  const declared = { name: 'our-partner', title: 'Our partner', format: 'csv-semicolon', columns };
  const { get, feed } = await anInstallation(freshSqlite, { own: [ownFeedSchema.parse(declared)] });
  await feed([aFeedRecord()]);
  expect((await get('/api/feeds/our-partner.sv.csv')).body).toBe('number\r\n461010605\r\n');
});

test.each([
  'nobody.sv.csv',
  'meta-automotive.sv.xml',
  'meta-automotive.fi.csv',
  'meta-automotive.csv',
  'autotrader-csv.sv.csv',
  '..%2f..%2fetc%2fpasswd',
])('%s is no feed', async (name) => {
  const { get } = await anInstallation();
  expect(await get(`/api/feeds/${name}`)).toMatchObject({ status: 404 });
});

test('a host of no site lists the feeds of all sites, and has none itself', async () => {
  const { get } = await anInstallation();
  const { feeds } = JSON.parse((await get('/api/feeds', { host: 'localhost' })).body);
  expect(feeds.length).toBeGreaterThan(5);
  expect(await get(file, { host: 'localhost' })).toMatchObject({ status: 404 });
});

test('a receiver that is declared for no feed is listed with the reason', async () => {
  const server = { host: 'sftp.partner.example', port: 22, user: 'solvik', path: '/in', hostKey: '' };
  const target = (name: string, site: string, receiver: string, language?: string) => ({
    ...{ name, site, receiver, language, gzip: false, sftp: server, secrets: {} },
  });
  const targets = [
    target('right', 'solvik-se', 'meta-automotive'),
    target('a', 'solvik-xx', 'meta-automotive'),
    target('b', 'solvik-se', 'autotrader-csv'),
    target('c', 'solvik-se', 'meta-automotive', 'fi'),
  ];
  const { get } = await anInstallation(freshSqlite, {
    targets,
    pushes: { ...noPushes, find: async () => neverSent },
  });
  expect(JSON.parse((await get('/api/feeds')).body).pushesWithoutFeed).toEqual([
    { name: 'a', site: 'solvik-xx', receiver: 'meta-automotive', problem: 'There is no site solvik-xx.' },
    expect.objectContaining({ name: 'b', problem: expect.stringContaining('not offered in SE') }),
    expect.objectContaining({ name: 'c', problem: expect.stringContaining('no language fi') }),
  ]);
});

const noPushes: PushStore = { find: async () => neverSent, claim: notHere, sent: notHere, failed: notHere };
const neverSent = { sent: undefined, failures: 0, problem: undefined, nextAttemptAt: undefined };

type Options = {
  targets?: readonly PushTarget[];
  pushes?: PushStore;
  demo?: boolean;
  apiKey?: string | undefined;
  writer?: FeedWriter;
  /** Of another run of the server. */
  like?: { database: FreshDatabase; folder: string };
  own?: OutgoingFeedNeeds['outgoingFeeds']['own'];
};

async function anInstallation(fresh: () => Promise<FreshDatabase> = freshSqlite, options: Options = {}) {
  const like = options.like ?? { database: await fresh(), folder: await aFolder() };
  const db = await like.database.open();
  const store = kyselyRecordStore(db, systemClock);
  const site = aSite();
  let time = Date.now();
  let made = 0;
  let fails = false;
  const now = () => new Date(time);
  const writer = options.writer ?? {
    write: async (task: FeedTask) => {
      if (fails) throw new Error('the disk is full');
      made += 1;
      return writeFeedFile(feedRecords(store, kyselyPhotoFiles(db)), task, now);
    },
    close: async () => {},
  };
  const lines: string[] = [];
  const log: Log = { info: () => {}, warn: () => {}, error: ({ code }) => void lines.push(String(code)) };
  const app = Fastify();
  onTestFinished(() => app.close());
  await addRoutes(app, {
    outgoingFeeds: {
      ...{ writer, folder: like.folder, illustrations: false, own: options.own ?? [] },
      targets: options.targets ?? [],
      indices: () => store.indices(),
      hasNewPhotos: kyselyPhotoFiles(db).haveChangedAfter,
      linkSecret: 'a secret for tests only',
      release: 'test',
    },
    feedPushes: options.pushes ?? noPushes,
    apiKeys: { inventory: 'apiKey' in options ? options.apiKey : key },
    demo: options.demo ?? true,
    sites: {
      all: () => [site],
      at: (host) => (host === 'solvik.example' ? site : undefined),
      themeNamed: () => notHere(),
      textsOf: () => notHere(),
    },
    ...{ now, log },
  });
  const into = { index: 'cars-solvik-se', kind: 'cars', language: 'sv', country: 'SE' } as const;
  return {
    ...{ like, lines },
    made: () => made,
    tick: (ms: number) => {
      time += ms;
    },
    fail: (does: boolean) => {
      fails = does;
    },
    fetchPhoto: async (url: string) => {
      const queue = kyselyPhotoQueue(db);
      const photos = photoAddresses({ car_images: [{ original: url }] });
      await queue.want(into.index, [{ id: '461010605', photos }], now());
      const name = fetchedPictureName('0'.repeat(64), 1920, 1280);
      const fetched = { file: `0123456789-${name}`, bytes: 1000, placeholder: undefined };
      const source = { sourceHash: url, etag: undefined, lastModified: undefined };
      await queue.fetched(photos[0]?.photo ?? '', { file: fetched, ...source }, { now: now(), next: now() });
    },
    feed: async (cars: readonly SearchRecord[]) => {
      await importRecords(store, { index: 'sites-solvik-se', kind: 'sites' }, [aDealershipRecord()], now);
      await importRecords(store, into, cars, now);
    },
    get: async (url: string, headers: Record<string, string> = {}) => {
      const reply = await app.inject({ url, headers: { host: 'solvik.example', ...headers } });
      return { status: reply.statusCode, headers: reply.headers, body: reply.body, bytes: reply.rawPayload };
    },
  };
}

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'outgoing-feeds-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, 'feeds');
}

function notHere(): never {
  throw new Error('not in this test');
}
