import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { type FreshDatabase, freshSqlite, testDatabases } from '../../../main/testing/databases.ts';
import { systemClock } from '../../../shared/platform/clock.ts';
import type { Log } from '../../../shared/platform/log.ts';
import { kyselyRecordStore } from '../../../shared/search/adapters/kysely-record-store.ts';
import { inventoryRoutes } from '../api.ts';
import { type ImportOptions, importFeed } from '../import-feed.ts';
import { knownIndices } from '../known-indices.ts';

const index = 'cars-solvik-se';
const key = 'the-right-key';

for (const { name, fresh } of testDatabases) {
  test(`${name}: PUT makes a record, PATCH changes fields of it, DELETE withdraws it, each with a revision of its own`, async () => {
    const { send, store } = await aServer(fresh);
    expect(await send('PUT', '1', aCar())).toMatchObject({
      status: 201,
      etag: '"1"',
      body: {
        index,
        id: '1',
        state: 'live',
        revision: 1,
        changed: true,
        ignoredFields: [],
        unknownWords: [],
      },
    });
    expect(await send('PATCH', '1', { car_price: 1000 }, { 'if-match': '"1"' })).toMatchObject({
      status: 200,
      etag: '"2"',
    });
    expect(await store.find(index, '1')).toMatchObject({
      state: 'live',
      body: { car_price: 1000 },
      revision: 2,
    });
    expect(await send('GET', '1')).toMatchObject({
      status: 200,
      etag: '"2"',
      body: { source: 'api', revision: 2, record: { car_id: '1', car_price: 1000 }, edits: {} },
    });
    expect(await send('DELETE', '1', undefined, { 'if-match': '"2"' })).toMatchObject({
      status: 200,
      body: { state: 'withdrawn', revision: 3 },
    });
    expect(await store.find(index, '1')).toMatchObject({ state: 'withdrawn' });
    expect(await send('GET', '1')).toMatchObject({ status: 410, body: { code: 'WITHDRAWN' } });
    expect(await store.indices()).toEqual([{ name: index, revision: 3, live: 0 }]);
    expect(await send('PUT', '1', aCar(), { 'if-none-match': '*' })).toMatchObject({
      status: 201,
      etag: '"4"',
    });
  });

  test(`${name}: the same request again changes nothing, has the same revision, and succeeds when its answer was lost`, async () => {
    const { send, store } = await aServer(fresh);
    await send('PUT', '1', aCar());
    expect(await send('PUT', '1', aCar())).toMatchObject({
      status: 200,
      etag: '"1"',
      body: { changed: false },
    });
    const price = { car_price: '1000' };
    for (const changed of [true, false])
      expect(await send('PATCH', '1', price, { 'if-match': '"1"' })).toMatchObject({
        status: 200,
        etag: '"2"',
        body: { changed },
      });
    for (const changed of [true, false])
      expect(await send('DELETE', '1', undefined, { 'if-match': '"2"' })).toMatchObject({
        status: 200,
        body: { changed, revision: 3 },
      });
    expect((await store.indices())[0]?.revision).toBe(3);
  });

  test(`${name}: of many writers with the same If-Match exactly one wins, whichever process they are in`, async () => {
    const { send, other } = await aServer(fresh);
    await send('PUT', '1', aCar());
    const prices = Array.from({ length: 12 }, (_, n) => 1000 + n);
    const answers = await Promise.all(
      prices.map((car_price, n) =>
        (n % 2 === 0 ? send : other)('PATCH', '1', { car_price }, { 'if-match': '"1"' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(11).fill(412)]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(await send('GET', '1')).toMatchObject({
      etag: '"2"',
      body: { record: { car_price: prices[winner] } },
    });
  });

  test(`${name}: of many that make the same record exactly one does`, async () => {
    const { send, other } = await aServer(fresh);
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((n) =>
        (n % 2 === 0 ? send : other)('PUT', '1', aCar({ car_price: n }), { 'if-none-match': '*' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(5).fill(412)]);
  });

  test(`${name}: edits while a feed is staged are in what the feed makes visible`, async () => {
    const { send, store } = await aServer(fresh);
    await feed(
      store,
      ['1', '2', '3', '4'].map((id) => aCar({ car_id: id })),
    );
    async function* lines() {
      for (const id of ['1', '2', '3']) yield { line: 1, value: aCar({ car_id: id, car_color: 'Röd' }) };
      for (let n = 0; n < 300; n += 1) yield { line: 1, value: aCar({ car_id: `9${n}` }) };
      // The first of the feed's batches are staged.
      await send('PATCH', '1', { car_price: 1000 }, { 'if-match': '*' });
      await send('PUT', '90', aCar({ car_id: '90', car_price: 5 }));
      await send('PUT', '700', aCar({ car_id: '700' }));
      await send('DELETE', '4', undefined, { 'if-match': '*' });
    }
    await importFeed(store, lines(), { index, kind: 'cars' }, systemClock);
    expect((await store.find(index, '1'))?.body).toMatchObject({ car_price: 1000, car_color: 'Röd' });
    expect((await store.find(index, '90'))?.body).toMatchObject({ car_price: 249900 });
    expect(await store.find(index, '700')).toMatchObject({ state: 'live' });
    expect(await store.find(index, '4')).toMatchObject({ state: 'withdrawn' });
    expect((await store.indices())[0]?.live).toBe(304);
  });

  test(`${name}: many edits beside a feed are all there afterwards, and so is the feed`, async () => {
    const { send, other, store } = await aServer(fresh);
    const ids = Array.from({ length: 40 }, (_, n) => String(n));
    await feed(
      store,
      ids.map((id) => aCar({ car_id: id })),
    );
    const importing = feed(
      store,
      ids.map((id) => aCar({ car_id: id, car_color: 'Röd' })),
    );
    const answers = await Promise.all(
      ids.map((id, n) => (n % 2 ? send : other)('PATCH', id, { car_price: 1000 + n }, { 'if-match': '*' })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await importing;
    for (const [n, id] of ids.entries())
      expect((await store.find(index, id))?.body).toMatchObject({ car_price: 1000 + n, car_color: 'Röd' });
  });

  test(`${name}: the price of an edit is in the price history, and a campaign is compared with it`, async () => {
    const { send, store } = await aServer(fresh);
    await feed(store, [aCar({ car_price: 300 })]);
    await send('PATCH', '1', { car_price: 280 }, { 'if-match': '*' });
    await send('PATCH', '1', { car_has_campaign_price: true, car_campaign_price: 250 }, { 'if-match': '*' });
    expect((await store.find(index, '1'))?.body).toMatchObject({
      car_shown_price: 250,
      car_earlier_price: 280,
    });
    await send('DELETE', '1', undefined, { 'if-match': '*' });
    const history = (await store.priceHistory(index, ['1'])).get('1');
    expect(history?.map(({ amount }) => amount)).toEqual([300, 280, 250, null]);
  });

  test(`${name}: a batch does one edit after the other and gives each its own result`, async () => {
    const { send, store } = await aServer(fresh);
    await feed(store, [aCar({ car_id: '1' }), aCar({ car_id: '2' })]);
    const edits = [
      { method: 'PATCH', id: '1', ifMatch: '*', record: { car_price: 1000 } },
      { method: 'PUT', id: 3, record: aCar({ car_id: 3 }) },
      { method: 'PATCH', id: '1', record: { car_price: 2000 } },
      { method: 'PUT', id: '4', record: { car_brand: 'Volvo', car_price: 'cheap' } },
      { method: 'DELETE', id: '2', ifMatch: '"1"' },
    ];
    expect(await send('POST', 'batch', { edits })).toMatchObject({
      status: 207,
      body: {
        results: [
          { id: '1', status: 200, revision: 2, changed: true },
          { id: '3', status: 201, revision: 3 },
          { id: '1', status: 428, code: 'REVISION_REQUIRED', revision: 2 },
          {
            ...{ id: '4', status: 422, code: 'INVALID_RECORD' },
            errors: [
              { field: 'car_model', message: 'is missing' },
              { field: 'car_price', message: 'is not a number' },
            ],
          },
          { id: '2', status: 200, revision: 4 },
        ],
      },
    });
    expect((await store.indices())[0]).toMatchObject({ revision: 4, live: 2 });
  });
}

test('who changes a live record says which revision of it; the refusal names the present one', async () => {
  const { send } = await aServer();
  await send('PUT', '1', aCar());
  const price = { car_price: 1000 };
  for (const [method, body] of [
    ['PATCH', price],
    ['PUT', aCar(price)],
    ['DELETE', undefined],
  ] as const) {
    expect(await send(method, '1', body)).toMatchObject({
      ...{ status: 428, etag: '"1"' },
      body: { code: 'REVISION_REQUIRED' },
    });
    for (const header of [{ 'if-match': '"7"' }, { 'if-match': 'W/"1"' }, { 'if-none-match': '"1"' }])
      expect(await send(method, '1', body, header)).toMatchObject({
        ...{ status: 412, etag: '"1"' },
        body: { code: 'OTHER_REVISION' },
      });
  }
  expect(await send('PUT', '1', aCar(), { 'if-none-match': '*' })).toMatchObject({ status: 412 });
  expect(await send('PUT', '2', aCar({ car_id: '2' }), { 'if-match': '*' })).toMatchObject({ status: 412 });
  expect(await send('PATCH', '1', price, { 'if-match': '"7", "1"' })).toMatchObject({
    status: 200,
    etag: '"2"',
  });
  expect(await send('GET', '1', undefined, { 'if-none-match': '"2"' })).toMatchObject({ status: 304 });
});

test('a record that is not valid is refused with every field that is wrong, unknown fields are named', async () => {
  const { send, store } = await aServer();
  expect(await send('PUT', '1', { car_brand: 'Volvo', car_price: 'cheap' })).toMatchObject({
    status: 422,
    body: {
      code: 'INVALID_RECORD',
      message: 'car_model is missing; car_price is not a number.',
      errors: [
        { field: 'car_model', message: 'is missing' },
        { field: 'car_price', message: 'is not a number' },
      ],
    },
  });
  expect(await send('PUT', '1', aCar({ car_id: '2' }))).toMatchObject({
    status: 422,
    body: { code: 'OTHER_ID' },
  });
  expect(await store.find(index, '1')).toBeUndefined();
  expect(await send('PUT', '1', aCar({ colour_of_seats: 'blue', car_fuel: 'Steam' }))).toMatchObject({
    body: { ignoredFields: ['colour_of_seats'], unknownWords: ["car_fuel 'Steam'"] },
  });
  const contradiction = { car_condition: 'Ny', car_is_used: true };
  expect(await send('PATCH', '1', contradiction, { 'if-match': '*' })).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining('one of them is wrong') },
  });
  expect(await send('PATCH', '1', { car_price: null }, { 'if-match': '*' })).toMatchObject({ status: 422 });
});

test('what follows from a field follows an edit of it', async () => {
  const { send, store } = await aServer();
  await send('PUT', '1', aCar({ car_mileage: 1000, car_description: '<p>Fin bil</p>', car_color: 'Röd' }));
  expect((await store.find(index, '1'))?.body).toMatchObject({
    car_mileage_text: expect.stringMatching(/^1\s000\smil$/),
  });
  await send('PATCH', '1', { car_mileage: 2500, car_version: 'T8', car_color: '' }, { 'if-match': '*' });
  const body = (await store.find(index, '1'))?.body;
  expect(body).toMatchObject({
    car_mileage_text: expect.stringMatching(/^2\s500\smil$/),
    slug: 'volvo-xc60-t8',
    car_description: 'Fin bil',
  });
  expect(body).not.toHaveProperty('car_color');
});

test.each([
  ['without key', 'PUT', '1', { 'x-api-key': '' }, aCar(), 401, 'WRONG_KEY'],
  ['of another type', 'PUT', '1', { 'content-type': 'text/csv' }, aCar(), 415, 'UNKNOWN_FORMAT'],
  ['that is too large', 'PUT', '1', {}, aCar({ car_description: 'x'.repeat(1_000_000) }), 413, 'TOO_LARGE'],
  ['of a record that is not there', 'PATCH', '1', { 'if-match': '*' }, {}, 404, 'UNKNOWN_RECORD'],
  ['that deletes what is not there', 'DELETE', '1', {}, undefined, 404, 'UNKNOWN_RECORD'],
  [
    'of too many',
    'POST',
    'batch',
    {},
    { edits: Array(201).fill({ method: 'DELETE', id: '1' }) },
    400,
    'INVALID_INPUT',
  ],
] as const)('an edit %s is refused', async (_, method, id, headers, body, status, code) => {
  const { send } = await aServer();
  expect(await send(method, id, body, headers)).toMatchObject({ status, body: { code } });
});

test('an unknown index is 404, broken JSON 400', async () => {
  const { app, send } = await aServer();
  const headers = { 'x-api-key': key, 'content-type': 'application/json' };
  const other = await app.inject({
    method: 'PUT',
    url: '/api/inventory/cars-atlantis/1',
    headers,
    payload: '{}',
  });
  expect(other).toMatchObject({ statusCode: 404 });
  const broken = await app.inject({
    method: 'PUT',
    url: `/api/inventory/${index}/1`,
    headers,
    payload: '{oops',
  });
  expect(broken.json()).toMatchObject({ code: 'INVALID_INPUT' });
  expect(
    await send('PATCH', '1', { car_price: 1 }, { 'content-type': 'application/merge-patch+json' }),
  ).toMatchObject({
    status: 404,
  });
});

async function aServer(fresh: () => Promise<FreshDatabase> = freshSqlite) {
  const database = await fresh();
  const open = async () => {
    const store = kyselyRecordStore(await database.open(), systemClock);
    const app = Fastify();
    onTestFinished(() => app.close());
    inventoryRoutes(app, {
      sites: () => [],
      apiKey: key,
      importer: { importFile: () => Promise.reject(new Error('not in this test')), close: async () => {} },
      records: store,
      onEdited: () => {},
      indices: () => knownIndices([{ indices: { cars: index }, languages: ['sv'], country: 'SE' }]),
      spoolFolder: '/nowhere',
      log: silent,
      now: systemClock,
    });
    return { app, store, send: sender(app) };
  };
  const [one, other] = [await open(), await open()];
  return { ...one, other: other.send };
}

function sender(app: ReturnType<typeof Fastify>) {
  return async (
    method: 'GET' | 'PUT' | 'PATCH' | 'DELETE' | 'POST',
    id: string,
    body?: object,
    headers: Record<string, string> = {},
  ) => {
    const answer = await app.inject({
      method,
      url: `/api/inventory/${index}/${id}`,
      headers: { 'x-api-key': key, ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { payload: JSON.stringify(body) }),
    });
    const text = answer.payload;
    return {
      status: answer.statusCode,
      etag: answer.headers.etag,
      body: text === '' ? undefined : JSON.parse(text),
    };
  };
}

function feed(
  store: ReturnType<typeof kyselyRecordStore>,
  values: readonly object[],
  options: Partial<ImportOptions> = {},
) {
  const lines = values.map((value, at) => ({ line: at + 1, value }));
  return importFeed(store, lines, { index, kind: 'cars', ...options }, systemClock);
}

function aCar(fields: object = {}) {
  return { car_id: '1', car_brand: 'Volvo', car_model: 'XC60', car_price: 249900, ...fields };
}

const silent: Log = { info: () => undefined, warn: () => undefined, error: console.error };
