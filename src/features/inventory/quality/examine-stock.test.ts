import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SearchRecord } from '../../../shared/search/port.ts';
import { aCarRecord } from '../../cars/testing/a-car.ts';
import { examineStock } from './examine-stock.ts';
import { medianOf } from './odd-prices.ts';
import type { QualityRule } from './quality-rules.ts';

const now = new Date('2026-11-19T08:00:00Z');

test.each<[string, SearchRecord, QualityRule[]]>([
  ['a car with everything', {}, []],
  ['no picture', { car_primary_image: undefined }, ['no-picture']],
  ['a picture in the list alone', { car_primary_image: {}, car_images: [{ original: '/1.jpg' }] }, []],
  ['a price of nothing', { car_price: 0 }, ['no-price']],
  ['no mileage', { car_mileage: undefined }, ['no-mileage']],
  [
    'no mileage, and nobody says whether it is new',
    { car_mileage: undefined, car_is_used: undefined },
    ['no-mileage'],
  ],
  ['a new car without mileage', { car_mileage: undefined, car_is_used: false }, []],
  ['no fuel', { car_fuel: ' ' }, ['no-fuel']],
  ['no CO₂', { emission: undefined }, ['no-co2']],
  ['an electric car without CO₂, in Swedish', { car_fuel: 'El', emission: undefined }, []],
  ['an electric car without CO₂, in Finnish', { car_fuel: 'Sähkö', emission: undefined }, []],
  ['the model year of next year', { car_year: 2027, car_firstregistration: '2026-10-01' }, []],
  ['a year in the future', { car_year: 2060 }, ['future-year', 'registered-before-model']],
  ['registered a year before its model year', { car_firstregistration: '2022-10-01' }, []],
  [
    'registered long before its model year',
    { car_firstregistration: '2019-03-01' },
    ['registered-before-model'],
  ],
  ['an old car that was never driven', { car_year: 2018, car_mileage: 0 }, ['zero-mileage']],
  [
    'a car of last year that was never driven',
    { car_year: 2025, car_mileage: 0, car_firstregistration: '2025-01-01' },
    [],
  ],
])('%s', async (_, facts, rules) => {
  expect((await found([car('1', facts)])).map(([rule]) => rule)).toEqual(rules);
});

test('a price is odd against the median of its like: same make and model, about the same year', async () => {
  const like = [200_000, 210_000, 205_000, 195_000, 200_000].map((car_price, at) =>
    car(`like-${at}`, { car_price, car_year: 2022 + (at % 3) }),
  );
  const odd = [car('cheap', { car_price: 20_000 }), car('dear', { car_price: 2_000_000 })];
  const other = [car('other-model', { car_price: 20_000, car_model: 'V90' })];
  const old = [car('old', { car_price: 20_000, car_year: 2008, car_firstregistration: '2008-05-01' })];
  const outcome = await found([...like, ...odd, ...other, ...old]);
  expect(outcome).toEqual([
    ['odd-price', { id: 'cheap', value: 20_000, median: 200_000, compared: 7 }],
    ['odd-price', { id: 'dear', value: 2_000_000, median: 200_000, compared: 7 }],
  ]);
});

test('too few cars make no median', async () => {
  const few = [car('1', { car_price: 1 }), car('2'), car('3'), car('4')];
  expect(await found(few)).toEqual([]);
});

test('the same plate or chassis number twice names both cars, however it is written', async () => {
  const cars = [
    car('1', { car_regno: 'ABC 123', car_chassino: 'YV1UZH5V5P1234567' }),
    car('2', { car_regno: 'abc123' }),
    car('3', { car_chassino: 'yv1uzh5v5p1234567' }),
    car('4', { car_regno: 'ABC124' }),
  ];
  expect(await found(cars)).toEqual([
    ['duplicate-vin', { id: '1', value: 'YV1UZH5V5P1234567', others: ['3'] }],
    ['duplicate-vin', { id: '3', value: 'YV1UZH5V5P1234567', others: ['1'] }],
    ['duplicate-plate', { id: '1', value: 'ABC123', others: ['2'] }],
    ['duplicate-plate', { id: '2', value: 'ABC123', others: ['1'] }],
  ]);
});

test('a share is of the cars that a rule is about', async () => {
  const { cars, rules } = await examine([
    car('1', { car_mileage: undefined }),
    car('2', { car_is_used: false, car_mileage: undefined }),
    car('3', { car_fuel: 'El', emission: undefined }),
  ]);
  const counts = new Map(rules.map(({ rule, of, found: count }) => [rule, [count, of]]));
  expect(cars).toBe(3);
  expect([counts.get('no-mileage'), counts.get('no-co2'), counts.get('duplicate-vin')]).toEqual([
    [1, 2],
    [0, 2],
    [0, 0],
  ]);
});

test('no value of a record makes it fail, and no more is found than there is', async () => {
  const value = fc.oneof(fc.string(), fc.double(), fc.constant(null), fc.object(), fc.array(fc.string()));
  const fields = ['car_price', 'car_year', 'car_mileage', 'car_fuel', 'emission', 'car_regno', 'car_images'];
  const record = fc.record(
    Object.fromEntries([...fields, 'car_brand', 'car_model'].map((name) => [name, value])),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(record, { maxLength: 20 }), async (records) => {
      const { rules } = await examine(records.map((each, at) => ({ ...each, car_id: String(at) })));
      for (const { of, found: count, findings } of rules) {
        expect(count).toBeLessThanOrEqual(of);
        expect(findings.length).toBe(count);
      }
    }),
  );
});

test('half of the numbers are below the median and half above', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1 }), (numbers) => {
      const median = medianOf(numbers);
      const below = numbers.filter((each) => each < median).length;
      const above = numbers.filter((each) => each > median).length;
      expect(Math.max(below, above)).toBeLessThanOrEqual(numbers.length / 2);
    }),
  );
});

function car(car_id: string, facts: SearchRecord = {}): SearchRecord {
  return aCarRecord({
    ...{ car_id, emission: '120 g/km', car_primary_image: { original: '/1.jpg' } },
    ...{ car_firstregistration: '2023-03-01' },
    ...facts,
  });
}

async function* batchOf(records: readonly SearchRecord[]) {
  yield records.map((body) => ({ body }));
}

const examine = (records: readonly SearchRecord[]) => examineStock(batchOf(records), now);

async function found(records: readonly SearchRecord[]) {
  const { rules } = await examine(records);
  return rules.flatMap(({ rule, findings }) => findings.map((finding) => [rule, finding] as const));
}
