import { expect, test } from 'vitest';
import type { IndexDefinition } from '../../shared/search/index-definition.ts';
import {
  allFields,
  feedSchema,
  fieldsFor,
  flatParser,
  indexDefinition,
  recordParser,
} from '../../shared/search/records/derive.ts';
import { text } from '../../shared/search/records/record-field.ts';
import { listFacets, rangeFields } from '../cars/list/list-fields.ts';
import { cardFields, carIndex, carRecord, publicCarFields } from '../cars/record/car-record.ts';
import { dealershipIndex, dealershipRecord } from '../dealers/dealership-record.ts';
import { kitIndex, kitRecord, kitVehicleIndex, kitVehicleRecord } from '../kits/kit-record.ts';
import { chargerIndex, chargerRecord } from '../locator/charger-record.ts';
import lists from './testing/record-lists.json' with { type: 'json' };

const records = {
  cars: carRecord,
  sites: dealershipRecord,
  chargers: chargerRecord,
  kits: kitRecord,
  vehicles: kitVehicleRecord,
};
const indices = {
  cars: carIndex,
  sites: dealershipIndex,
  chargers: chargerIndex,
  kits: kitIndex,
  vehicles: kitVehicleIndex,
};
type Kind = keyof typeof records;
const kinds = Object.keys(records) as Kind[];

test.each(kinds)('CARD-12 SRCH-31 a feed of %s may send these fields and must send these', (kind) => {
  const schema = feedSchema(records[kind]);
  const required = Object.keys(schema).filter((name) => !schema[name]?.safeParse(undefined).success);
  expect(Object.keys(schema).toSorted()).toEqual(lists.feed[kind]);
  expect(required.toSorted()).toEqual(lists.required[kind]);
});

test.each(kinds)('the index of %s counts, sorts and searches these fields', (kind) => {
  expect(sorted(indices[kind])).toEqual(lists.index[kind]);
});

test('cards, browsers and leads get these fields of a car', () => {
  expect(cardFields.toSorted()).toEqual(lists.card);
  expect(publicCarFields.toSorted()).toEqual(lists.public);
  expect(fieldsFor(carRecord, 'lead').toSorted()).toEqual(lists.lead);
});

test('a list filters only by what the index can count', () => {
  const { facets, hierarchies, ranges } = carIndex;
  expect(listFacets.filter((name) => !facets.includes(name) && !hierarchies.includes(name))).toEqual([]);
  expect(rangeFields.filter((name) => !ranges.includes(name))).toEqual([]);
});

test.each(kinds)('no two fields of %s have the same name', (kind) => {
  const names = allFields(records[kind]).map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

test('a field that is declared once is checked, read, counted and passed on', () => {
  const declaration = {
    ...carRecord,
    towing: { capacity: text('car_towing_capacity', 'public', 'card', 'lead', 'facet', 'search:detail') },
  };
  const options = { id: 'car_id', hierarchies: [], usualOrder: 'car_price_asc' };
  const record = {
    car_id: '1',
    car_brand: 'Volvo',
    car_model: 'XC60',
    car_price: 1,
    car_towing_capacity: '2 000 kg',
  };
  expect(feedSchema(declaration)).toHaveProperty('car_towing_capacity');
  expect(fieldsFor(declaration, 'card')).toEqual([...cardFields, 'car_towing_capacity']);
  expect(fieldsFor(declaration, 'public')).toEqual([...publicCarFields, 'car_towing_capacity']);
  expect(indexDefinition(declaration, options).facets).toContain('car_towing_capacity');
  expect(recordParser(declaration)(record)?.towing.capacity).toBe('2 000 kg');
  expect(flatParser(declaration, 'lead')(record)?.car_towing_capacity).toBe('2 000 kg');
});

function sorted({ facets, ranges, sorts, searchable, ...rest }: IndexDefinition) {
  return {
    ...rest,
    facets: facets.toSorted(),
    ranges: ranges.toSorted(),
    sorts: sorts.map(({ field, as }) => `${field} ${as}`).toSorted(),
    searchable: searchable
      .map(({ field, tier, loose }) => `${field} ${tier}${loose ? ' loose' : ''}`)
      .toSorted(),
  };
}
