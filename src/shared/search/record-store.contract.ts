import { expect, test } from 'vitest';
import type { Clock } from '../platform/clock.ts';
import {
  type Feed,
  FeedLeaseLost,
  type FeedRecord,
  type RecordStore,
  type StoredRecord,
} from './record-store.ts';

const index = 'cars-solvik-se';

/** `fresh` makes an empty database and returns an opener of further connections to it. */
export function recordStoreContract(
  name: string,
  fresh: () => Promise<(clock?: Clock) => Promise<RecordStore>>,
) {
  const freshStore = async () => (await fresh())();

  test(`${name}: a new store is empty`, async () => {
    const store = await freshStore();
    expect(await store.indices()).toEqual([]);
    expect(await all(store.live(index))).toEqual([]);
    expect(await all(store.changesSince(index, 0))).toEqual([]);
    expect(await store.find(index, 'a')).toBeUndefined();
  });

  test(`${name}: a feed is read back unchanged`, async () => {
    const store = await freshStore();
    const body = { car_id: 'a', text: 'Över bron \u0000 🚗 “%”', list: [1, null, { x: true }] };
    const outcome = await publish(store, [{ id: 'a', fingerprint: '1', body }]);
    expect(outcome).toEqual({ added: 1, changed: 0, unchanged: 0, withdrawn: 0, revision: 1 });
    const changedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
    const expected = { id: 'a', body, state: 'live', changedAt, revision: 1 };
    expect(await store.find(index, 'a')).toEqual(expected);
    expect(await all(store.live(index))).toEqual([expected]);
    expect(await store.indices()).toEqual([{ name: index, revision: 1, live: 1 }]);
  });

  test(`${name}: records missing from a feed are withdrawn, but stay stored`, async () => {
    const store = await freshStore();
    await publish(store, [aCar('a'), aCar('b'), aCar('c')]);
    const outcome = await publish(store, [aCar('a'), aCar('b', 'cheaper'), aCar('d')]);
    expect(outcome).toEqual({ added: 1, changed: 1, unchanged: 1, withdrawn: 1, revision: 2 });
    expect(ids(await all(store.live(index)))).toEqual(['a', 'b', 'd']);
    expect(await store.find(index, 'c')).toMatchObject({
      state: 'withdrawn',
      body: { car_id: 'c' },
      revision: 2,
    });
    expect(await store.find(index, 'b')).toMatchObject({ body: { version: 'cheaper' } });
    expect(await store.indices()).toEqual([{ name: index, revision: 2, live: 3 }]);
  });

  test(`${name}: a roll-back restores the stock before a feed as a new revision, and can be rolled back itself`, async () => {
    const store = await freshStore();
    await publish(store, [aCar('a'), aCar('b'), aCar('c')]);
    await publish(store, [aCar('a', 'dearer'), aCar('b'), aCar('d')]);
    await publish(store, [aCar('a', 'free'), aCar('d', 'free')]);
    expect(await store.keptRevisions(index)).toEqual([3, 2]);
    expect(await store.rollBack(index, 2)).toEqual({
      state: 'rolled-back',
      restored: 4,
      live: 3,
      revision: 4,
    });
    expect(versions(await all(store.live(index)))).toEqual({ a: 'first', b: 'first', c: 'first' });
    expect(await store.find(index, 'd')).toMatchObject({ state: 'withdrawn', revision: 4 });
    expect(ids(await all(store.changesSince(index, 3)))).toEqual(['a', 'b', 'c', 'd']);
    expect(await store.indices()).toEqual([{ name: index, revision: 4, live: 3 }]);
    expect(await store.rollBack(index, 4)).toMatchObject({ state: 'rolled-back', live: 2, revision: 5 });
    expect(versions(await all(store.live(index)))).toEqual({ a: 'free', d: 'free' });
    const again = await publish(store, [aCar('a', 'free'), aCar('d', 'free')]);
    expect(again).toMatchObject({ added: 0, changed: 0, unchanged: 2, withdrawn: 0 });
  });

  test(`${name}: only the last feed is rolled back when that is what is asked for`, async () => {
    const store = await freshStore();
    await publish(store, [aCar('a'), aCar('b')]);
    await publish(store, [aCar('a', 'dearer'), aCar('b')]);
    await publish(store, [aCar('a', 'free'), aCar('b')]);
    await store.rollBack(index, 3);
    expect(versions(await all(store.live(index)))).toEqual({ a: 'dearer', b: 'first' });
  });

  test(`${name}: there is no going back before the first feed, nor to what is no longer stored`, async () => {
    const store = await freshStore();
    for (let version = 1; version <= 13; version += 1)
      await publish(store, [aCar('a', `version ${version}`)]);
    expect(await store.keptRevisions(index)).toHaveLength(10);
    for (const revision of [0, 1, 3, 14])
      expect(await store.rollBack(index, revision)).toEqual({ state: 'not-kept' });
    expect(await store.rollBack(index, 4)).toMatchObject({ state: 'rolled-back', restored: 1 });
    expect(await store.find(index, 'a')).toMatchObject({ body: { version: 'version 3' }, state: 'live' });
  });

  test(`${name}: nothing is rolled back while a feed runs`, async () => {
    const store = await freshStore();
    await publish(store, [aCar('a')]);
    await publish(store, [aCar('a', 'dearer')]);
    const feed = await store.openFeed(index);
    expect(await store.rollBack(index, 2)).toEqual({ state: 'busy' });
    await feed?.abandon();
    expect(await store.rollBack(index, 2)).toMatchObject({ state: 'rolled-back' });
    expect(await store.openFeed(index)).toBeDefined();
  });

  test(`${name}: after a roll-back a record costs what it did before, and its history has what buyers saw meanwhile`, async () => {
    const open = await fresh();
    const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T03:00:00.000Z`;
    const feedOn = async (day: number, version: string, amount: number) => {
      const store = await open(() => new Date(at(day)));
      const price = { since: at(day), amount, isCampaign: false };
      await publish(store, [{ ...aCar('a', version), price }, aCar('b')]);
    };
    await feedOn(1, 'usual', 100);
    await feedOn(2, 'by mistake', 1);
    await (await open(() => new Date(at(3)))).rollBack(index, 2);
    const history = await (await open()).priceHistory(index, ['a']);
    expect(history.get('a')?.map(({ since, amount }) => [since, amount])).toEqual([
      [at(1), 100],
      [at(2), 1],
      [at(3), 100],
    ]);
  });

  test(`${name}: the same feed again changes nothing and makes no revision`, async () => {
    const store = await freshStore();
    await publish(store, [aCar('a'), aCar('b')]);
    const again = await publish(store, [aCar('b'), aCar('a')]);
    expect(again).toEqual({ added: 0, changed: 0, unchanged: 2, withdrawn: 0, revision: 1 });
    expect(await store.countChangesSince(index, 1)).toBe(0);
  });

  test(`${name}: a withdrawn record that comes back is added, also when it is the same as before`, async () => {
    const store = await freshStore();
    await publish(store, [aCar('a'), aCar('b')]);
    await publish(store, [aCar('a')]);
    expect(await publish(store, [aCar('a'), aCar('b')])).toMatchObject({
      added: 1,
      unchanged: 1,
      withdrawn: 0,
    });
    expect(await store.find(index, 'b')).toMatchObject({ state: 'live', revision: 3 });
  });

  test(`${name}: changes since a revision come oldest first, each record once, as it is now`, async () => {
    const store = await freshStore();
    await publish(store, [aCar('a'), aCar('b'), aCar('c')]);
    await publish(store, [aCar('a', '2'), aCar('b'), aCar('c')]);
    await publish(store, [aCar('a', '2'), aCar('b', '3')]);
    const changes = await all(store.changesSince(index, 1));
    expect(changes.map(({ id, revision, state }) => [id, revision, state])).toEqual([
      ['a', 2, 'live'],
      ['b', 3, 'live'],
      ['c', 3, 'withdrawn'],
    ]);
    expect(await store.countChangesSince(index, 1)).toBe(3);
    expect(ids(await all(store.changesSince(index, 2)))).toEqual(['b', 'c']);
    expect(await all(store.changesSince(index, 3))).toEqual([]);
  });

  test(`${name}: the history has every price of the published feeds, oldest first, and when a record was withdrawn`, async () => {
    const now = '2026-11-15T04:00:00.000Z';
    const store = await (await fresh())(() => new Date(now));
    const cost = (since: string, amount: number, isCampaign = false) => ({ since, amount, isCampaign });
    const [first, second] = [cost('2026-09-01', 389_900), cost('2026-10-01', 379_900.5, true)];
    await publish(store, [{ ...aCar('a'), price: first }, { ...aCar('b'), price: first }, aCar('c')]);
    await publish(store, [{ ...aCar('a'), price: second }, aCar('c')]);
    await publish(store, [aCar('a'), aCar('c', 'repainted')]);
    const history = await store.priceHistory(index, ['a', 'b', 'c', 'd']);
    expect(Object.fromEntries(history)).toEqual({
      a: [first, second],
      b: [first, { since: now, amount: null, isCampaign: false }],
    });
    expect((await store.priceHistory('cars-carstore-se', ['a'])).size).toBe(0);
    expect((await store.priceHistory(index, [])).size).toBe(0);
  });

  test(`${name}: a feed that is abandoned leaves no prices, and one sent twice leaves them once`, async () => {
    const store = await freshStore();
    const price = { since: '2026-09-01', amount: 389_900, isCampaign: false };
    const feed = await openFeed(store);
    await feed.stage([{ ...aCar('a'), price }]);
    await feed.abandon();
    expect((await store.priceHistory(index, ['a'])).size).toBe(0);
    for (const version of ['one', 'two']) await publish(store, [{ ...aCar('a', version), price }]);
    expect((await store.priceHistory(index, ['a'])).get('a')).toEqual([price]);
  });

  test(`${name}: indices are separate`, async () => {
    const store = await freshStore();
    await publish(store, [aCar('a')]);
    await publish(store, [aCar('a', 'other'), aCar('b')], 'cars-carstore-se');
    expect(ids(await all(store.live(index)))).toEqual(['a']);
    expect(await store.find(index, 'a')).toMatchObject({ body: { version: 'first' } });
    expect((await store.indices()).map(({ name, live }) => [name, live])).toEqual([
      ['cars-carstore-se', 2],
      [index, 1],
    ]);
  });

  test(`${name}: many records are read in batches, none twice and none missing`, async () => {
    const store = await freshStore();
    const cars = Array.from({ length: 1234 }, (_, n) => aCar(`car-${n}`));
    await publish(store, cars);
    const batches = await batchesOf(store.live(index));
    expect(batches.length).toBeGreaterThan(2);
    expect(new Set(ids(batches.flat()))).toEqual(new Set(ids(cars)));
    expect(batches.flat()).toHaveLength(1234);
    const changes = await all(store.changesSince(index, 0));
    expect(new Set(ids(changes))).toEqual(new Set(ids(cars)));
    expect(changes).toHaveLength(1234);
  });

  test(`${name}: a range of ids is read, and where in the order of ids something has changed`, async () => {
    const store = await freshStore();
    const cars = ['A', 'Z', 'a', 'b-1', 'b1', 'ä', 'z', '1', '10', '2'].map((id) => aCar(id));
    await publish(store, cars);
    const order = ids(await all(store.live(index)));
    const [, second = '', , , fifth] = order;
    expect(ids(await all(store.live(index, { after: second, last: fifth })))).toEqual(order.slice(2, 5));
    expect(ids(await all(store.live(index, { after: second, last: undefined })))).toEqual(order.slice(2));
    await publish(store, [...cars.filter(({ id }) => id !== 'z'), aCar('b')]);
    const changed = await store.changedIds(index, 1, [second]);
    expect(changed).toContainEqual({ id: second, hasChanged: false });
    expect(changed).toContainEqual({ id: 'z', hasChanged: true });
    expect(changed.length).toBe(3);
    const now = new Set(ids(changed));
    expect(ids(changed)).toEqual(
      (await store.changedIds(index, 0, [])).map(({ id }) => id).filter((id) => now.has(id)),
    );
  });

  test(`${name}: a feed is invisible before it is published, and when it is abandoned`, async () => {
    const start = await fresh();
    const [store, reader] = [await start(), await start()];
    await publish(store, [aCar('a'), aCar('b')]);
    const feed = await openFeed(store);
    expect(await feed.stage([aCar('a', 'new'), aCar('c')])).toEqual({ added: 1, changed: 1, unchanged: 0 });
    expect(bodies(await all(reader.live(index)))).toEqual(['first', 'first']);
    expect(await reader.find(index, 'c')).toBeUndefined();
    await feed.abandon();
    expect(bodies(await all(reader.live(index)))).toEqual(['first', 'first']);
    expect(await reader.indices()).toEqual([{ name: index, revision: 1, live: 2 }]);
    expect(await publish(store, [aCar('a', 'new'), aCar('c')])).toMatchObject({
      added: 1,
      changed: 1,
      withdrawn: 1,
    });
  });

  test(`${name}: a second concurrent feed of an index is refused, of another index it is not`, async () => {
    const start = await fresh();
    const stores = [await start(), await start()] as const;
    const feeds = await Promise.all([1, 2, 3, 4].map((n) => stores[n % 2 === 0 ? 0 : 1].openFeed(index)));
    expect(feeds.filter(Boolean)).toHaveLength(1);
    expect(await stores[0].openFeed('cars-carstore-se')).toBeDefined();
    await feeds.find(Boolean)?.abandon();
    expect(await stores[1].openFeed(index)).toBeDefined();
  });

  test(`${name}: an idle feed loses its lease and cannot write any more`, async () => {
    const start = await fresh();
    let now = Date.parse('2026-11-15T04:00:00Z');
    const store = await start(() => new Date(now));
    const idle = await openFeed(store);
    await idle.stage([aCar('old')]);
    expect(await store.openFeed(index)).toBeUndefined();
    now += 10 * 60_000;
    const next = await openFeed(store);
    await next.stage([aCar('new')]);
    await expect(idle.stage([aCar('old-2')])).rejects.toThrow(FeedLeaseLost);
    await expect(idle.publish()).rejects.toThrow(FeedLeaseLost);
    await idle.abandon();
    await next.publish();
    expect(ids(await all(store.live(index)))).toEqual(['new']);
  });

  test(`${name}: a duplicate id fails the batch, not the store`, async () => {
    const store = await freshStore();
    await publish(store, [aCar('a')]);
    const feed = await openFeed(store);
    await expect(feed.stage([aCar('b'), aCar('b')])).rejects.toThrow();
    await feed.abandon();
    expect(ids(await all(store.live(index)))).toEqual(['a']);
  });

  test(`${name}: an empty feed withdraws everything`, async () => {
    const store = await freshStore();
    await publish(store, [aCar('a'), aCar('b')]);
    expect(await publish(store, [])).toMatchObject({ withdrawn: 2 });
    expect(await all(store.live(index))).toEqual([]);
    expect(await store.indices()).toEqual([{ name: index, revision: 2, live: 0 }]);
  });

  test(`${name}: compare reports what a feed would change and changes nothing`, async () => {
    const store = await freshStore();
    await publish(store, [aCar('a'), aCar('b'), aCar('c')]);
    await publish(store, [aCar('a'), aCar('b')]);
    const counts = await store.compare(index, [aCar('a'), aCar('b', 'x'), aCar('c'), aCar('d')]);
    expect(counts).toEqual({ added: 2, changed: 1, unchanged: 1 });
    expect(await store.compare(index, [])).toEqual({ added: 0, changed: 0, unchanged: 0 });
    expect(await store.indices()).toEqual([{ name: index, revision: 2, live: 2 }]);
  });
}

export function aCar(id: string, version = 'first'): FeedRecord {
  return { id, fingerprint: version, body: { car_id: id, version } };
}

async function publish(store: RecordStore, records: readonly FeedRecord[], name = index) {
  const feed = await openFeed(store, name);
  await feed.stage(records);
  return feed.publish();
}

async function openFeed(store: RecordStore, name = index): Promise<Feed> {
  const feed = await store.openFeed(name);
  if (!feed) throw new Error(`another feed of ${name} is running`);
  return feed;
}

async function all(batches: AsyncIterable<readonly StoredRecord[]>): Promise<StoredRecord[]> {
  return (await batchesOf(batches)).flat();
}

async function batchesOf(batches: AsyncIterable<readonly StoredRecord[]>) {
  const found: (readonly StoredRecord[])[] = [];
  for await (const batch of batches) found.push(batch);
  return found;
}

function ids(records: readonly { id: string }[]): string[] {
  return records.map(({ id }) => id);
}

function versions(records: readonly StoredRecord[]): Record<string, unknown> {
  return Object.fromEntries(records.map(({ id, body }) => [id, body['version']]));
}

function bodies(records: readonly StoredRecord[]): unknown[] {
  return records.map(({ body }) => body['version']);
}
