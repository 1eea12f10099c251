import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freshSqlite } from '../../main/testing/databases.ts';
import { systemClock } from '../../shared/platform/clock.ts';
import { kyselyRecordStore } from '../../shared/search/adapters/kysely-record-store.ts';
import type { RecordStore } from '../../shared/search/record-store.ts';
import { type ImportOptions, importFeed } from './import-feed.ts';
import { importRecords } from './import-records.ts';
import type { ImportOutcome } from './runs/import-report.ts';

const index = 'cars-solvik-se';

test('a feed is reported: added, changed, unchanged and withdrawn', async () => {
  const store = await aStore();
  expect(reported(await run(store, [aCar('1'), aCar('2'), aCar('3')]))).toMatchObject({
    added: 3,
    withdrawn: 0,
  });
  const second = await run(store, [aCar('1'), aCar('2', { car_price: 1 }), aCar('4')]);
  expect(second.state).toBe('imported');
  expect(reported(second)).toMatchObject({ added: 1, changed: 1, unchanged: 1, withdrawn: 1, refused: [] });
  expect(await store.find(index, '3')).toMatchObject({ state: 'withdrawn' });
});

test('one invalid line refuses the whole feed, every invalid line is reported, and nothing changes', async () => {
  const store = await aStore();
  await run(store, [aCar('1')]);
  const outcome = await run(store, [
    aCar('1', { car_price: 5 }),
    aCar('2', { car_price: 'cheap' }),
    aCar('3', { car_brand: undefined, car_year: 3000 }),
    { car_brand: 'Volvo' },
    'nothing',
    aCar('1'),
  ]);
  expect(outcome.state).toBe('refused');
  expect(reported(outcome)).toMatchObject({ added: 0, changed: 0, withdrawn: 0, refusedLines: 5 });
  expect(reported(outcome).refused).toEqual([
    { line: 2, id: '2', reason: 'car_price is not a number.' },
    { line: 3, id: '3', reason: 'car_brand is missing; car_year is not a year.' },
    { line: 4, id: undefined, reason: 'car_id is missing; car_model is missing; car_price is missing.' },
    { line: 5, id: undefined, reason: 'This is not a record.' },
    { line: 6, id: '1', reason: "car_id '1' stands on line 1 already." },
  ]);
  expect(await store.find(index, '1')).toMatchObject({ body: { car_price: 249900 }, revision: 1 });
  expect(reported(await run(store, [aCar('1')]))).toMatchObject({ unchanged: 1 });
});

test('ids that differ in case are cars of their own; other letters than those of an address are refused', async () => {
  const store = await aStore();
  expect(reported(await run(store, [aCar('a1'), aCar('A1')]))).toMatchObject({ added: 2 });
  expect(reported(await run(store, [aCar('a1', { car_price: 1 }), aCar('A1')]))).toMatchObject({
    ...{ changed: 1, unchanged: 1, withdrawn: 0 },
  });
  expect(await store.find(index, 'A1')).toMatchObject({ body: { car_price: 249900 } });
  // The same letter in both of its forms, and digits that only look like ours.
  for (const id of ['\u00e51', 'a\u030a1', '\uff111', `1${'0'.repeat(10_000_000)}`]) {
    const outcome = await run(store, [aCar(id)]);
    expect(outcome.state).toBe('refused');
    expect(reported(outcome).refused[0]?.reason).toContain('car_id is not a number');
    expect(JSON.stringify(reported(outcome)).length).toBeLessThan(10_000);
  }
});

test('at most a hundred invalid lines are listed, all are counted', async () => {
  const outcome = await run(
    await aStore(),
    Array.from({ length: 250 }, () => ({})),
  );
  expect(reported(outcome)).toMatchObject({ refusedLines: 250 });
  expect(reported(outcome).refused).toHaveLength(100);
});

test('a dry run gives the same report and changes nothing, even while an import runs', async () => {
  const store = await aStore();
  await run(store, [aCar('1'), aCar('2'), aCar('3')]);
  await store.openFeed(index);
  const next = [aCar('1'), aCar('2', { car_price: 1 }), aCar('4')];
  const outcome = await run(store, next, { dryRun: true });
  expect(reported(outcome)).toMatchObject({ dryRun: true, added: 1, changed: 1, unchanged: 1, withdrawn: 1 });
  expect(await store.indices()).toEqual([{ name: index, revision: 1, live: 3 }]);
});

test('an empty feed, which would withdraw everything, is refused unless allowEmpty is set', async () => {
  const store = await aStore();
  await run(store, [aCar('1')]);
  expect(await run(store, [])).toMatchObject({
    state: 'refused',
    reason: expect.stringContaining('empty'),
  });
  expect(reported(await run(store, [], { allowEmpty: true }))).toMatchObject({ withdrawn: 1 });
});

test('a feed that loses most of its cars is refused with a sentence, and accepted with an explicit word', async () => {
  const store = await aStore();
  const stock = cars(1, 100);
  await run(store, stock);
  const few = stock.slice(0, 10);
  for (const dryRun of [true, false]) {
    const outcome = await run(store, few, { dryRun });
    expect(outcome).toMatchObject({ state: 'refused', because: 'withdrawals', report: { withdrawn: 90 } });
    expect(outcome).toMatchObject({
      reason: expect.stringContaining('withdraw 90 of 100 records (90 %), and more than 30 % is refused'),
    });
  }
  expect(await store.indices()).toEqual([{ name: index, revision: 1, live: 100 }]);
  expect(reported(await run(store, few, { allowWithdrawals: true }))).toMatchObject({ withdrawn: 90 });
});

test('the limit of withdrawals is a setting, and what is at the limit passes', async () => {
  const store = await aStore();
  await run(store, cars(1, 100));
  expect((await run(store, cars(1, 69))).state).toBe('refused');
  expect((await run(store, cars(1, 70))).state).toBe('imported');
  expect((await run(store, cars(1, 56), { withdrawalLimitPercent: 10 })).state).toBe('refused');
  expect((await run(store, cars(1, 2), { withdrawalLimitPercent: 100 })).state).toBe('imported');
});

test('a stock whose numbers are all new loses everything and is refused', async () => {
  const store = await aStore();
  await run(store, cars(1, 40));
  expect(await run(store, cars(1001, 60))).toMatchObject({ state: 'refused', report: { withdrawn: 40 } });
});

test('a first feed, and a small stock that sells half of itself, need no word', async () => {
  const store = await aStore();
  expect((await run(store, cars(1, 2))).state).toBe('imported');
  expect(reported(await run(store, cars(1, 1)))).toMatchObject({ withdrawn: 1 });
  await run(store, cars(1, 12));
  expect(reported(await run(store, cars(1, 2)))).toMatchObject({ withdrawn: 10 });
});

test('a second import of the same index is refused with a reason', async () => {
  const store = await aStore();
  await store.openFeed(index);
  const outcome = await run(store, [aCar('1')]);
  expect(outcome).toEqual({
    state: 'busy',
    reason: expect.stringContaining('Another import of cars-solvik-se'),
  });
});

test('a source that fails midway changes nothing and does not block the next import', async () => {
  const store = await aStore();
  async function* broken() {
    for (let n = 0; n < 500; n += 1) yield { line: n, value: aCar(`car-${n}`) };
    throw new Error('the disk is gone');
  }
  await expect(importFeed(store, broken(), { index, kind: 'cars' }, systemClock)).rejects.toThrow(
    'the disk is gone',
  );
  expect(await store.indices()).toEqual([]);
  expect(reported(await run(store, [aCar('1')]))).toMatchObject({ added: 1 });
});

test('records get a slug where they have none and the time of indexing, and lose unknown fields', async () => {
  const store = await aStore();
  const car = aCar('1', {
    car_version: 'Ryd Närke',
    indexed_at: 'yesterday',
    colour_of_seats: 'blue',
    car_color: null,
  });
  const outcome = await run(store, [car, aCar('2', { slug: 'own' })]);
  expect(reported(outcome).ignoredFields).toEqual(['colour_of_seats']);
  const body = (await store.find(index, '1'))?.body;
  expect(body).toMatchObject({ slug: 'volvo-xc60-ryd-narke', indexed_at: expect.stringMatching(/^\d{4}-/) });
  expect(body).not.toHaveProperty('colour_of_seats');
  expect(body).not.toHaveProperty('car_color');
  expect((await store.find(index, '2'))?.body).toMatchObject({ slug: 'own' });
});

test('the order of fields and the time of indexing do not change a record', async () => {
  const store = await aStore();
  await run(store, [{ ...aCar('1'), car_primary_image: { x: 1, y: 2 } }]);
  const turned = Object.fromEntries(Object.entries({ ...aCar('1'), indexed_at: 'now' }).reverse());
  const outcome = await run(store, [{ car_primary_image: { y: 2, x: 1 }, ...turned }]);
  expect(reported(outcome)).toMatchObject({ unchanged: 1, changed: 0 });
});

test('unknown units are refused with a sentence, unknown words are reported', async () => {
  const store = await aStore();
  const place = { language: 'en', country: 'GB' } as const;
  const wrong = await run(store, [aCar('1', { car_mileage: 5, car_odometer_unit: 'furlong' })], place);
  expect(reported(wrong).refused[0]?.reason).toBe(
    "car_odometer_unit is 'furlong'; it can be km, miles or mil (10 km).",
  );
  const odd = await run(store, [aCar('1', { car_fuel: 'Steam', car_condition: 'Used' })], place);
  expect(reported(odd).unknownWords).toEqual(["car_fuel 'Steam'"]);
  expect((await store.find(index, '1'))?.body).toMatchObject({ car_fuel: 'Steam', car_is_used: true });
});

test('texts of a CSV become numbers, booleans and lists', async () => {
  const store = await aStore();
  await run(store, [aCar('1', { car_price: '249900', car_is_used: 'true', car_equipment: 'Dragkrok; AWD' })]);
  expect((await store.find(index, '1'))?.body).toMatchObject({
    car_price: 249900,
    car_is_used: true,
    car_equipment: ['Dragkrok', 'AWD'],
  });
});

test('after any two feeds the index holds the second, and the report adds up', async () => {
  const cars = fc.uniqueArray(fc.tuple(fc.constantFrom(...'12345678'), fc.integer({ min: 0, max: 2 })), {
    selector: ([id]) => id,
  });
  const store = await aStore();
  await fc.assert(
    fc.asyncProperty(cars, cars, async (first, second) => {
      const asCars = (some: typeof first) => some.map(([id, car_price]) => aCar(id, { car_price }));
      await run(store, asCars(first), { allowEmpty: true });
      const dry = reported(await run(store, asCars(second), { allowEmpty: true, dryRun: true }));
      const report = reported(await run(store, asCars(second), { allowEmpty: true }));
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

test('importRecords imports records of a program and throws on invalid ones', async () => {
  const store = await aStore();
  const into = { index: 'kits-fi', kind: 'kits' } as const;
  expect(
    await importRecords(store, into, [{ kitId: 1, name: 'Jarrusarja', retailPrice: 89 }], systemClock),
  ).toMatchObject({
    added: 1,
  });
  await expect(importRecords(store, into, [{ kitId: 1 }], systemClock)).rejects.toThrow(
    'Record 1 (1): name is missing',
  );
});

function cars(first: number, count: number) {
  return Array.from({ length: count }, (_, n) => aCar(String(first + n)));
}

function aCar(car_id: string, fields: object = {}) {
  return { car_id, car_brand: 'Volvo', car_model: 'XC60', car_price: 249900, ...fields };
}

async function aStore(): Promise<RecordStore> {
  return kyselyRecordStore(await (await freshSqlite()).open(), systemClock);
}

function run(store: RecordStore, values: readonly unknown[], options: Partial<ImportOptions> = {}) {
  const lines = values.map((value, at) => ({ line: at + 1, value }));
  return importFeed(store, lines, { index, kind: 'cars', ...options }, systemClock);
}

function reported(outcome: ImportOutcome) {
  if (outcome.state === 'busy') throw new Error(outcome.reason);
  return outcome.report;
}

test('DET-01 ROUTE-30 a car’s number has letters, digits, dots and dashes; another would have no page and is refused', async () => {
  for (const id of ['volvo', '１２', '12 3', 'a/1', '..', '1.', '-1', 'å1', '9'.repeat(101)]) {
    const outcome = await run(await aStore(), [aCar(id)]);
    expect(outcome.state, id).toBe('refused');
    expect(reported(outcome).refused[0]?.reason).toMatch(/^car_id is not a number as the address/);
  }
  for (const id of ['0', '0461', 'a1', 'SE-461', 'STK.2024-17b', '9'.repeat(100)])
    expect((await run(await aStore(), [aCar(id)])).state, id).toBe('imported');
});

test('the words of a feed become those of the language that the site’s settings give the index', async () => {
  const store = await aStore();
  await run(store, [aCar('1', { car_fuel: 'Electric' })], { language: 'fi' });
  expect((await store.find(index, '1'))?.body['car_fuel']).toBe('Sähkö');
});
