import fc from 'fast-check';
import { expect, test } from 'vitest';
import { systemClock } from '../platform/clock.ts';
import { freshSqlite } from '../platform/database/testing/databases.ts';
import { kyselyRecordStore } from '../search/adapters/kysely-record-store.ts';
import type { RecordStore } from '../search/record-store.ts';
import { type ImportOptions, importFeed } from './import-feed.ts';
import { importRecords } from './import-records.ts';
import type { ImportOutcome } from './import-report.ts';

const index = 'cars-solvik-se';

test('a feed is reported: added, changed, unchanged and withdrawn', async () => {
  const store = await aStore();
  expect(reported(await bring(store, [aCar('a'), aCar('b'), aCar('c')]))).toMatchObject({
    added: 3,
    withdrawn: 0,
  });
  const second = await bring(store, [aCar('a'), aCar('b', { car_price: 1 }), aCar('d')]);
  expect(second.state).toBe('imported');
  expect(reported(second)).toMatchObject({ added: 1, changed: 1, unchanged: 1, withdrawn: 1, refused: [] });
  expect(await store.find(index, 'c')).toMatchObject({ state: 'withdrawn' });
});

test('one bad line refuses the whole feed, every bad line is named, and nothing changes', async () => {
  const store = await aStore();
  await bring(store, [aCar('a')]);
  const outcome = await bring(store, [
    aCar('a', { car_price: 5 }),
    aCar('b', { car_price: 'cheap' }),
    aCar('c', { car_brand: undefined, car_year: 3000 }),
    { car_brand: 'Volvo' },
    'nothing',
    aCar('a'),
  ]);
  expect(outcome.state).toBe('refused');
  expect(reported(outcome)).toMatchObject({ added: 0, changed: 0, withdrawn: 0, refusedLines: 5 });
  expect(reported(outcome).refused).toEqual([
    { line: 2, id: 'b', reason: 'car_price is not a number.' },
    { line: 3, id: 'c', reason: 'car_brand is missing; car_year is not a year.' },
    { line: 4, id: undefined, reason: 'car_id is missing; car_model is missing; car_price is missing.' },
    { line: 5, id: undefined, reason: 'This is not a record.' },
    { line: 6, id: 'a', reason: "car_id 'a' stands on line 1 already." },
  ]);
  expect(await store.find(index, 'a')).toMatchObject({ body: { car_price: 249900 }, revision: 1 });
  expect(reported(await bring(store, [aCar('a')]))).toMatchObject({ unchanged: 1 });
});

test('a hundred bad lines are named, all are counted', async () => {
  const outcome = await bring(
    await aStore(),
    Array.from({ length: 250 }, () => ({})),
  );
  expect(reported(outcome)).toMatchObject({ refusedLines: 250 });
  expect(reported(outcome).refused).toHaveLength(100);
});

test('a dry run tells the same and changes nothing, even while an import runs', async () => {
  const store = await aStore();
  await bring(store, [aCar('a'), aCar('b'), aCar('c')]);
  await store.openFeed(index);
  const next = [aCar('a'), aCar('b', { car_price: 1 }), aCar('d')];
  const outcome = await bring(store, next, { dryRun: true });
  expect(reported(outcome)).toMatchObject({ dryRun: true, added: 1, changed: 1, unchanged: 1, withdrawn: 1 });
  expect(await store.indices()).toEqual([{ name: index, revision: 1, live: 3 }]);
});

test('an empty feed is refused, for it would sell everything, unless it is meant', async () => {
  const store = await aStore();
  await bring(store, [aCar('a')]);
  expect(await bring(store, [])).toMatchObject({
    state: 'refused',
    reason: expect.stringContaining('empty'),
  });
  expect(reported(await bring(store, [], { allowEmpty: true }))).toMatchObject({ withdrawn: 1 });
});

test('while an import of the index runs, a second one is refused with a sentence', async () => {
  const store = await aStore();
  await store.openFeed(index);
  const outcome = await bring(store, [aCar('a')]);
  expect(outcome).toEqual({
    state: 'busy',
    reason: expect.stringContaining('Another import of cars-solvik-se'),
  });
});

test('a source that breaks off midway changes nothing and leaves the way free', async () => {
  const store = await aStore();
  async function* broken() {
    for (let n = 0; n < 500; n += 1) yield { line: n, value: aCar(`car-${n}`) };
    throw new Error('the disk is gone');
  }
  await expect(importFeed(store, broken(), { index }, systemClock)).rejects.toThrow('the disk is gone');
  expect(await store.indices()).toEqual([]);
  expect(reported(await bring(store, [aCar('a')]))).toMatchObject({ added: 1 });
});

test('records get a slug where they have none, the time of indexing, and lose fields nobody knows', async () => {
  const store = await aStore();
  const car = aCar('a', {
    car_version: 'Ryd Närke',
    indexed_at: 'yesterday',
    colour_of_seats: 'blue',
    car_color: null,
  });
  const outcome = await bring(store, [car, aCar('b', { slug: 'own' })]);
  expect(reported(outcome).ignoredFields).toEqual(['colour_of_seats']);
  const body = (await store.find(index, 'a'))?.body;
  expect(body).toMatchObject({ slug: 'volvo-xc60-ryd-narke', indexed_at: expect.stringMatching(/^\d{4}-/) });
  expect(body).not.toHaveProperty('colour_of_seats');
  expect(body).not.toHaveProperty('car_color');
  expect((await store.find(index, 'b'))?.body).toMatchObject({ slug: 'own' });
});

test('the order of fields and the time of indexing do not make a record different', async () => {
  const store = await aStore();
  await bring(store, [{ ...aCar('a'), car_primary_image: { x: 1, y: 2 } }]);
  const turned = Object.fromEntries(Object.entries({ ...aCar('a'), indexed_at: 'now' }).reverse());
  const outcome = await bring(store, [{ car_primary_image: { y: 2, x: 1 }, ...turned }]);
  expect(reported(outcome)).toMatchObject({ unchanged: 1, changed: 0 });
});

test('texts of a CSV become numbers, yes and no, and lists', async () => {
  const store = await aStore();
  await bring(store, [
    aCar('a', { car_price: '249900', car_is_used: 'true', car_equipment: 'Dragkrok; AWD' }),
  ]);
  expect((await store.find(index, 'a'))?.body).toMatchObject({
    car_price: 249900,
    car_is_used: true,
    car_equipment: ['Dragkrok', 'AWD'],
  });
});

test('whatever two feeds hold, the second one stands afterwards and the report adds up', async () => {
  const cars = fc.uniqueArray(fc.tuple(fc.constantFrom(...'abcdefgh'), fc.integer({ min: 0, max: 2 })), {
    selector: ([id]) => id,
  });
  const store = await aStore();
  await fc.assert(
    fc.asyncProperty(cars, cars, async (first, second) => {
      const asCars = (some: typeof first) => some.map(([id, car_price]) => aCar(id, { car_price }));
      await bring(store, asCars(first), { allowEmpty: true });
      const dry = reported(await bring(store, asCars(second), { allowEmpty: true, dryRun: true }));
      const report = reported(await bring(store, asCars(second), { allowEmpty: true }));
      const before = new Map(first);
      const after = new Map(second);
      expect(report).toMatchObject({
        added: second.filter(([id]) => !before.has(id)).length,
        changed: second.filter(([id, price]) => before.has(id) && before.get(id) !== price).length,
        unchanged: second.filter(([id, price]) => before.get(id) === price).length,
        withdrawn: first.filter(([id]) => !after.has(id)).length,
      });
      expect({ ...dry, dryRun: false }).toEqual(report);
      const live = new Map<string, unknown>();
      for await (const batch of store.live(index))
        for (const { id, body } of batch) live.set(id, body['car_price']);
      expect(live).toEqual(new Map(second));
    }),
    { numRuns: 25 },
  );
});

test('records a program made are brought in, and its mistakes thrown', async () => {
  const store = await aStore();
  expect(
    await importRecords(store, 'kits-fi', [{ kitId: 1, name: 'Jarrusarja', retailPrice: 89 }], systemClock),
  ).toMatchObject({
    added: 1,
  });
  await expect(importRecords(store, 'kits-fi', [{ kitId: 1 }], systemClock)).rejects.toThrow(
    'Record 1 (1): name is missing',
  );
});

function aCar(car_id: string, fields: object = {}) {
  return { car_id, car_brand: 'Volvo', car_model: 'XC60', car_price: 249900, ...fields };
}

async function aStore(): Promise<RecordStore> {
  return kyselyRecordStore(await (await freshSqlite()).open(), systemClock);
}

function bring(store: RecordStore, values: readonly unknown[], order: Partial<ImportOptions> = {}) {
  const lines = values.map((value, at) => ({ line: at + 1, value }));
  return importFeed(store, lines, { index, ...order }, systemClock);
}

function reported(outcome: ImportOutcome) {
  if (outcome.state === 'busy') throw new Error(outcome.reason);
  return outcome.report;
}
