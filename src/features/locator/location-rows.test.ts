import { expect, test } from 'vitest';
import { fromLocationTable, locationFields, toLocationTable } from './location-rows.ts';
import { aLocation, anOption } from './testing/a-location.ts';

const station = aLocation({
  operator: 'Ström',
  chargerOptions: [anOption(), anOption({ id: '2', icon: '', connector: 'Type 2' })],
});
const dealership = aLocation({ slug: 'solvik-uppsala', phone: '010-550 11 40', chargerOptions: [] });

test('LOC-11 locations come out of the table as they went in', () => {
  const table = JSON.parse(JSON.stringify(toLocationTable([station, dealership])));
  expect(fromLocationTable(table)).toEqual([station, dealership]);
});

test('every value of a row stands under its name', () => {
  const { fields, rows } = toLocationTable([{ ...station, ...dealership }]);
  expect(rows[0]).toHaveLength(fields.length);
  const row = Object.fromEntries(locationFields.map((field, at) => [field, rows[0]?.[at]]));
  expect(row).toMatchObject({ ...dealership, operator: 'Ström' });
});
