import fc from 'fast-check';
import type { FacetRequest, FilterCondition, SearchQuery, SearchRecord } from '../port.ts';

/** Few distinct values, so that random cars collide, tie and miss in every way. */
const brands = {
  Volvo: ['XC60', 'V60', 'EX30'],
  Škoda: ['Octavia', 'Enyaq'],
  Skoda: ['Octavia'],
  BMW: ['iX', '320d'],
};
const fuels = ['El', 'Diesel', 'Bensin'];
const equipment = ['Dragkrok', 'Skinnklädsel', 'Panoramatak', 'Head-up display', 'Värmare 2,0'];
const prose = [
  'Rymlig kombi',
  'en combi till',
  'välskött ägare',
  'dragkrok finns',
  'Octavia',
  '4x4 åk säkert',
];
const typed = [
  'volvo',
  'vollvo',
  'skoda',
  'škoda',
  'okta',
  'octavai',
  'xc60',
  'xc',
  'dragkrok',
  'dragkork',
  'kombi',
  'rombi',
].concat(['värmare', '2.0', 'v', 'head-up', 'ägare', 'panorama', 'el', 'enyaq', 'ägrae', '320', 'nothing']);

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 4 });
const few = <T>(values: readonly T[], maxLength = 3) => fc.array(fc.constantFrom(...values), { maxLength });
const price = fc.oneof(
  fc.integer({ min: 0, max: 40 }),
  fc.integer({ min: 0, max: 500_000 }),
  fc.constant('12'),
);

const brandAndModel = fc
  .constantFrom(...Object.entries(brands))
  .chain(([car_brand, models]) =>
    fc.record({ car_brand: fc.constant(car_brand), car_model: maybe(fc.constantFrom(...models)) }),
  );

const details = fc.record(
  {
    car_fuel: fc.constantFrom(...fuels),
    car_seats: fc.constantFrom(2, 5, 7, 10),
    car_is_sample: fc.boolean(),
    car_equipment: few(equipment, 4),
    car_description: few(prose).map((parts) => parts.join('. ')),
    car_website_city: fc.constantFrom('Umeå', 'Malmö'),
    car_site_name: fc.constantFrom('Norr', 'Syd'),
    car_price: maybe(price),
    car_mileage: fc.double({ min: -5, max: 5, noNaN: true }),
    car_year: fc.integer({ min: 2018, max: 2021 }),
    car_publishdate: fc.constantFrom('2026-01-01', '2026-01-02T10:00:00Z', 'soon'),
  },
  { requiredKeys: [] },
);

export const carId = fc.integer({ min: 1, max: 80 }).map(String);

export const car: fc.Arbitrary<SearchRecord> = fc
  .tuple(carId, maybe(brandAndModel), details)
  .map(([car_id, named, rest]) => ({ car_id, ...named, ...rest }));

const range = fc.tuple(price, price).map(([a, b]) => [Number(a), Number(b)].sort((x, y) => x - y));
const paths = few(['Volvo', 'Volvo>XC60', 'Volvo>V60', 'Škoda', 'Škoda>Octavia', 'BMW>iX', 'Saab']);

const condition: fc.Arbitrary<readonly [string, FilterCondition]> = fc.oneof(
  few(['Volvo', 'Škoda', 'BMW']).map((list) => ['car_brand', list] as const),
  fc.constantFrom(...fuels).map((not) => ['car_fuel', { not }] as const),
  fc.boolean().map((sample) => ['car_is_sample', sample] as const),
  few(equipment).map((not) => ['car_equipment', { not }] as const),
  fc
    .tuple(few(equipment, 1), few(equipment, 2))
    .map(([all, not]) => ['car_equipment', { all, not }] as const),
  fc.tuple(few(fuels, 2), few(fuels, 1)).map(([any, not]) => ['car_fuel', { any, not }] as const),
  paths.map((list) => ['car_brand>car_model', list] as const),
  range.map((ends) => ['car_price', ends] as const),
  fc.integer({ min: -5, max: 5 }).map((from) => ['car_mileage', { from }] as const),
  few(['1', '2', '40', '80']).map((not) => ['car_id', { not }] as const),
  few(['1', '2', '3', '40'], 4).map((list) => ['car_id', list] as const),
);

const facet: fc.Arbitrary<FacetRequest> = fc
  .tuple(
    fc.oneof(
      fc.tuple(fc.constant('car_brand>car_model'), paths),
      fc.tuple(fc.constant('car_website_city>car_site_name'), few(['Umeå', 'Malmö>Syd'])),
      fc.tuple(fc.constant('car_fuel'), few(fuels)),
      fc.tuple(fc.constant('car_equipment'), few(equipment, 1)),
      fc.tuple(fc.constant('car_seats'), few(['2', '7'])),
      fc.tuple(fc.constantFrom('car_price', 'car_mileage'), fc.oneof(range, few([1, 2]))),
    ),
    fc.constantFrom(undefined, 'count' as const, 'alpha' as const, 'alpha_desc' as const),
    paths,
    few(fuels, 1),
  )
  .map(([[name, filters], sort_order, notPaths, notFuels]) => {
    const not = name === 'car_fuel' ? notFuels : name === 'car_brand>car_model' ? notPaths : undefined;
    return { name, filters, sort_order, ...(not && { not }) };
  });

const sorts = ['car_price', 'car_mileage', 'car_year', 'car_publishdate'].flatMap((by) => [
  `${by}_asc`,
  `${by}_desc`,
]);

export const query: fc.Arbitrary<SearchQuery> = fc.record({
  keyphrase: maybe(few(typed, 2).map((words) => words.join(' '))),
  not_keyphrase: maybe(few(typed, 2)),
  facets: fc.array(facet, { maxLength: 4 }),
  filters: fc.array(condition, { maxLength: 2 }).map((list) => Object.fromEntries(list)),
  sort_name: fc.constantFrom(undefined, 'relevance', ...sorts),
  limit: fc.constantFrom(0, 1, 5, 24),
  offset: fc.constantFrom(0, 0, 1, 7),
  fields: fc.constantFrom(undefined, ['car_id'], ['car_id', 'car_price']),
});
