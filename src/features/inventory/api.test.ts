import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { freshSqlite, testDatabases } from '../../main/testing/databases.ts';
import { systemClock } from '../../shared/platform/clock.ts';
import type { Log } from '../../shared/platform/log.ts';
import { kyselyRecordStore } from '../../shared/search/adapters/kysely-record-store.ts';
import { threadedImporter } from './adapters/threaded-importer.ts';
import { type InventoryRouteDeps, inventoryRoutes } from './api.ts';
import { knownIndices } from './known-indices.ts';

const index = 'cars-solvik-se';
const key = 'the-right-key';
const ndjson = `${JSON.stringify(aCar('1'))}\n${JSON.stringify(aCar('2'))}\n`;

for (const { name, fresh } of testDatabases) {
  test(`${name}: a feed is imported in a worker thread and reported`, async () => {
    const { put, store } = await aServer({}, fresh);
    expect(await put(ndjson)).toMatchObject({
      status: 200,
      body: { index, dryRun: false, added: 2, changed: 0, unchanged: 0, withdrawn: 0, refused: [] },
    });
    expect((await store.find(index, '1'))?.body).toMatchObject({ car_brand: 'Volvo', slug: 'volvo-xc60' });
  });
}

test('JSON, CSV and gzipped feeds are read too', async () => {
  const { put } = await aServer();
  await put(ndjson);
  const json = JSON.stringify([aCar('1'), aCar('2')]);
  const csv = 'car_id,car_brand,car_model,car_price\n1,Volvo,XC60,249900\n2,Volvo,XC60,249900\n';
  for (const [body, headers] of [
    [json, { 'content-type': 'application/json; charset=utf-8' }],
    [csv, { 'content-type': 'text/csv' }],
    [gzipSync(ndjson), { 'content-encoding': 'gzip' }],
  ] as const) {
    expect(await put(body, { headers })).toMatchObject({ status: 200, body: { unchanged: 2 } });
  }
});

test('an invalid line refuses the feed with 422 and its number', async () => {
  const { put, store } = await aServer();
  const response = await put(`${ndjson}{"car_id":"3"}\n`);
  expect(response).toMatchObject({
    status: 422,
    body: {
      code: 'FEED_REFUSED',
      message: expect.stringContaining('nothing has changed'),
      report: {
        added: 0,
        refused: [{ line: 3, id: '3', reason: expect.stringContaining('car_brand is missing') }],
      },
    },
  });
  expect(await store.indices()).toEqual([]);
});

test('a dry run reports without changes', async () => {
  const { put, store } = await aServer();
  expect(await put(ndjson, { query: '?dryRun=1' })).toMatchObject({
    status: 200,
    body: { dryRun: true, added: 2 },
  });
  expect(await store.indices()).toEqual([]);
});

test('an empty feed is refused unless allowEmpty is set', async () => {
  const { put } = await aServer();
  await put(ndjson);
  expect(await put('')).toMatchObject({ status: 422, body: { message: expect.stringContaining('empty') } });
  expect(await put('', { query: '?allowEmpty=1' })).toMatchObject({ status: 200, body: { withdrawn: 2 } });
});

test('a feed that loses most of its cars gets 422 with its own code, and allowWithdrawals accepts it', async () => {
  const { put } = await aServer();
  const lines = Array.from({ length: 50 }, (_, n) => JSON.stringify(aCar(String(n + 1))));
  await put(lines.join('\n'));
  const few = lines.slice(0, 5).join('\n');
  expect(await put(few)).toMatchObject({
    status: 422,
    body: {
      code: 'TOO_MANY_WITHDRAWN',
      message: expect.stringContaining('allowWithdrawals=1'),
      report: { withdrawn: 45, unchanged: 5 },
    },
  });
  expect(await put(few, { query: '?allowWithdrawals=1' })).toMatchObject({
    status: 200,
    body: { withdrawn: 45 },
  });
});

test('a second import of the same index gets 409', async () => {
  const { put, store } = await aServer();
  await store.openFeed(index);
  expect(await put(ndjson)).toMatchObject({ status: 409, body: { code: 'IMPORT_RUNNING' } });
});

test.each([
  ['without key', { headers: { 'x-api-key': '' } }, 401, 'WRONG_KEY'],
  ['with a wrong key', { headers: { 'x-api-key': 'the-right-kez' } }, 401, 'WRONG_KEY'],
  ['for an unknown index', { index: 'cars-atlantis' }, 404, 'UNKNOWN_INDEX'],
  ['of an unknown type', { headers: { 'content-type': 'text/plain' } }, 415, 'UNKNOWN_FORMAT'],
  ['with another encoding', { headers: { 'content-encoding': 'br' } }, 415, 'UNKNOWN_ENCODING'],
  ['that says gzip and is not', { headers: { 'content-encoding': 'gzip' } }, 400, 'NOT_GZIP'],
])('a feed %s is refused with a message', async (_, sent, status, code) => {
  const { put } = await aServer();
  expect(await put(ndjson, sent)).toMatchObject({ status, body: { code, message: expect.any(String) } });
});

test('without a configured key no feed is accepted', async () => {
  const { put } = await aServer({ apiKey: undefined });
  expect(await put(ndjson)).toMatchObject({ status: 503, body: { code: 'INVENTORY_CLOSED' } });
});

test('a feed over the limit gets 413, with or without a content-length', async () => {
  const { put } = await aServer({ maxFeedBytes: 1000 });
  const large = `${JSON.stringify(aCar('1', { car_description: 'x'.repeat(2000) }))}\n`;
  const refusal = { status: 413, body: { code: 'TOO_LARGE', message: expect.stringContaining('gzip') } };
  expect(await put(large)).toMatchObject(refusal);
  expect(await put(large, { headers: { 'transfer-encoding': 'chunked' } })).toMatchObject(refusal);
});

test('the spool folder is emptied after an import, also of stale files of a dead process', async () => {
  const { put, spoolFolder } = await aServer();
  await mkdir(spoolFolder, { recursive: true });
  await writeFile(join(spoolFolder, 'feed-old'), 'x');
  await utimes(join(spoolFolder, 'feed-old'), 1, 1);
  await put(ndjson);
  await put('{oops');
  expect(await readdir(spoolFolder)).toEqual([]);
});

test('a feed whose connection breaks changes nothing', async () => {
  const { port, store, spoolFolder } = await aServer();
  const headers = { 'x-api-key': key, 'content-type': 'application/x-ndjson', 'content-length': '100000' };
  await new Promise<void>((resolve) => {
    const sending = request({
      port,
      host: '127.0.0.1',
      method: 'PUT',
      path: `/api/inventory/${index}`,
      headers,
    });
    sending.on('error', () => resolve());
    sending.write(ndjson, () => setTimeout(() => sending.destroy(), 50));
    sending.on('close', () => resolve());
  });
  await expect.poll(() => readdir(spoolFolder), { timeout: 10_000 }).toEqual([]);
  expect(await store.indices()).toEqual([]);
});

async function aServer(settings: Partial<InventoryRouteDeps> = {}, fresh = freshSqlite) {
  const database = await fresh();
  const spoolFolder = join((await freshSqlite()).settings.dataDir, 'incoming');
  const importer = threadedImporter(database.settings);
  const store = kyselyRecordStore(await database.open(), systemClock);
  const app = Fastify();
  onTestFinished(async () => {
    await importer.close();
    await app.close();
  });
  inventoryRoutes(app, {
    apiKey: key,
    importer,
    records: store,
    onEdited: () => {},
    sites: () => [],
    indices: () => knownIndices([{ indices: { cars: index }, languages: ['sv'] }]),
    spoolFolder,
    log: silent,
    now: systemClock,
    ...settings,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { put: sender(port), port, store, spoolFolder };
}

type Sent = { index?: string; query?: string; headers?: Record<string, string> };

function sender(port: number) {
  return (body: string | Buffer, sent: Sent = {}): Promise<{ status: number; body: unknown }> =>
    new Promise((resolve, reject) => {
      const headers: Record<string, string | number> = {
        'x-api-key': key,
        'content-type': 'application/x-ndjson',
        ...sent.headers,
      };
      if (!headers['transfer-encoding']) headers['content-length'] = Buffer.byteLength(body);
      const path = `/api/inventory/${sent.index ?? index}${sent.query ?? ''}`;
      const sending = request({ port, host: '127.0.0.1', method: 'PUT', path, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) }));
      });
      sending.on('error', reject).end(body);
    });
}

function aCar(car_id: string, fields: object = {}) {
  return { car_id, car_brand: 'Volvo', car_model: 'XC60', car_price: 249900, ...fields };
}

const silent: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
