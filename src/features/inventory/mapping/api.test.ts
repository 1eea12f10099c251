import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { freshSqlite, testDatabases } from '../../../main/testing/databases.ts';
import { systemClock } from '../../../shared/platform/clock.ts';
import type { Log } from '../../../shared/platform/log.ts';
import { kyselyRecordChanges } from '../../../shared/search/adapters/kysely-record-changes.ts';
import { kyselyRecordStore } from '../../../shared/search/adapters/kysely-record-store.ts';
import { folderUploads } from '../adapters/folder-uploads.ts';
import { kyselyImportRuns } from '../adapters/kysely-import-runs.ts';
import { kyselyMappingStore } from '../adapters/kysely-mapping-store.ts';
import { kyselyPhotoReports } from '../adapters/kysely-photo-reports.ts';
import { kyselyPhotoRetry } from '../adapters/kysely-photo-retry.ts';
import { threadedImporter } from '../adapters/threaded-importer.ts';
import { threadedRollBack } from '../adapters/threaded-roll-back.ts';
import { inventoryRoutes } from '../api.ts';
import { knownIndices } from '../known-indices.ts';

const index = 'cars-solvik-se';
const other = 'cars-carstore-se';
const base = `/api/inventory/${index}`;
const key = 'the-right-key';

const mapping = {
  version: 1,
  read: {},
  identity: { columns: ['Nr'], as: 'code' },
  fields: {
    car_brand: { columns: ['Märke'] },
    car_model: { columns: ['Modell'] },
    car_price: { columns: ['Pris'] },
    car_mileage: { columns: ['Mil'], unit: 'mil' },
  },
};
const csv = (rows: readonly string[]) =>
  Buffer.from(`Nr;Märke;Modell;Pris;Mil\n${rows.join('\n')}\n`, 'latin1');
const stock = csv([
  '1;Volvo;V60;199 900 kr;4 500',
  '2;hyundi;i20;89 900 kr;7 200',
  '3;Škoda;Enyaq;459 900;1 200'.replace('Š', 'S'),
]);

for (const { name, fresh } of testDatabases) {
  test(`${name}: a mapping is proposed, stored, and read by from then on; its report names what nobody knew`, async () => {
    const { send, store } = await aServer(fresh);
    const proposal = await send('POST', `${base}/mapping/proposal`, stock, { 'content-type': 'text/csv' });
    expect(proposal).toMatchObject({
      status: 200,
      body: {
        ...{ rows: 3, mapping: { read: { delimiter: ';', encoding: 'windows-1252' } }, problems: [] },
        records: [{ line: 2, record: { car_brand: 'Volvo', car_price: 199900 } }, {}, {}],
      },
    });
    expect(proposal.body.fields.find(({ field }: { field: string }) => field === 'car_price')).toMatchObject({
      confidence: expect.any(Number),
      samples: [{ line: 2, source: { Pris: '199 900 kr' }, value: 199900 }, {}, {}],
    });
    expect(await send('PUT', `${base}/mapping`, proposal.body.mapping)).toMatchObject({
      status: 201,
      body: { version: 1 },
    });
    const report = await send('PUT', base, gzipSync(stock), { 'content-type': 'application/octet-stream' });
    expect(report).toMatchObject({
      status: 200,
      body: {
        ...{ added: 3, refusedLines: 0, mappingVersion: 1 },
        unknownValues: [{ field: 'car_brand', value: 'hyundi', count: 1, line: 3, nearest: 'Hyundai' }],
      },
    });
    expect((await store.find(index, '1'))?.body).toMatchObject({
      car_brand: 'Volvo',
      car_mileage: 4500,
      car_price: 199900,
    });
  });

  test(`${name}: a column that is called something else now is in the report, instead of its field leaving unnoticed`, async () => {
    const { send } = await aServer(fresh);
    await send('PUT', `${base}/mapping`, mapping);
    const importOf = (text: string) => send('PUT', base, Buffer.from(text), { 'content-type': 'text/csv' });
    const whole = 'Nr;Märke;Modell;Pris;Mil\n1;Volvo;V60;199900;4500\n2;Kia;Niro;299900;\n';
    expect((await importOf(whole)).body.emptyColumns).toBeUndefined();
    expect(await importOf(whole.replace('Mil', 'Körsträcka'))).toMatchObject({
      status: 200,
      body: { changed: 1, emptyColumns: [{ field: 'car_mileage', columns: ['Mil'] }] },
    });
    expect(await importOf(whole.replace('Nr', 'Nummer'))).toMatchObject({
      status: 422,
      body: { report: { refusedLines: 2, emptyColumns: [{ field: 'car_id', columns: ['Nr'] }] } },
    });
  });

  test(`${name}: a file with other columns, or with another character between its cells, is refused for that`, async () => {
    const { send } = await aServer(fresh);
    await send('PUT', `${base}/mapping`, { ...mapping, read: { format: 'csv', delimiter: ';' } });
    const importOf = (text: string) => send('PUT', base, Buffer.from(text), { 'content-type': 'text/csv' });
    const whole = 'Nr;Märke;Modell;Pris;Mil\n1;Volvo;V60;199900;4500\n';
    expect((await importOf(whole)).status).toBe(200);
    const { status, body } = await importOf(whole.replaceAll(';', ','));
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain(
      "none of the columns that are read: it has 'Nr,Märke,Modell,Pris,Mil'",
    );
    const many = `a;b\n${'1;2\n'.repeat(50)}`;
    expect(JSON.stringify((await importOf(many)).body)).toContain("it has 'a', 'b'.");
  });

  test(`${name}: of two who replace the same version one wins; versions are listed, copied and rolled back to`, async () => {
    const { send } = await aServer(fresh);
    const path = `${base}/mapping`;
    expect(await send('GET', path)).toMatchObject({ status: 404, body: { code: 'NO_MAPPING' } });
    const first = await send('PUT', path, mapping, { 'if-none-match': '*' });
    expect(first).toMatchObject({ status: 201, headers: { etag: '"1"' } });
    expect(await send('PUT', path, mapping)).toMatchObject({ status: 428 });
    const changed = { ...mapping, badLines: { upToPercent: 5, keepDays: 3 } };
    const both = await Promise.all([1, 2].map(() => send('PUT', path, changed, { 'if-match': '"1"' })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect((await send('GET', `${path}/versions`)).body.versions).toMatchObject([
      { version: 2 },
      { version: 1 },
    ]);
    expect((await send('GET', `${path}?version=1`)).body.mapping).toEqual(mapping);
    const back = { copyFrom: { index, version: 1 } };
    expect(await send('PUT', path, back, { 'if-match': '"2"' })).toMatchObject({
      status: 200,
      body: { version: 3, mapping },
    });
    expect(await send('PUT', `/api/inventory/${other}/mapping`, { copyFrom: { index } })).toMatchObject({
      status: 201,
      body: { index: other, mapping },
    });
    expect(await send('DELETE', path, undefined, { 'if-match': '"3"' })).toMatchObject({ status: 204 });
    expect(await send('GET', path)).toMatchObject({ status: 404 });
    expect(await send('PUT', path, back)).toMatchObject({ status: 201, body: { version: 5 } });
  });

  test(`${name}: who changes a mapping says why, and a removal is listed as one`, async () => {
    const { send } = await aServer(fresh);
    const path = `${base}/mapping`;
    const note = 'Priser med moms från maj';
    const stored = await send('PUT', `${path}?note=${encodeURIComponent(` ${note} `)}`, mapping);
    expect(stored).toMatchObject({ status: 201, body: { version: 1, note } });
    expect((await send('GET', path)).body.note).toBe(note);
    expect(
      await send('PUT', `${path}?note=${'x'.repeat(501)}`, mapping, { 'if-match': '"1"' }),
    ).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT' },
    });
    await send('DELETE', path, undefined, { 'if-match': '"1"' });
    expect((await send('GET', `${path}/versions`)).body.versions).toEqual([
      { version: 2, changedAt: expect.any(String), isRemoval: true },
      { version: 1, changedAt: expect.any(String), isRemoval: false, note },
    ]);
  });

  test(`${name}: bad lines are left out up to the limit, and their records stay as they last were for some days`, async () => {
    const { send, store } = await aServer(fresh);
    const path = `${base}/mapping`;
    await send('PUT', path, { ...mapping, badLines: { upToPercent: 40, keepDays: 7 } });
    await send('PUT', base, stock);
    const broken = csv([
      '1;Volvo;V60;ring;4 500',
      '2;Hyundai;i20;79 900;7 200',
      '4;Kia;Ceed;99 000;1',
      '4;Kia;Ceed;99 000;1',
      '5;Kia;Rio;9;1',
    ]);
    const second = await send('PUT', base, broken);
    expect(second).toMatchObject({
      status: 200,
      body: { leftOut: 2, kept: 1, refusedLines: 2, added: 2, changed: 1, unchanged: 1, withdrawn: 1 },
    });
    expect(second.body.refused).toEqual([
      { line: 2, id: '1', reason: 'car_price is not a number.' },
      { line: 5, id: '4', reason: "car_id '4' stands on line 4 already." },
    ]);
    expect(await store.find(index, '1')).toMatchObject({ state: 'live', body: { car_price: 199900 } });
    const runs = (await send('GET', `${base}/runs`)).body.runs;
    const run = await send('GET', `${base}/runs/${runs[0].id}`);
    expect(run.body).toMatchObject({
      lines: [{ line: 2 }, { line: 5 }],
      difference: { refusedLines: 2, added: -1 },
    });
    const file = (await send('GET', `${base}/runs/${runs[0].id}/file`)).text;
    expect(file.replace('\uFEFF', '').trim().split('\r\n').sort()).toEqual(
      [
        'what,id,line,reason,fields',
        'left out,1,2,car_price is not a number.,',
        "left out,4,5,car_id '4' stands on line 4 already.,",
        'changed,2,,,' + 'car_brand car_price car_shown_price slug',
        'new,4,,,',
        'new,5,,,',
        'withdrawn,3,,,',
      ].sort(),
    );
    const json = JSON.parse((await send('GET', `${base}/runs/${runs[0].id}/file?format=json`)).text);
    expect(json).toContainEqual({ what: 'withdrawn', id: '3' });
    await send('PUT', path, { ...mapping, badLines: { upToPercent: 40, keepDays: 0 } }, { 'if-match': '*' });
    expect((await send('PUT', base, broken)).body).toMatchObject({ kept: 0, withdrawn: 1 });
    await send('PUT', path, { ...mapping, badLines: { upToPercent: 10, keepDays: 0 } }, { 'if-match': '*' });
    expect(await send('PUT', base, broken)).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('more than 10 % refuse the feed') },
    });
  });
}

test('a feed and a mapping are tried in one request, and shown side by side', async () => {
  const { send, store, spoolFolder } = await aServer();
  const dry = await send('POST', `${base}/mapping/dry-run`, form(mapping, stock), formType);
  expect(dry).toMatchObject({ status: 200, body: { dryRun: true, added: 3 } });
  expect(await store.indices()).toEqual([]);
  const preview = await send('POST', `${base}/mapping/preview`, form(mapping, stock), formType);
  expect(preview.body.fields[0]).toMatchObject({
    field: 'car_id',
    samples: [{ source: { Nr: '1' }, value: '1' }, {}, {}],
  });
  const wrong = { ...mapping, fields: { ...mapping.fields, car_price: { expression: '1 +' } } };
  expect(await send('POST', `${base}/mapping/preview`, form(wrong, stock), formType)).toMatchObject({
    status: 422,
    body: {
      code: 'WRONG_MAPPING',
      errors: [{ field: 'car_price', message: expect.stringContaining('cannot be used') }],
    },
  });
  expect(await readdir(spoolFolder)).toEqual([]);
});

test('a version that is not in force is tried with a feed, and our own field names are still read', async () => {
  const { send } = await aServer();
  await send('PUT', `${base}/mapping`, mapping);
  await send('PUT', `${base}/mapping`, { ...mapping, prices: { vat: 'excluded' } }, { 'if-match': '"1"' });
  expect(await send('PUT', `${base}?dryRun=1&mapping=1`, stock)).toMatchObject({
    status: 200,
    body: { mappingVersion: 1 },
  });
  expect(await send('PUT', `${base}?dryRun=1&mapping=9`, stock)).toMatchObject({
    status: 404,
    body: { code: 'NO_MAPPING' },
  });
  const own = `${JSON.stringify({ car_id: '1', car_brand: 'Volvo', car_model: 'V60', car_price: 1 })}\n`;
  const type = { 'content-type': 'application/x-ndjson' };
  expect(await send('PUT', `${base}?dryRun=1&mapping=0`, Buffer.from(own), type)).toMatchObject({
    status: 200,
    body: { added: 1 },
  });
});

test.each([
  ['a PDF', Buffer.from('%PDF-1.7 x'), 422, 'FEED_UNREADABLE'],
  ['a web page', Buffer.from('<!doctype html><html></html>'), 422, 'FEED_UNREADABLE'],
  [
    'XML with entities',
    Buffer.from('<!DOCTYPE a [<!ENTITY x "y">]><a><b>&x;</b></a>'),
    422,
    'FEED_UNREADABLE',
  ],
  ['nothing', Buffer.alloc(0), 422, 'FEED_UNREADABLE'],
])('%s as a feed is refused with a sentence, and nothing changes', async (_, body, status, code) => {
  const { send, store } = await aServer();
  expect(await send('POST', `${base}/mapping/proposal`, body)).toMatchObject({ status, body: { code } });
  await send('PUT', `${base}/mapping`, mapping);
  expect(await send('PUT', base, body)).toMatchObject({
    status,
    body: { code, message: expect.stringContaining('Nothing has changed') },
  });
  expect(await store.indices()).toEqual([]);
});

test.each([
  ['no form', Buffer.from('x'), { 'content-type': 'text/csv' }, 400],
  [
    'a form without a feed',
    Buffer.from('--b\r\ncontent-disposition: form-data; name="mapping"\r\n\r\n{}\r\n--b--\r\n'),
    { 'content-type': 'multipart/form-data; boundary=b' },
    400,
  ],
  [
    'a form that breaks off',
    form(mapping, stock).subarray(0, 300),
    { 'content-type': 'multipart/form-data; boundary=----test' },
    400,
  ],
])('%s is refused', async (_, body, headers, status) => {
  const { send } = await aServer();
  expect(await send('POST', `${base}/mapping/dry-run`, body, headers)).toMatchObject({
    status,
    body: { code: 'INVALID_INPUT' },
  });
});

test('what is no mapping, no key and no index is refused', async () => {
  const { send } = await aServer();
  const path = `${base}/mapping`;
  expect(await send('PUT', path, { version: 1, fields: {} })).toMatchObject({
    status: 422,
    body: { code: 'WRONG_MAPPING' },
  });
  expect(await send('PUT', path, Buffer.from('{oops'))).toMatchObject({ status: 400 });
  expect(await send('PUT', path, mapping, { 'x-api-key': 'wrong' })).toMatchObject({ status: 401 });
  expect(await send('GET', '/api/inventory/cars-atlantis/mapping')).toMatchObject({
    status: 404,
    body: { code: 'UNKNOWN_INDEX' },
  });
  expect(await send('GET', `${base}/runs/none`)).toMatchObject({
    status: 404,
    body: { code: 'UNKNOWN_RUN' },
  });
  expect(await send('PUT', path, { copyFrom: { index: other } })).toMatchObject({
    status: 404,
    body: { code: 'NO_MAPPING' },
  });
});

const formType = { 'content-type': 'multipart/form-data; boundary=----test' };

function form(document: unknown, feed: Buffer): Buffer {
  const part = (name: string) =>
    `------test\r\ncontent-disposition: form-data; name="${name}"; filename="x"\r\n\r\n`;
  return Buffer.concat([
    Buffer.from(`${part('mapping')}${JSON.stringify(document)}\r\n${part('feed')}`),
    feed,
    Buffer.from('\r\n------test--\r\n'),
  ]);
}

async function aServer(fresh = freshSqlite) {
  const database = await fresh();
  const spoolFolder = join(await mkdtemp(join(tmpdir(), 'forecourt-spool-')), 'spool');
  const importer = threadedImporter(database.settings);
  const db = await database.open();
  const store = kyselyRecordStore(db, systemClock);
  const app = Fastify();
  onTestFinished(async () => {
    await importer.close();
    await app.close();
    await rm(spoolFolder, { recursive: true, force: true });
  });
  inventoryRoutes(app, {
    ...{
      apiKey: key,
      importer,
      records: store,
      spoolFolder,
      log: silent,
      now: systemClock,
      onEdited: () => {},
    },
    indices: () =>
      knownIndices([
        { indices: { cars: index }, languages: ['sv'], country: 'SE' },
        { indices: { cars: other }, languages: ['sv'], country: 'SE' },
      ]),
    sites: () => [],
    mapped: {
      stock: store,
      examiner: importer,
      photoReports: kyselyPhotoReports(db, systemClock),
      photoRetry: kyselyPhotoRetry(db, systemClock),
      rollBack: threadedRollBack(database.settings),
      mappings: kyselyMappingStore(db, systemClock),
      previewer: importer,
      uploads: folderUploads({ folder: `${spoolFolder}-uploads`, spoolFolder, now: systemClock }),
      runs: kyselyImportRuns(db),
      changes: kyselyRecordChanges(db),
    },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { send: sender(port), store, spoolFolder };
}

// biome-ignore lint/suspicious/noExplicitAny: bodies of many shapes are compared
type Received = { status: number; headers: Record<string, unknown>; text: string; body: any };

function sender(port: number) {
  return (
    method: string,
    path: string,
    sent?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Received> =>
    new Promise((resolve, reject) => {
      const body =
        sent === undefined || Buffer.isBuffer(sent)
          ? (sent as Buffer | undefined)
          : Buffer.from(JSON.stringify(sent));
      const type = {
        'content-type': Buffer.isBuffer(sent) && path === base ? 'text/plain' : 'application/json',
      };
      const all = {
        'x-api-key': key,
        ...(body && type),
        ...headers,
        ...(body && { 'content-length': body.length }),
      };
      const sending = request({ port, host: '127.0.0.1', method, path, headers: all }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => {
          const isJson = String(response.headers['content-type']).includes('json');
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text,
            body: isJson && text !== '' ? JSON.parse(text) : undefined,
          });
        });
      });
      sending.on('error', reject).end(body);
    });
}

const silent: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
