import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testDatabases } from '../../../main/testing/databases.ts';
import { anInventoryServer } from '../testing/inventory-server.ts';

const path = '/api/inventory/cars-solvik-se/source';
const folder = { source: { kind: 'folder', path: 'stock.csv' }, schedule: { everyMinutes: 60 } };
const sftp = {
  source: { kind: 'sftp', host: 'sftp.dms.example', user: 'solvik', path: '/stock.csv' },
  schedule: { dailyAt: '04:30' },
  secrets: { password: 'hush-hush' },
};
const anyVersion = { 'if-match': '*' };

for (const { name, fresh } of testDatabases)
  test(`${name}: a source is set, changed, asked for and removed; its secrets are never given out`, async () => {
    const { send, db, pulled } = await anInventoryServer(fresh);
    expect(await send('editor', 'GET', path)).toMatchObject({ status: 404, body: { code: 'NO_SOURCE' } });
    const added = await send('editor', 'PUT', path, sftp);
    expect(added).toMatchObject({
      status: 201,
      headers: { etag: '"1"' },
      body: {
        ...{ index: 'cars-solvik-se', version: 1, changedBy: 'Rebecka Lund', secretsSet: ['password'] },
        ...{
          source: { ...sftp.source, port: 22, signIn: 'password' },
          schedule: sftp.schedule,
          paused: false,
        },
        status: {
          state: 'new',
          failures: 0,
          isRequested: false,
          nextAt: expect.stringMatching(/T03:30|T02:30/),
        },
      },
    });
    expect((await send('editor', 'GET', '/api/inventory')).body.indices).toMatchObject([
      { index: 'cars-solvik-se', source: { state: 'new', nextAt: added.body.status.nextAt } },
      {},
    ]);
    expect(await pulled.sources.secrets('cars-solvik-se')).toEqual({ password: 'hush-hush' });
    const changed = await send(
      'editor',
      'PUT',
      path,
      { ...sftp, secrets: {}, paused: true },
      { 'if-match': '"1"' },
    );
    expect(changed).toMatchObject({
      status: 200,
      body: { version: 2, secretsSet: ['password'], paused: true },
    });
    expect(changed.body.status).toMatchObject({ state: 'paused' });
    expect(await send('editor', 'PUT', path, sftp)).toMatchObject({ status: 428 });
    expect(await send('editor', 'PUT', path, sftp, { 'if-match': '"1"' })).toMatchObject({ status: 412 });
    const requested = await send('editor', 'POST', `${path}/fetch`);
    expect(requested).toMatchObject({ status: 202, body: { status: { isRequested: true } } });
    const rows = await db.selectFrom('feed_source').selectAll().execute();
    for (const each of [added, changed, requested]) expect(each.text).not.toContain('hush');
    expect(JSON.stringify(rows)).not.toContain('hush');
    expect(await send('editor', 'DELETE', path, undefined, anyVersion)).toMatchObject({ status: 204 });
    expect(await send('editor', 'GET', path)).toMatchObject({ status: 404 });
    expect(await db.selectFrom('feed_source').selectAll().execute()).toEqual([]);
  });

test('another host gets no stored password', async () => {
  const { send, pulled } = await anInventoryServer();
  await send('key', 'PUT', path, sftp);
  const elsewhere = { ...sftp, source: { ...sftp.source, host: 'sftp.evil.example' }, secrets: {} };
  expect(await send('key', 'PUT', path, elsewhere, anyVersion)).toMatchObject({
    status: 422,
    body: { code: 'WRONG_SOURCE', message: expect.stringContaining('another host') },
  });
  const { schedule: _, ...tried } = elsewhere;
  expect(await send('key', 'POST', `${path}/try`, tried)).toMatchObject({
    status: 422,
    body: { code: 'WRONG_SOURCE' },
  });
  expect(await pulled.sources.secrets('cars-solvik-se')).toEqual({ password: 'hush-hush' });
});

test('a cipher that is moved to another index, or whose source is made to lead elsewhere, is not decrypted', async () => {
  const { send, db, pulled } = await anInventoryServer();
  await send('key', 'PUT', path, sftp);
  const [row] = await db.selectFrom('feed_source').selectAll().execute();
  if (!row) throw new Error('the source is stored');
  await db
    .insertInto('feed_source')
    .values({ ...row, index_name: 'cars-solvik-no' })
    .execute();
  expect(await pulled.sources.secrets('cars-solvik-no')).toEqual({});
  const declaration = row.declaration.replace('sftp.dms.example', 'sftp.evil.example');
  await db.updateTable('feed_source').set({ declaration }).execute();
  expect(await pulled.sources.secrets('cars-solvik-se')).toEqual({});
});

test('what is wrong with a source is said by field', async () => {
  const { send } = await anInventoryServer();
  const wrong = { source: { kind: 'web', url: 'gopher://x' }, schedule: { everyMinutes: 1 } };
  const { status, body } = await send('key', 'PUT', path, wrong);
  expect(status).toBe(422);
  expect(body.errors.map(({ field }: { field: string }) => field)).toEqual([
    'source.url',
    'schedule.everyMinutes',
  ]);
});

test('a source is tried: its file is shown through a proposal, or the problem in words', async () => {
  const { send, feedFolder } = await anInventoryServer();
  await mkdir(join(feedFolder, 'cars-solvik-se'), { recursive: true });
  const file = join(feedFolder, 'cars-solvik-se/stock.csv');
  const { schedule: _, ...asked } = folder;
  expect(await send('editor', 'POST', `${path}/try`, asked)).toMatchObject({
    status: 422,
    body: { code: 'SOURCE_NOT_READ', problem: 'not-found', message: expect.stringContaining('stock.csv') },
  });
  await writeFile(file, 'Nr;Make;Model;Price\n1;Volvo;V60;199900\n');
  expect(await send('editor', 'POST', `${path}/try`, asked)).toMatchObject({
    status: 200,
    body: {
      ...{ name: 'stock.csv', bytes: 39, size: 39, isWhole: true, format: 'csv' },
      preview: { rows: 1, read: { delimiter: ';' } },
    },
  });
  await writeFile(file, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]));
  expect(await send('editor', 'POST', `${path}/try`, asked)).toMatchObject({
    status: 422,
    body: { code: 'FEED_UNREADABLE' },
  });
  expect(await send('editor', 'POST', `${path}/try`)).toMatchObject({ status: 404 });
});

test('a source is tried ten times a minute at most, each index by itself; who may not try spends nothing of it', async () => {
  const { send } = await anInventoryServer();
  for (let n = 0; n < 12; n += 1) await send('stranger', 'POST', `${path}/try`, folder);
  const tries = await Promise.all(
    Array.from({ length: 12 }, () => send('editor', 'POST', `${path}/try`, folder)),
  );
  expect(tries.filter(({ status }) => status === 422)).toHaveLength(10);
  expect(tries.filter(({ status }) => status === 429)).toMatchObject([
    { body: { code: 'TOO_MANY_TRIES' } },
    {},
  ]);
  const other = path.replace('cars-solvik-se', 'cars-solvik-no');
  expect(await send('norwegianEditor', 'POST', `${other}/try`, folder)).toMatchObject({ status: 422 });
  expect(await send('editor', 'POST', `${path}/fetch`)).toMatchObject({ status: 404 });
});

test('an author sees a source and changes nothing; an editor of another site sees none', async () => {
  const { send } = await anInventoryServer();
  await send('key', 'PUT', path, folder);
  expect(await send('author', 'GET', path)).toMatchObject({ status: 200 });
  for (const [method, address] of [
    ['PUT', path],
    ['DELETE', path],
    ['POST', `${path}/try`],
    ['POST', `${path}/fetch`],
  ] as const) {
    expect(await send('author', method, address, folder)).toMatchObject({ status: 403 });
    expect(await send('norwegianEditor', method, address, folder)).toMatchObject({ status: 404 });
  }
});
