import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceKm, parseCoordinates } from '../../platform/coordinates.ts';
import type { IndexDefinition } from '../index-definition.ts';
import type { NearQuery, SearchQuery, SearchRecord } from '../port.ts';
import { searchByBruteForce } from './brute-force.ts';
import { aCar, CARS, countsOf, filled, idsOf, LONG_TEST_MS, type Open } from './filled-search.ts';
import { inventoryOnEarth, nearQuery } from './random-distances.ts';

const field = 'car_geocoord';
const gothenburg = { latitude: 57.71, longitude: 11.97 };
const near = (within_km?: number): NearQuery => ({ field, at: gothenburg, within_km });

/** How far, nearest first, within a distance. */
export function distanceContract(name: string, open: Open, definition: IndexDefinition): void {
  const stock = () => [
    aCar({ car_id: 'malmo', car_fuel: 'El', car_geocoord: '55.605, 13.0038' }),
    aCar({ car_id: 'nowhere', car_fuel: 'El' }),
    aCar({ car_id: 'boras', car_fuel: 'Diesel', car_geocoord: '57.721,12.94' }),
    aCar({ car_id: 'molndal-2', car_fuel: 'El', car_year: 2021, car_geocoord: '57.655,12.014' }),
    aCar({ car_id: 'molndal-1', car_fuel: 'El', car_year: 2020, car_geocoord: '57.655,12.014' }),
    aCar({ car_id: 'off-the-earth', car_geocoord: '91,12' }),
  ];

  test(`${name}: cars within a distance, with the distance of each`, async () => {
    const { run } = await filled(open, CARS, stock());
    const result = await run({ near: near(60), sort_name: 'distance', fields: ['car_id'] });
    expect(idsOf(result)).toEqual(['molndal-1', 'molndal-2', 'boras']);
    expect(result.total_items).toBe(3);
    expect(result.distances_km?.map((km) => Math.round(km ?? 0))).toEqual([7, 7, 58]);
    expect(result.content[0]).toEqual({ car_id: 'molndal-1' });
  });

  test(`${name}: facets count within the distance`, async () => {
    const { run } = await filled(open, CARS, stock());
    const facets = [{ name: 'car_fuel', filters: ['El'] }];
    const result = await run({ near: near(60), facets });
    expect(countsOf(result, 'car_fuel')).toEqual(['El 2', 'Diesel 1']);
    expect(result.total_items).toBe(2);
  });

  test(`${name}: without a distance nothing is left out, and cars without coordinates come last`, async () => {
    const { run } = await filled(open, CARS, stock());
    const result = await run({ near: near(), sort_name: 'distance', offset: 2 });
    expect(idsOf(result)).toEqual(['boras', 'malmo', 'nowhere', 'off-the-earth']);
    expect(result.distances_km?.slice(-2)).toEqual([null, null]);
    expect(await run({})).not.toHaveProperty('distances_km');
  });

  test(`${name}: as near as each other, in the usual order`, async () => {
    const { run } = await filled(
      open,
      CARS,
      stock().map((car) => ({
        ...car,
        car_publishdate: car['car_id'] === 'molndal-2' ? '2026-02-01' : '2026-01-01',
      })),
    );
    expect(idsOf(await run({ near: near(30), sort_name: 'distance' }))).toEqual(['molndal-2', 'molndal-1']);
    expect(idsOf(await run({ near: near(), sort_name: 'distance', limit: 1 }))).toEqual(['molndal-2']);
  });

  test(`${name}: a moved car is found at its new place only`, async () => {
    const { search, run } = await filled(open, CARS, stock());
    await search.upsert(CARS, [aCar({ car_id: 'malmo', car_geocoord: '57.7,11.9' })]);
    await search.remove(CARS, ['boras']);
    expect(idsOf(await run({ near: near(60), sort_name: 'distance' }))).toEqual([
      'malmo',
      'molndal-1',
      'molndal-2',
    ]);
  });

  test(`${name}: across the date line and over the pole`, async () => {
    const { run } = await filled(open, CARS, [
      aCar({ car_id: 'east', car_geocoord: '65.5,179.9' }),
      aCar({ car_id: 'polar', car_geocoord: '89.9,0' }),
      aCar({ car_id: 'far', car_geocoord: '65.5,170' }),
    ]);
    const at = (latitude: number, longitude: number, within_km: number) =>
      run({ near: { field, at: { latitude, longitude }, within_km } }).then(idsOf);
    expect(await at(65.5, -179.9, 20)).toEqual(['east']);
    expect(await at(89.9, 180, 30)).toEqual(['polar']);
  });

  test(`${name}: 500 random queries by distance give the same result as brute force`, {
    timeout: LONG_TEST_MS,
  }, async () => {
    const { search } = await filled(open, CARS, []);
    let compared = 0;
    const sameAsBruteForce = fc.asyncProperty(
      inventoryOnEarth,
      fc.array(nearQuery, { minLength: 20, maxLength: 20 }),
      async (stock, queries) => {
        const records = JSON.parse(JSON.stringify(stock)) as SearchRecord[];
        await search.replaceAll(CARS, records);
        for (const query of queries.filter((each) => isDecidable(each, records))) {
          const result = await search.index(CARS).search(query);
          expect(result, JSON.stringify(query)).toEqual(searchByBruteForce(definition, records, query));
          compared += 1;
        }
      },
    );
    await fc.assert(sameAsBruteForce, { numRuns: 30 });
    expect(compared).toBeGreaterThanOrEqual(500);
  });
}

const TOLERANCE_KM = 0.002;

/** Engines that store coordinates rounded may differ by a metre; nobody notices at the rim of 50 km. */
function isDecidable({ near, sort_name }: SearchQuery, records: readonly SearchRecord[]): boolean {
  if (!near) return true;
  const points = new Set(records.map((record) => String(record[near.field])));
  const distances = [...points]
    .flatMap((text) => parseCoordinates(text) ?? [])
    .map((point) => distanceKm(near.at, point))
    .sort((a, b) => a - b);
  const isAtRim = distances.some((km) => Math.abs(km - (near.within_km ?? Infinity)) < TOLERANCE_KM);
  const isTie = distances.some((km, at) => km - (distances[at - 1] ?? -1) < TOLERANCE_KM);
  return !isAtRim && !(sort_name === 'distance' && isTie);
}
