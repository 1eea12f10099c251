import { expect, test } from 'vitest';
import { testDatabases } from '../../../main/testing/databases.ts';
import { anInventoryServer } from '../testing/inventory-server.ts';

const own = '/api/inventory/cars-solvik-se';
const shared = '/api/inventory/sites-nordic';
const feed = 'car_id,car_brand,car_model,car_price\n1,Volvo,XC60,249900\n2,Volvo,XC60,249900\n';
const mapping = {
  version: 1,
  fields: { car_brand: { constant: 'Volvo' }, car_model: { columns: ['Model'] } },
};
const valid = {
  ...mapping,
  identity: { columns: ['Nr'], as: 'code' },
  fields: { ...mapping.fields, car_price: { columns: ['Price'] } },
};

const looking = ['', '/mapping', '/mapping/versions', '/runs', '/runs/latest', '/runs/latest/file'];
const changing = [
  ['PUT', ''],
  ['PUT', '/mapping'],
  ['DELETE', '/mapping'],
  ['POST', '/mapping/proposal'],
  ['POST', '/mapping/preview'],
  ['POST', '/mapping/dry-run'],
  ['POST', '/runs/latest/roll-back'],
] as const;

for (const { name, fresh } of testDatabases)
  test(`${name}: who imports from the studio is named by the run and by the version of the mapping`, async () => {
    const { send, store } = await anInventoryServer(fresh);
    expect(await send('editor', 'PUT', own, feed)).toMatchObject({ status: 200, body: { added: 2 } });
    expect(await send('key', 'PUT', own, feed.replace('249900', '199900'))).toMatchObject({
      body: { changed: 1 },
    });
    const { runs } = (await send('author', 'GET', `${own}/runs`)).body;
    expect(runs.map(({ startedBy }: { startedBy?: string }) => startedBy)).toEqual([
      undefined,
      'Rebecka Lund',
    ]);
    await send('editor', 'PUT', `${own}/mapping`, valid);
    expect((await send('author', 'GET', `${own}/mapping/versions`)).body.versions).toMatchObject([
      { version: 1, changedBy: 'Rebecka Lund' },
    ]);
    const latest = await send('editor', 'GET', `${own}/runs/latest`);
    expect(latest.body.rollBack).toEqual({ records: 1, imports: 1 });
    expect(await send('editor', 'POST', `${own}/runs/latest/roll-back`)).toMatchObject({
      status: 200,
      body: { restored: 1, live: 2, revision: 3 },
    });
    expect(await store.find('cars-solvik-se', '1')).toMatchObject({ body: { car_price: 249900 } });
    const after = (await send('editor', 'GET', `${own}/runs/latest`)).body;
    expect(after).toMatchObject({ kind: 'roll-back', startedBy: 'Rebecka Lund', revision: 3 });
    const [, , first] = (await send('editor', 'GET', `${own}/runs`)).body.runs;
    expect(await send('editor', 'POST', `${own}/runs/${first.id}/roll-back`)).toMatchObject({
      status: 409,
      body: { code: 'NOT_KEPT' },
    });
  });

test('an editor of another site sees and changes nothing', async () => {
  const { send } = await anInventoryServer();
  await send('key', 'PUT', own, feed);
  const refused = {
    status: 404,
    body: { code: 'UNKNOWN_INDEX', message: expect.not.stringMatching('There are') },
  };
  for (const path of looking.slice(1))
    expect([path, await send('norwegianEditor', 'GET', own + path)]).toMatchObject([path, refused]);
  for (const [method, path] of changing)
    expect([path, await send('norwegianEditor', method, own + path, valid)]).toMatchObject([path, refused]);
});

test('a mapping of an index that somebody may not see is not copied', async () => {
  const { send } = await anInventoryServer();
  await send('key', 'PUT', '/api/inventory/cars-solvik-no/mapping', valid);
  const copy = { copyFrom: { index: 'cars-solvik-no' } };
  expect(await send('editor', 'PUT', `${own}/mapping`, copy)).toMatchObject({ status: 404 });
  expect(await send('administrator', 'PUT', `${own}/mapping`, copy)).toMatchObject({ status: 201 });
});

test('an author looks at the feeds of their site and changes nothing', async () => {
  const { send } = await anInventoryServer();
  await send('key', 'PUT', own, feed);
  expect(await send('author', 'GET', `${own}/runs/latest`)).toMatchObject({ status: 200 });
  for (const [method, path] of changing)
    expect([path, await send('author', method, own + path, valid)]).toMatchObject([
      path,
      { status: 403, body: { code: 'ONLY_TO_LOOK_AT' } },
    ]);
});

test('an index that another site shows as well is changed by administrators', async () => {
  const { send } = await anInventoryServer();
  expect(await send('editor', 'GET', `${shared}/runs`)).toMatchObject({ status: 200, body: { runs: [] } });
  expect(await send('editor', 'PUT', shared, '')).toMatchObject({ status: 403 });
  expect(await send('administrator', 'PUT', shared, '')).toMatchObject({ status: 422 });
});

test('without a key and without the studio nobody gets in, and a page of another site acts for nobody', async () => {
  const { send } = await anInventoryServer();
  expect(await send('stranger', 'GET', `${own}/runs`)).toMatchObject({ status: 401 });
  expect(await send('stranger', 'GET', '/api/inventory')).toMatchObject({ status: 401 });
  expect(await send('nobody-knows', 'GET', `${own}/runs`)).toMatchObject({ status: 503 });
  const elsewhere = { 'sec-fetch-site': 'same-site' };
  expect(await send('editor', 'PUT', own, feed, elsewhere)).toMatchObject({ status: 403 });
  expect(await send('editor', 'PUT', own, feed, { origin: 'https://evil.example' })).toMatchObject({
    body: { code: 'CROSS_ORIGIN' },
  });
});

test('single records are edited with the key alone', async () => {
  const { send } = await anInventoryServer();
  await send('key', 'PUT', own, feed);
  expect(await send('administrator', 'GET', `${own}/1`)).toMatchObject({ status: 401 });
  expect(await send('key', 'GET', `${own}/1`)).toMatchObject({ status: 200 });
});

test('the list of indices is that of the sites somebody works on, with what the last feed did', async () => {
  const { send } = await anInventoryServer();
  await send('editor', 'PUT', own, feed);
  const { indices } = (await send('editor', 'GET', '/api/inventory')).body;
  expect(indices).toMatchObject([
    {
      ...{ index: 'cars-solvik-se', kind: 'cars', sites: ['solvik-se'], live: 2, revision: 1 },
      ...{ state: 'fresh', mayChange: true },
      lastRun: { added: 2, changed: 0, withdrawn: 0, leftOut: 0, startedBy: 'Rebecka Lund' },
    },
    { index: 'sites-nordic', sites: ['solvik-se', 'solvik-no'], live: 0, state: 'none', mayChange: false },
  ]);
  await send('editor', 'PUT', own, '');
  expect((await send('author', 'GET', '/api/inventory')).body.indices[0]).toMatchObject({
    ...{ state: 'failed', mayChange: false },
    lastRun: { state: 'refused', reason: expect.stringContaining('empty') },
  });
  const all = (await send('key', 'GET', '/api/inventory')).body.indices;
  expect(all.map(({ index }: { index: string }) => index)).toEqual([
    ...['cars-solvik-no', 'cars-solvik-se', 'sites-nordic'],
  ]);
});
