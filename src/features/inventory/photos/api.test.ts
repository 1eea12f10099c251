import { expect, test } from 'vitest';
import { testDatabases } from '../../../main/testing/databases.ts';
import { kyselyPhotoQueue } from '../adapters/kysely-photo-queue.ts';
import { anInventoryServer } from '../testing/inventory-server.ts';
import { photoAddress } from './photo-addresses.ts';

const now = new Date();
const soon = new Date(now.getTime() + 60_000);
const index = 'cars-solvik-se';
const path = `/api/inventory/${index}/photos`;

function at(url: string) {
  const address = photoAddress(url);
  if (!address) throw new Error(`${url} is no address`);
  return address;
}

for (const { name, fresh } of testDatabases) {
  test(`${name}: the report says by host how many photos are shown, wait and fail, and why; the list names their cars`, async () => {
    const { send, db } = await anInventoryServer(fresh);
    const queue = kyselyPhotoQueue(db);
    const [fetched, waiting, failing] = ['fetched', 'waiting', 'failing'].map((photo) =>
      at(`https://one.example/${photo}.jpg`),
    ) as [ReturnType<typeof at>, ReturnType<typeof at>, ReturnType<typeof at>];
    const gone = at('https://two.example/=gone.jpg');
    await queue.want(index, [{ id: '1', photos: [fetched, waiting, failing, gone] }], now);
    await queue.want(index, [{ id: '2', photos: [failing] }], now);
    await queue.want('cars-solvik-no', [{ id: '9', photos: [failing] }], now);
    const file = { file: 'a-file', bytes: 1000, placeholder: undefined };
    const stored = { file, sourceHash: 'a', etag: undefined, lastModified: undefined };
    await queue.fetched(fetched.photo, stored, { now, next: soon });
    const broken = { code: 'broken', text: 'It is cut off.' } as const;
    await queue.failed(failing.photo, broken, { next: soon, isGone: false });
    await queue.failed(gone.photo, { code: 'not-found', text: '404' }, { next: soon, isGone: true });
    await queue.claimHosts({ by: 'me', now, until: soon, limit: 9 });
    await queue.releaseHost('two.example', 'me', { until: soon, failures: 3, problem: 'It is silent.' });
    const { body, status } = await send('editor', 'GET', path);
    expect([status, body]).toEqual([
      200,
      {
        ...{ index, wanted: 5, shown: 1, waiting: 1, failing: 2, gone: 1, storedBytes: 1000 },
        hosts: [
          {
            ...{ host: 'one.example', wanted: 4, shown: 1, waiting: 1, failing: 2, gone: 0 },
            reasons: { broken: 2 },
          },
          {
            ...{ host: 'two.example', wanted: 1, shown: 0, waiting: 0, failing: 0, gone: 1 },
            reasons: { 'not-found': 1 },
            rest: { until: soon.toISOString(), reason: 'It is silent.' },
          },
        ],
      },
    ]);
    const list = await send('key', 'GET', `${path}/failing`);
    const common = { attempts: 1, isShown: false, nextAt: soon.toISOString() };
    const cutOff = { ...common, state: 'failed', code: 'broken', reason: 'It is cut off.' };
    expect(list.body).toEqual({
      index,
      photos: [
        { car: '1', position: 3, url: failing.url, host: 'one.example', ...cutOff },
        { car: '2', position: 1, url: failing.url, host: 'one.example', ...cutOff },
        {
          ...{ car: '1', position: 4, url: gone.url, host: 'two.example', ...common },
          ...{ state: 'gone', code: 'not-found', reason: '404' },
        },
      ],
    });
    const { text, headers } = await send('key', 'GET', `${path}/file`);
    expect(headers['content-type']).toContain('text/csv');
    expect(text.split('\r\n')).toHaveLength(5);
    expect(text).toContain('2,1,https://one.example/failing.jpg,one.example,failed,broken,It is cut off.,1,');
  });

  test(`${name}: a long list goes on where it stood, each photo of a car once`, async () => {
    const { send, db } = await anInventoryServer(fresh);
    const queue = kyselyPhotoQueue(db);
    const photos = Array.from({ length: 30 }, (_, n) => at(`https://one.example/${n}.jpg`));
    await queue.want(
      index,
      ['1', '2', '3', '4'].map((id) => ({ id, photos })),
      now,
    );
    for (const [n, { photo }] of photos.entries())
      await queue.failed(photo, { code: 'type', text: 'HTML' }, { next: soon, isGone: n % 2 === 0 });
    const seen: string[] = [];
    for (let after = ''; ; ) {
      const { body } = await send('key', 'GET', `${path}/failing${after}`);
      seen.push(...body.photos.map((each: { car: string; url: string }) => `${each.car} ${each.url}`));
      if (body.next === undefined) break;
      after = `?after=${encodeURIComponent(body.next)}`;
    }
    expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
    expect((await send('key', 'GET', `${path}/failing?after=nonsense`)).body.photos).toHaveLength(50);
  });
}

for (const { name, fresh } of testDatabases)
  test(`${name}: photos that stay away are tried again at once, of one host or of all, and of this index alone`, async () => {
    const { send, db } = await anInventoryServer(fresh);
    const queue = kyselyPhotoQueue(db);
    const [one, two, other] = ['one', 'two', 'other'].map((host) => at(`https://${host}.example/a.jpg`)) as [
      ReturnType<typeof at>,
      ReturnType<typeof at>,
      ReturnType<typeof at>,
    ];
    await queue.want(index, [{ id: '1', photos: [one, two] }], now);
    await queue.want('cars-solvik-no', [{ id: '9', photos: [other] }], now);
    const later = new Date(now.getTime() + 3600_000);
    for (const { photo } of [one, two, other])
      await queue.failed(photo, { code: 'status', text: '503' }, { next: later, isGone: false });
    await queue.claimHosts({ by: 'me', now: soon, until: later, limit: 9 });
    for (const { host } of [one, two, other])
      await queue.releaseHost(host, 'me', { until: later, failures: 3, problem: 'It is silent.' });
    const claim = { by: 'me', now: soon, until: later, limit: 9 };
    expect(await queue.claimHosts(claim)).toEqual([]);
    expect((await send('author', 'POST', `${path}/try-again`)).status).toBe(403);
    expect(await send('editor', 'POST', `${path}/try-again?host=two.example`)).toMatchObject({
      status: 202,
      body: { photos: 1 },
    });
    expect(await queue.claimHosts(claim)).toEqual(['two.example']);
    expect(await queue.due('two.example', soon, 9)).toHaveLength(1);
    expect(
      (await send('editor', 'GET', path)).body.hosts.map((each: { rest?: object }) => each.rest),
    ).toEqual([{ until: later.toISOString(), reason: 'It is silent.' }, undefined]);
    expect((await send('editor', 'POST', `${path}/try-again`)).body).toEqual({ photos: 1 });
    expect(await queue.claimHosts(claim)).toEqual(['one.example']);
    expect((await send('editor', 'POST', `${path}/try-again`)).body).toEqual({ photos: 0 });
  });

test('who has no right in the index, and an index of something else, get no report', async () => {
  const { send } = await anInventoryServer();
  expect((await send('norwegianEditor', 'GET', path)).status).toBe(404);
  expect((await send('stranger', 'GET', path)).status).toBe(401);
  const dealers = await send('key', 'GET', '/api/inventory/sites-nordic/photos');
  expect([dealers.status, dealers.body.code]).toEqual([404, 'NO_CARS']);
});
