import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { anInventoryServer } from '../testing/inventory-server.ts';

const index = '/api/inventory/cars-solvik-se';
const stock = 'Nr;Märke;Modell;Pris\n1;Volvo;V60;199 900\n2;Kia;Ceed;99 000\n';
const mapping = {
  version: 1,
  read: {},
  identity: { columns: ['Nr'], as: 'code' },
  fields: {
    car_brand: { columns: ['Märke'] },
    car_model: { columns: ['Modell'] },
    car_price: { columns: ['Pris'] },
  },
};

test('a file is sent once: it is looked at, tried and imported, and gone then', async () => {
  const { send, folder, spoolFolder } = await anInventoryServer();
  const { status, body: kept } = await send('editor', 'POST', `${index}/uploads`, stock);
  expect([status, kept.bytes]).toEqual([201, Buffer.byteLength(stock)]);
  const upload = `upload=${kept.id}`;
  const proposal = await send('editor', 'POST', `${index}/mapping/proposal?${upload}`);
  expect(proposal).toMatchObject({ status: 200, body: { rows: 2 } });
  expect(await send('editor', 'POST', `${index}/mapping/preview?${upload}`, mapping)).toMatchObject({
    status: 200,
    body: { rows: 2, records: [{ record: { car_price: 199900 } }, {}] },
  });
  expect(await send('editor', 'POST', `${index}/mapping/dry-run?${upload}`, mapping)).toMatchObject({
    status: 200,
    body: { dryRun: true, added: 2 },
  });
  await send('editor', 'PUT', `${index}/mapping`, mapping);
  const imported = await send('editor', 'PUT', `${index}?mapping=1&${upload}`);
  expect(imported).toMatchObject({ status: 200, body: { dryRun: false, added: 2 } });
  expect(await send('editor', 'PUT', `${index}?mapping=1&${upload}`)).toMatchObject({
    status: 404,
    body: { code: 'NO_UPLOAD' },
  });
  const left = await readdir(folder, { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile() && !entry.parentPath.startsWith(spoolFolder)).length).toBe(0);
  expect(await readdir(spoolFolder)).toEqual([]);
});

test('nobody else uses it, and it belongs to one index', async () => {
  const { send } = await anInventoryServer();
  const { id } = (await send('editor', 'POST', `${index}/uploads`, stock)).body;
  const refused = { status: 404, body: { code: 'NO_UPLOAD' } };
  const proposal = `mapping/proposal?upload=${id}`;
  expect(await send('administrator', 'POST', `${index}/${proposal}`)).toMatchObject(refused);
  expect(await send('key', 'POST', `${index}/${proposal}`)).toMatchObject(refused);
  expect(await send('norwegianEditor', 'POST', `${index}/${proposal}`)).toMatchObject({ status: 404 });
  await send('administrator', 'DELETE', `${index}/uploads/${id}`);
  expect(await send('editor', 'POST', `${index}/${proposal}`)).toMatchObject({ status: 200 });
  expect(await send('author', 'POST', `${index}/uploads`, stock)).toMatchObject({ status: 403 });
  expect(await send('editor', 'DELETE', `${index}/uploads/${id}`)).toMatchObject({ status: 204 });
  expect(await send('editor', 'POST', `${index}/${proposal}`)).toMatchObject(refused);
});

test('one that is too large is refused with the limit, and so is one that all others leave no room for', async () => {
  const { send, spoolFolder } = await anInventoryServer();
  expect(await send('editor', 'POST', `${index}/uploads`, 'x'.repeat(1_000_001))).toMatchObject({
    status: 413,
    body: { code: 'TOO_LARGE', limitBytes: 1_000_000 },
  });
  expect((await send('editor', 'POST', `${index}/uploads`, 'x'.repeat(900_000))).status).toBe(201);
  expect(await send('administrator', 'POST', `${index}/uploads`, 'x'.repeat(900_000))).toMatchObject({
    status: 507,
    body: { code: 'UPLOADS_FULL', limitBytes: 1_500_000 },
  });
  // The own earlier file makes room.
  expect((await send('editor', 'POST', `${index}/uploads`, 'x'.repeat(950_000))).status).toBe(201);
  expect(await readdir(spoolFolder)).toEqual([]);
});

test('after a day it is gone', async () => {
  let now = new Date();
  const { send, folder } = await anInventoryServer(undefined, () => now);
  const { id } = (await send('editor', 'POST', `${index}/uploads`, stock)).body;
  now = new Date(now.getTime() + 24 * 3600_000 + 1000);
  expect(await send('editor', 'POST', `${index}/mapping/proposal?upload=${id}`)).toMatchObject({
    status: 404,
    body: { code: 'NO_UPLOAD' },
  });
  await send('administrator', 'POST', `${index}/uploads`, stock);
  const files = await readdir(join(folder, 'uploads'), { recursive: true });
  expect(files.filter((name) => name.endsWith(id))).toEqual([]);
});

test.each(['../../etc/passwd', 'nothing', ''])('an id such as %j finds nothing', async (id) => {
  const { send } = await anInventoryServer();
  const path = `${index}/mapping/proposal?upload=${encodeURIComponent(id)}`;
  expect(await send('editor', 'POST', path)).toMatchObject({ status: 404, body: { code: 'NO_UPLOAD' } });
});
