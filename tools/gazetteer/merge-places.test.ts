import { expect, test } from 'vitest';
import { mergePlaces } from './merge-places.ts';
import type { PostalRow, Town } from './sources.ts';

const goteborg = { latitude: 57.707, longitude: 11.967 };

test('places of two sources are one when they lie together under any of their names', () => {
  const towns = [
    aTown({
      name: 'Göteborg',
      alternates: ['Gothenburg', 'GOT', 'gtbwrg', 'Nketempornk'],
      population: 572_799,
    }),
    aTown({ name: 'Gothenburg', population: 0 }),
  ];
  const { places } = mergePlaces('SE', towns, [aRow({ name: 'Göteborg' })]);
  expect(places).toEqual([
    {
      name: 'Göteborg',
      alternates: ['Gothenburg'],
      population: 572_799,
      coordinates: goteborg,
      region: 'Västra Götaland',
    },
  ]);
});

test('places of one name that lie apart are two', () => {
  const there = { latitude: 60, longitude: 15 };
  const { places } = mergePlaces(
    'SE',
    [aTown({ name: 'Berg' }), aTown({ name: 'Berg', coordinates: there })],
    [],
  );
  expect(places.map(({ coordinates }) => coordinates)).toEqual([goteborg, there]);
});

test('villages that only the post knows are places, and its offices’ numbers are no names', () => {
  const { places, postcodes } = mergePlaces(
    'SK',
    [],
    [
      aRow({ country: 'SK', code: '974 01', name: 'Banská Bystrica 1', regionCode: 'BC' }),
      aRow({ country: 'SK', code: '974 01', name: 'Banská Bystrica', regionCode: 'BC' }),
    ],
  );
  expect(places.map(({ name, region }) => [name, region])).toEqual([
    ['Banská Bystrica', 'Banskobystrický kraj'],
  ]);
  expect(postcodes.map(({ code, town }) => [code, town])).toEqual([['97401', 'Banská Bystrica']]);
});

test('a postcode that serves several places is named by the largest of them', () => {
  const towns = [aTown({ country: 'GB', name: 'London', population: 7_556_900 })];
  const rows = ['Westminster Abbey', 'London'].map((name) =>
    aRow({ country: 'GB', code: 'SW1A', name, county: 'Greater London' }),
  );
  expect(mergePlaces('GB', towns, rows).postcodes).toMatchObject([{ code: 'SW1A', town: 'London' }]);
});

test('a postcode of a city that the post puts far away lies in the city', () => {
  const towns = [aTown({ country: 'FI', name: 'Helsinki', population: 558_457 })];
  const far = { latitude: 61.08, longitude: 24.27 };
  const rows = [aRow({ country: 'FI', code: '00002', name: 'Helsinki', coordinates: far, regionCode: '05' })];
  expect(mergePlaces('FI', towns, rows).postcodes[0]?.coordinates).toEqual(goteborg);
});

test('a Finnish town has the name that the post uses, and is still known by the other', () => {
  const towns = [aTown({ country: 'FI', name: 'Hyvinge', alternates: ['Hyvinkää'] })];
  const rows = [aRow({ country: 'FI', code: '05800', name: 'Hyvinkää', regionCode: '01' })];
  expect(mergePlaces('FI', towns, rows).places).toMatchObject([
    { name: 'Hyvinkää', alternates: ['Hyvinge'] },
  ]);
});

test('regions have their local name and their other names', () => {
  const { regions } = mergePlaces('SE', [aTown({ name: 'Göteborg' })], [aRow({ name: 'Göteborg' })]);
  expect(regions).toMatchObject([
    { name: 'Västra Götaland', alternates: expect.arrayContaining(['Västra Götalands län']) },
  ]);
});

function aTown(differences: Partial<Town>): Town {
  return {
    country: 'SE',
    name: 'Town',
    alternates: [],
    population: 1000,
    coordinates: goteborg,
    ...differences,
  };
}

function aRow(differences: Partial<PostalRow>): PostalRow {
  return {
    ...{
      country: 'SE',
      code: '411 01',
      name: 'Göteborg',
      regionCode: 'O',
      county: '',
      coordinates: goteborg,
    },
    ...differences,
  };
}
