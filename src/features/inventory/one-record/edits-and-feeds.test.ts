import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { freshSqlite, testDatabases } from '../../../main/testing/databases.ts';
import { systemClock } from '../../../shared/platform/clock.ts';
import { kyselyRecordStore } from '../../../shared/search/adapters/kysely-record-store.ts';
import type { ImportOutcome } from '../runs/import-report.ts';
import { aCar, aStock, index } from './testing/a-stock.ts';

/** The table of docs/decisions/080-one-record-at-a-time.md: a row is a test. */
describe.each(testDatabases)('$name', ({ fresh }) => {
  const open = async () => {
    const db = await (await fresh()).open();
    return { db, ...aStock(kyselyRecordStore(db, systemClock)) };
  };

  test('PATCH: the feed says the same: the edit stands; what else the feed changes is taken', async () => {
    const { feed, patch, shown } = await open();
    await feed([aCar('1')]);
    await patch('1', { car_price: 90 });
    expect(reported(await feed([aCar('1')]))).toMatchObject({ changed: 0, unchanged: 1 });
    expect(await shown('1')).toMatchObject({ car_price: 90 });
    await feed([aCar('1', { car_color: 'Röd' })]);
    expect(await shown('1')).toMatchObject({ car_price: 90, car_color: 'Röd' });
  });

  test('PATCH: the feed says something else of the field: the edit is over, also when the feed goes back', async () => {
    const { feed, patch, shown } = await open();
    await feed([aCar('1')]);
    await patch('1', { car_price: 90 });
    await feed([aCar('1', { car_price: 110 })]);
    expect(await shown('1')).toMatchObject({ car_price: 110 });
    await feed([aCar('1')]);
    expect(await shown('1')).toMatchObject({ car_price: 100 });
  });

  test('PATCH: the feed catches up: the edit is over, and the feed is followed from then on', async () => {
    const { feed, patch, shown, store } = await open();
    await feed([aCar('1')]);
    await patch('1', { car_price: 90 });
    await feed([aCar('1', { car_price: 90 })]);
    expect((await store.findEditable(index, '1'))?.edit).toBeUndefined();
    await feed([aCar('1', { car_price: 80 })]);
    expect(await shown('1')).toMatchObject({ car_price: 80 });
  });

  test('PATCH with null removes a field until the feed says something else of it', async () => {
    const { feed, patch, shown } = await open();
    await feed([aCar('1', { car_color: 'Röd' })]);
    await patch('1', { car_color: null });
    await feed([aCar('1', { car_color: 'Röd', car_price: 90 })]);
    expect(await shown('1')).not.toHaveProperty('car_color');
    await feed([aCar('1', { car_color: 'Blå' })]);
    expect(await shown('1')).toMatchObject({ car_color: 'Blå' });
  });

  test('a record that a feed lacks is withdrawn, and its edits are over', async () => {
    const { feed, patch, shown } = await open();
    await feed([aCar('1'), aCar('2')]);
    await patch('1', { car_price: 90 });
    expect(reported(await feed([aCar('2')]))).toMatchObject({ withdrawn: 1 });
    expect(await shown('1')).toBeUndefined();
    await feed([aCar('1'), aCar('2')]);
    expect(await shown('1')).toMatchObject({ car_price: 100 });
  });

  test('PUT of a record that no feed has: feeds without it leave it alone, and it counts for none of them', async () => {
    const { feed, put, shown } = await open();
    const cars = Array.from({ length: 12 }, (_, n) => aCar(`A${n}`));
    await feed(cars);
    for (let n = 0; n < 40; n += 1) await put(`B${n}`, aCar(`B${n}`));
    const outcome = await feed(cars.slice(0, 1));
    expect(outcome).toMatchObject({ state: 'refused', reason: expect.stringContaining('11 of 12 records') });
    expect(reported(await feed(cars, { dryRun: true }))).toMatchObject({ withdrawn: 0, unchanged: 12 });
    expect(reported(await feed([], { allowEmpty: true }))).toMatchObject({ withdrawn: 12 });
    expect(await shown('B1')).toMatchObject({ car_id: 'B1' });
  });

  test('PUT, then a feed has the record: what the feed says counts, the rest stays, and then it is the feed’s', async () => {
    const { feed, put, shown } = await open();
    await put('1', aCar('1', { car_price: 90, car_color: 'Röd' }));
    await feed([aCar('1'), aCar('2')]);
    expect(await shown('1')).toMatchObject({ car_price: 100, car_color: 'Röd' });
    await feed([aCar('2')]);
    expect(await shown('1')).toBeUndefined();
  });

  test('PUT of a record that a feed has: every field stands until the feed says something else of it', async () => {
    const { feed, put, shown } = await open();
    await feed([aCar('1', { car_color: 'Röd', car_version: 'T8' })]);
    await put('1', aCar('1', { car_price: 90 }));
    await feed([aCar('1', { car_color: 'Röd', car_version: 'D4' })]);
    expect(await shown('1')).toMatchObject({ car_price: 90, car_version: 'D4' });
    expect(await shown('1')).not.toHaveProperty('car_color');
  });

  test('DELETE: the record stays away while the feed says the same of it, and is reported as withheld', async () => {
    const { feed, remove, shown } = await open();
    await feed([aCar('1'), aCar('2')]);
    await remove('1');
    for (const dryRun of [true, false])
      expect(reported(await feed([aCar('1'), aCar('2')], { dryRun }))).toMatchObject({
        ...{ added: 0, unchanged: 1, withdrawn: 0, withheld: 1 },
      });
    expect(await shown('1')).toBeUndefined();
    await feed([aCar('1', { car_color: 'Röd' }), aCar('2')]);
    expect(await shown('1')).toMatchObject({ car_color: 'Röd', car_price: 100 });
  });

  test('DELETE: the record comes back when a feed brings it again after one without it', async () => {
    const { feed, remove, shown } = await open();
    await feed([aCar('1'), aCar('2')]);
    await remove('1');
    expect(reported(await feed([aCar('2')]))).toMatchObject({ withdrawn: 0 });
    await feed([aCar('1'), aCar('2')]);
    expect(await shown('1')).toMatchObject({ car_price: 100 });
  });

  test('DELETE: the record comes back by PUT, or as the feed has it when its edits are dropped', async () => {
    const { feed, put, patch, remove, reset, shown } = await open();
    await feed([aCar('1')]);
    await patch('1', { car_price: 90 });
    await remove('1');
    await reset('1');
    expect(await shown('1')).toMatchObject({ car_price: 100 });
    await remove('1');
    await put('1', aCar('1', { car_price: 80 }));
    await feed([aCar('1', { car_color: 'Röd' })]);
    expect(await shown('1')).toMatchObject({ car_price: 80, car_color: 'Röd' });
  });

  test('dropping edits needs a feed that has the record', async () => {
    const { put, reset } = await open();
    await put('1', aCar('1'));
    expect(await reset('1')).toMatchObject({
      state: 'refused',
      refusal: { status: 409, code: 'NO_FEED_RECORD' },
    });
  });

  test('an edit that contradicts what the feed says now is over; the feed is imported', async () => {
    const { feed, patch, shown } = await open();
    await feed([aCar('1', { car_is_used: true })]);
    await patch('1', { car_condition: 'Begagnad' });
    expect((await feed([aCar('1', { car_is_used: false })])).state).toBe('imported');
    expect(await shown('1')).toMatchObject({ car_is_used: false });
  });

  test('a dry run says what the feed would do beside the edits, and changes nothing', async () => {
    const { feed, patch, put, remove, store } = await open();
    await feed(['1', '2', '3', '4'].map((id) => aCar(id)));
    await patch('1', { car_price: 90 });
    await remove('2');
    await put('9', aCar('9'));
    const next = [aCar('1'), aCar('2'), aCar('3', { car_price: 5 }), aCar('5'), aCar('9', { car_price: 7 })];
    const before = await store.indices();
    const dry = reported(await feed(next, { dryRun: true }));
    expect(await store.indices()).toEqual(before);
    const report = reported(await feed(next));
    expect(report).toMatchObject({ added: 1, changed: 2, unchanged: 1, withheld: 1, withdrawn: 1 });
    expect({ ...dry, dryRun: false }).toEqual(report);
  });

  test('a roll-back leaves records alone that were edited since, and restores edits that the feed had ended', async () => {
    const { feed, patch, put, remove, shown, store } = await open();
    await feed(['1', '2', '3', '4', '5', '6'].map((id) => aCar(id)));
    await patch('1', { car_price: 90 });
    await put('9', aCar('9'));
    const bad = ['1', '2', '3', '4', '5'].map((id) => aCar(id, { car_price: 1 }));
    const revision = imported(await feed(bad));
    await patch('2', { car_color: 'Röd' });
    await remove('3');
    await put('8', aCar('8'));
    await feed([...bad.slice(0, 4), aCar('5', { car_price: 2 })]);
    await patch('5', { car_color: 'Blå' });
    expect(await store.rollBack(index, revision)).toMatchObject({ state: 'rolled-back' });
    expect(await shown('1')).toMatchObject({ car_price: 90 });
    expect(await shown('2')).toMatchObject({ car_price: 1, car_color: 'Röd' });
    expect(await shown('3')).toBeUndefined();
    expect(await shown('4')).toMatchObject({ car_price: 100 });
    expect(await shown('5')).toMatchObject({ car_price: 2, car_color: 'Blå' });
    expect(await shown('6')).toMatchObject({ car_price: 100 });
    expect(await shown('8')).toBeDefined();
    expect(await shown('9')).toBeDefined();
    const history = (await store.priceHistory(index, ['1'])).get('1');
    expect(history?.map(({ amount }) => amount)).toEqual([100, 90, 1, 90]);
    // The next feed brings right what stayed.
    await feed(['1', '2', '3', '4', '5', '6'].map((id) => aCar(id)));
    expect(await shown('2')).toMatchObject({ car_price: 100, car_color: 'Röd' });
  });

  test('edits use up none of the imports that can be rolled back', async () => {
    const { feed, patch, store, shown } = await open();
    await feed([aCar('1'), aCar('2')]);
    const revision = imported(await feed([aCar('1', { car_price: 1 }), aCar('2')]));
    for (let price = 10; price < 40; price += 1) await patch('2', { car_price: price });
    await feed([aCar('1', { car_price: 1 }), aCar('2')]);
    expect(await store.keptRevisions(index)).toEqual([revision]);
    await store.rollBack(index, revision);
    expect([await shown('1'), await shown('2')]).toMatchObject([{ car_price: 100 }, { car_price: 39 }]);
  });

  test('what a killed process left of a feed keeps no edit waiting', async () => {
    const { db, feed, patch, shown } = await open();
    await feed([aCar('1'), aCar('2')]);
    await db.updateTable('search_index').set({ pending_began_at: new Date().toISOString() }).execute();
    expect(await patch('1', { car_price: 90 })).toMatchObject({ state: 'done' });
    expect(await shown('1')).toMatchObject({ car_price: 90 });
  });

  test('an edit leaves no body behind that it replaced, but those of imports that can be rolled back', async () => {
    const { db, feed, patch, put, shown, store } = await open();
    const rows = async () =>
      Promise.all(
        (['search_record_body', 'search_record_edit'] as const).map(
          async (table) => (await db.selectFrom(table).select('id').execute()).length,
        ),
      );
    for (let price = 10; price < 20; price += 1) await put('9', aCar('9', { car_price: price }));
    expect(await rows()).toEqual([1, 1]);
    await feed([aCar('1')]);
    const revision = imported(await feed([aCar('1', { car_price: 1 })]));
    for (let price = 10; price < 20; price += 1) await patch('1', { car_price: price });
    expect(await rows()).toEqual([3, 2]);
    await feed([aCar('1', { car_price: 2 })]);
    await store.rollBack(index, revision);
    expect(await shown('1')).toMatchObject({ car_price: 100 });
  });
});

type Car = { car_price: number; car_color?: string };
type Step =
  | { do: 'feed'; cars: Readonly<Record<string, Car>> }
  | { do: 'put'; id: string; car: Car }
  | { do: 'patch'; id: string; fields: { car_price?: number; car_color?: string | null } }
  | { do: 'delete'; id: string }
  | { do: 'reset'; id: string };

const numbers = ['1', '2', '3'] as const;
const id = fc.constantFrom(...numbers);
const price = fc.constantFrom(1, 2, 3);
const color = fc.constantFrom('Röd', 'Blå');
const car: fc.Arbitrary<Car> = fc.record(
  { car_price: price, car_color: color },
  { requiredKeys: ['car_price'] },
);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('feed' as const), cars: fc.dictionary(id, car) }),
  fc.record({ do: fc.constant('put' as const), id, car }),
  fc.record({
    do: fc.constant('patch' as const),
    id,
    fields: fc.record({ car_price: price, car_color: fc.option(color) }, { requiredKeys: [] }),
  }),
  fc.record({ do: fc.constant('delete' as const), id }),
  fc.record({ do: fc.constant('reset' as const), id }),
);

/** The rule in other words: what the feed says, what edits say, and whether the record is shown. */
type Modelled = { feed: Car | undefined; edits: Partial<Record<keyof Car, unknown>>; shown: boolean };

function afterStep(before: Modelled, at: string, step: Step): Modelled {
  const none = { feed: undefined, edits: {}, shown: false };
  const { feed, edits, shown } = before;
  const visible = visibleCar(before);
  if (step.do === 'feed') {
    const next = step.cars[at];
    if (!next) return feed ? none : before;
    const isSame = feed !== undefined && JSON.stringify(sorted(feed)) === JSON.stringify(sorted(next));
    if (!shown) return isSame ? before : { feed: next, edits: {}, shown: true };
    const standing = Object.entries(edits).filter(
      ([name]) => next[name as keyof Car] === feed?.[name as keyof Car],
    );
    return { feed: next, edits: Object.fromEntries(standing), shown };
  }
  if (step.id !== at) return before;
  if (step.do === 'delete') return { ...before, shown: false };
  if (step.do === 'reset') return feed ? { feed, edits: {}, shown: true } : before;
  if (step.do === 'patch') return shown ? { ...before, edits: { ...edits, ...step.fields } } : before;
  const isSame = shown && JSON.stringify(sorted(visible ?? {})) === JSON.stringify(sorted(step.car));
  return isSame ? before : { feed, edits: { car_color: null, ...step.car }, shown: true };
}

function visibleCar({ feed, edits, shown }: Modelled): object | undefined {
  if (!shown) return undefined;
  return Object.fromEntries(Object.entries({ ...feed, ...edits }).filter(([, value]) => value !== null));
}

const sorted = (car: object) => Object.entries(car).sort();

test('any sequence of edits and feeds shows what the rule says', async () => {
  const { feed, put, patch, remove, reset, shown } = aStock(
    kyselyRecordStore(await (await freshSqlite()).open(), systemClock),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      let model = new Map(
        numbers.map((at) => [at, { feed: undefined, edits: {}, shown: false } as Modelled]),
      );
      for (const at of numbers) await remove(at);
      await feed([], { allowEmpty: true });
      for (const at of numbers) await remove(at);
      for (const each of steps) {
        if (each.do === 'feed')
          await feed(
            Object.entries(each.cars).map(([at, fields]) => aCar(at, fields)),
            { allowEmpty: true },
          );
        else if (each.do === 'put') await put(each.id, aCar(each.id, each.car));
        else if (each.do === 'patch') await patch(each.id, each.fields);
        else await (each.do === 'delete' ? remove : reset)(each.id);
        model = new Map([...model].map(([at, one]) => [at, afterStep(one, at, each)]));
        for (const [at, one] of model) {
          const { car_price, car_color } = (await shown(at)) ?? {};
          const seen =
            car_price === undefined
              ? undefined
              : { car_price, ...(car_color !== undefined && { car_color }) };
          expect(seen).toEqual(visibleCar(one));
        }
      }
    }),
    { numRuns: 60 },
  );
}, 120_000);

function reported(outcome: ImportOutcome) {
  if (outcome.state !== 'imported') throw new Error(outcome.reason);
  return outcome.report;
}

function imported(outcome: ImportOutcome): number {
  if (outcome.state !== 'imported' || outcome.revision === undefined) throw new Error('nothing has changed');
  return outcome.revision;
}
