import { expect, test } from 'vitest';
import type { IndexDefinition } from './index-definition.ts';
import { planQuery } from './plan.ts';
import { BadQuery, type FilterCondition, type SearchQuery } from './port.ts';

const definition: IndexDefinition = {
  id: 'car_id',
  facets: ['car_fuel'],
  hierarchies: ['car_brand>car_model'],
  ranges: ['car_price'],
  geo: ['car_geocoord'],
  sorts: [
    { field: 'car_price', as: 'number' },
    { field: 'car_published', as: 'date' },
  ],
  searchable: [],
  usualOrder: 'car_published_desc',
};

const plan = (query: SearchQuery) => planQuery(definition, query);

test('an empty query has the defaults of the API', () => {
  expect(plan({})).toEqual({
    fields: undefined,
    tokens: [],
    excludedTokens: [],
    conditions: [],
    near: undefined,
    facets: [],
    limit: 24,
    offset: 0,
    sort: { field: 'car_published', direction: 'desc', relevance: false, distance: false },
  });
});

test('a text is searched by its first twelve tokens', () => {
  const words = Array.from({ length: 14 }, (_, at) => `w${at}`);
  expect(plan({ keyphrase: words.join(' ') }).tokens).toEqual(words.slice(0, 12));
});

test.each([undefined, '', 'relevance'])(
  'sort %s: relevance with tokens, the usual order without',
  (sort_name) => {
    const usual = { field: 'car_published', direction: 'desc', distance: false };
    expect(plan({ sort_name, keyphrase: 'volvo' }).sort).toEqual({ ...usual, relevance: true });
    expect(plan({ sort_name }).sort).toEqual({ ...usual, relevance: false });
  },
);

test('a sortable field sorts in either direction, also with tokens', () => {
  const sort = { field: 'car_price', relevance: false, distance: false };
  expect(plan({ sort_name: 'car_price_asc' }).sort).toEqual({ ...sort, direction: 'asc' });
  expect(plan({ sort_name: 'car_price_desc', keyphrase: 'volvo' }).sort).toEqual({
    ...sort,
    direction: 'desc',
  });
});

test.each(['car_price', 'car_price_ascending', 'by_car_price_asc ', 'car_fuel_asc', '_asc'])(
  'there is no sort %s',
  (sort_name) => {
    expect(problemsOf({ sort_name })).toEqual([`There is no sort '${sort_name}'.`]);
  },
);

test('an index whose usual order is no sort is a mistake of ours, not of the query', () => {
  const wrong = { ...definition, usualOrder: 'car_fuel_asc' };
  expect(() => planQuery(wrong, {})).toThrow("'car_fuel_asc' is not a sort of the index");
});

test('limit and offset are whole numbers within their bounds', () => {
  expect(plan({ limit: 0, offset: 0 })).toMatchObject({ limit: 0, offset: 0 });
  expect(plan({ limit: 10_000, offset: 50 })).toMatchObject({ limit: 10_000, offset: 50 });
  for (const limit of [-1, 1.5, 10_001, Number.NaN])
    expect(problemsOf({ limit })).toEqual([`limit is ${limit}; it is a whole number from 0 to 10000.`]);
  expect(problemsOf({ offset: -1 })).toHaveLength(1);
});

test('facets, hierarchies and ranges can be counted, with a filter of their own', () => {
  const facets = [
    { name: 'car_fuel', filters: ['El'] },
    { name: 'car_brand>car_model', sort_order: 'alpha' },
    { name: 'car_price', filters: [1, 2] },
  ] as const;
  expect(plan({ facets }).facets).toEqual([
    {
      name: 'car_fuel',
      type: 'hierarchical',
      order: 'count',
      conditions: [{ field: 'car_fuel', exclude: false, kind: 'values', values: ['El'] }],
    },
    { name: 'car_brand>car_model', type: 'hierarchical', order: 'alpha', conditions: [] },
    {
      name: 'car_price',
      type: 'histogram',
      order: 'count',
      conditions: [{ field: 'car_price', exclude: false, kind: 'range', from: 1, to: 2 }],
    },
  ]);
});

test('unknown facets and orders are reported, once each and all together', () => {
  const facets = [
    { name: 'car_id', filters: ['1'] },
    { name: 'car_wheels', filters: ['4'] },
    { name: 'car_fuel', sort_order: 'size' as 'count' },
  ];
  expect(problemsOf({ facets, limit: -1 })).toEqual([
    "There is no facet 'car_id'.",
    "There is no facet 'car_wheels'.",
    "Facets are not sorted by 'size'.",
    'limit is -1; it is a whole number from 0 to 10000.',
  ]);
});

test('SRCH-34 a filter takes a value, a list, or what to leave out', () => {
  expect(condition('car_fuel', 'El')).toEqual({
    field: 'car_fuel',
    exclude: false,
    kind: 'values',
    values: ['El'],
  });
  expect(condition('car_fuel', ['El', 7, true])).toMatchObject({ values: ['El', '7', 'true'] });
  expect(condition('car_fuel', { not: ['El'] })).toMatchObject({ exclude: true, values: ['El'] });
  expect(condition('car_id', { not: 12 })).toEqual({
    field: 'car_id',
    exclude: true,
    kind: 'ids',
    ids: ['12'],
  });
  expect(condition('car_fuel', [])).toBeUndefined();
});

test('SRCH-34 a filter on a range takes a number, from and to, or one of them', () => {
  expect(condition('car_price', 7)).toEqual({
    field: 'car_price',
    exclude: false,
    kind: 'range',
    from: 7,
    to: 7,
  });
  expect(condition('car_price', [1, '2'])).toMatchObject({ from: 1, to: 2 });
  expect(condition('car_price', { from: 1 })).toMatchObject({ from: 1, to: Infinity });
  expect(condition('car_price', { to: 2 })).toMatchObject({ from: -Infinity, to: 2 });
  expect(condition('car_price', { from: 0, to: 0 })).toMatchObject({ from: 0, to: 0 });
  expect(condition('car_price', { not: [1, 2] })).toMatchObject({ exclude: true, from: 1, to: 2 });
  for (const open of [[], [1], [1, 2, 3], {}]) expect(condition('car_price', open)).toBeUndefined();
});

test('in a hierarchy the deeper of two chosen values counts', () => {
  const paths = (values: string[]) => condition('car_brand>car_model', values);
  expect(paths(['Volvo', 'Volvo>XC60', 'Kia'])).toEqual({
    field: 'car_brand>car_model',
    exclude: false,
    kind: 'paths',
    paths: ['Volvo>XC60', 'Kia'],
  });
  expect(paths(['Vol', 'Volvo'])).toMatchObject({ paths: ['Vol', 'Volvo'] });
});

test('filters that make no sense are reported', () => {
  expect(problemsOf({ filters: { car_wheels: 4 } })).toEqual(["There is no filter 'car_wheels'."]);
  expect(problemsOf({ filters: { car_fuel: { from: 1 } } })).toEqual(["'car_fuel' is not a range."]);
  expect(problemsOf({ filters: { car_price: 'cheap' } })).toEqual(["'car_price' is filtered by numbers."]);
  expect(problemsOf({ filters: { car_price: [1, 'much'] } })).toEqual([
    "'car_price' is filtered by numbers.",
  ]);
  expect(problemsOf({ filters: { car_price: ['little', 1] } })).toEqual([
    "'car_price' is filtered by numbers.",
  ]);
});

test('near measures from a point; without within_km it narrows nothing', () => {
  const near = { field: 'car_geocoord', at: { latitude: 57.7, longitude: 12 } };
  expect(plan({ near: { ...near, within_km: 50 } }).near).toEqual({ ...near, withinKm: 50 });
  expect(plan({ near }).near).toEqual({ ...near, withinKm: Infinity });
  expect(plan({ near, sort_name: 'distance', keyphrase: 'volvo' }).sort).toEqual({
    field: 'car_published',
    direction: 'desc',
    relevance: false,
    distance: true,
  });
});

test('near is refused without a known field, a point on earth and a distance above 0', () => {
  const at = { latitude: 57.7, longitude: 12 };
  expect(problemsOf({ near: { field: 'car_price', at } })).toEqual(["There are no coordinates 'car_price'."]);
  const field = 'car_geocoord';
  expect(problemsOf({ near: { field, at: { latitude: 91, longitude: 0 } } })).toEqual([
    'near.at is not a latitude and a longitude.',
  ]);
  expect(problemsOf({ near: { field, at, within_km: 0 } })).toEqual([
    'near.within_km is 0; it is more than 0.',
  ]);
  expect(problemsOf({ sort_name: 'distance' })).toEqual(["The sort 'distance' needs 'near'."]);
});

test('a field may have values to be and values not to be, and an excluded make excludes its models', () => {
  const conditions = (filter: FilterCondition) => plan({ filters: { car_fuel: filter } }).conditions;
  expect(conditions({ any: ['El', 'Bensin'], not: 'Diesel' })).toMatchObject([
    { exclude: false, values: ['El', 'Bensin'] },
    { exclude: true, values: ['Diesel'] },
  ]);
  expect(conditions({ all: ['El', 'Bensin'], not: [] })).toMatchObject([
    { exclude: false, values: ['El'] },
    { exclude: false, values: ['Bensin'] },
  ]);
  expect(condition('car_brand>car_model', { not: ['Volvo', 'Volvo>XC60'] })).toMatchObject({
    paths: ['Volvo', 'Volvo>XC60'],
  });
});

test('words to leave out are tokens of a phrase each', () => {
  expect(plan({ not_keyphrase: ['Long Range', ' ', 'Étoile'] }).excludedTokens).toEqual([
    ['long', 'range'],
    ['etoile'],
  ]);
});

function condition(field: string, filter: FilterCondition) {
  return plan({ filters: { [field]: filter } }).conditions[0];
}

function problemsOf(query: SearchQuery): readonly string[] {
  try {
    plan(query);
    return [];
  } catch (error) {
    if (error instanceof BadQuery) return error.problems;
    throw error;
  }
}
