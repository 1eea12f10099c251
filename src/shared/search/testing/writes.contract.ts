import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { aCar, CARS, countsOf, filled, idsOf, type Open } from './filled-search.ts';

/** What readers see during and after writes. */
export function writesContract(name: string, open: Open): void {
  test(`${name}: an updated record is found by its new values only`, async () => {
    const { search, run } = await filled(open, CARS, [
      aCar({ car_id: '1', car_color: 'Röd', car_price: 300 }),
      aCar({ car_id: '2', car_color: 'Blå', car_price: 200 }),
    ]);
    await search.upsert(CARS, [
      aCar({ car_id: '1', car_color: 'Grön', car_price: 100 }),
      aCar({ car_id: '3', car_color: 'Blå', car_price: 150 }),
    ]);
    const result = await run({ facets: [{ name: 'car_color' }], sort_name: 'car_price_asc' });
    expect(idsOf(result)).toEqual(['1', '3', '2']);
    expect(countsOf(result, 'car_color')).toEqual(['Blå 2', 'Grön 1']);
    expect(await run({ keyphrase: 'röd' })).toMatchObject({ total_items: 0 });
    expect(await run({ keyphrase: 'grön', filters: { car_id: '1' } })).toMatchObject({ total_items: 1 });
  });

  test(`${name}: the last of two records with the same id wins`, async () => {
    const { search, run } = await filled(open, CARS, [
      aCar({ car_id: '1', car_price: 1 }),
      aCar({ car_id: '1', car_price: 2 }),
    ]);
    expect((await run({})).content).toMatchObject([{ car_price: 2 }]);
    await search.upsert(CARS, [aCar({ car_id: '1', car_price: 3 }), aCar({ car_id: '1', car_price: 4 })]);
    expect((await run({ sort_name: 'car_price_desc' })).content).toMatchObject([{ car_price: 4 }]);
  });

  test(`${name}: a removed record is gone, removing an unknown one is harmless, and it can be added again`, async () => {
    const { search, run } = await filled(open, CARS, [aCar({ car_id: '1' }), aCar({ car_id: '2' })]);
    await search.remove(CARS, ['1', 'never-there']);
    expect(idsOf(await run({}))).toEqual(['2']);
    await search.upsert(CARS, [aCar({ car_id: '1' })]);
    expect(idsOf(await run({}))).toEqual(['1', '2']);
  });

  test(`${name}: a typo is tolerated again once the record with that word is removed`, async () => {
    const { search, run } = await filled(open, CARS, [
      aCar({ car_id: '1', car_description: 'combi' }),
      aCar({ car_id: '2', car_description: 'kombi' }),
    ]);
    expect(idsOf(await run({ keyphrase: 'combi' }))).toEqual(['1']);
    await search.remove(CARS, ['1']);
    expect(idsOf(await run({ keyphrase: 'combi' }))).toEqual(['2']);
  });

  test(`${name}: replaceAll removes all old records, and leaves other indices alone`, async () => {
    const { search, run } = await filled(open, CARS, [aCar({ car_id: '1' })]);
    await search.upsert('cars-solvik-no', [aCar({ car_id: 'no-1' })]);
    await search.replaceAll(CARS, [aCar({ car_id: '2' })]);
    expect(idsOf(await run({}))).toEqual(['2']);
    expect(idsOf(await search.index('cars-solvik-no').search({}))).toEqual(['no-1']);
    await search.replaceAll(CARS, []);
    expect(await run({ facets: [{ name: 'car_brand' }] })).toMatchObject({
      total_items: 0,
      facet: [{ values: [] }],
    });
  });

  test(`${name}: during replaceAll a reader sees the old or the new records, never a mixture`, async () => {
    const feed = (season: string) =>
      Array.from({ length: 1500 }, (_, n) => aCar({ car_id: `${season}-${n}`, car_campaigns: [season] }));
    const { search, run } = await filled(open, CARS, feed('winter'));
    let working = true;
    const replaced = search.replaceAll(CARS, slowly(feed('summer'))).finally(() => {
      working = false;
    });
    const seen = new Set<string>();
    while (working) {
      seen.add(
        countsOf(await run({ limit: 0, facets: [{ name: 'car_campaigns' }] }), 'car_campaigns').join(),
      );
      await yieldToEventLoop();
    }
    await replaced;
    seen.add(countsOf(await run({ limit: 0, facets: [{ name: 'car_campaigns' }] }), 'car_campaigns').join());
    expect([...seen]).toEqual(['winter 1500', 'summer 1500']);
  });

  test(`${name}: a write with a record without an id fails as a whole`, async () => {
    const { search, run } = await filled(open, CARS, [aCar({ car_id: '1', car_price: 1 })]);
    await expect(
      search.upsert(CARS, [aCar({ car_id: '1', car_price: 2 }), { car_brand: 'Kia' }]),
    ).rejects.toThrow('car_id');
    await expect(search.replaceAll(CARS, [aCar({ car_id: '5' }), { car_brand: 'Kia' }])).rejects.toThrow(
      'car_id',
    );
    expect((await run({})).content).toMatchObject([{ car_id: '1', car_price: 1 }]);
    await search.upsert(CARS, [aCar({ car_id: '1', car_price: 3 })]);
    expect((await run({})).content).toMatchObject([{ car_id: '1', car_price: 3 }]);
  });

  test(`${name}: concurrent writes happen in the order of the calls`, async () => {
    const { search, run } = await filled(open, CARS, []);
    await Promise.all([
      search.replaceAll(CARS, slowly([aCar({ car_id: '1' }), aCar({ car_id: '2' })])),
      search.upsert(CARS, [aCar({ car_id: '3' })]),
      search.remove(CARS, ['1']),
    ]);
    expect(idsOf(await run({}))).toEqual(['2', '3']);
  });
}

async function* slowly<T>(items: readonly T[]): AsyncIterable<T> {
  for (const [at, item] of items.entries()) {
    if (at % 100 === 99) await yieldToEventLoop();
    yield item;
  }
}
