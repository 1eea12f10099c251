import { expect, test } from 'vitest';
import { parseGazetteer } from '../../src/shared/maps/gazetteer/parse-gazetteer.ts';
import { toGazetteerFile } from './gazetteer-file.ts';

const skane = { latitude: 55.9, longitude: 13.4 };
const lund = { latitude: 55.706, longitude: 13.187 };
const oslo = { latitude: 59.913, longitude: 10.746 };

const file = toGazetteerFile([
  {
    country: 'SE',
    regions: [{ name: 'Skåne', alternates: ['Scania'], coordinates: skane }],
    places: [
      {
        name: 'Lund',
        alternates: ['Londinum Gothorum'],
        population: 87_244,
        coordinates: lund,
        region: 'Skåne',
      },
      { name: 'Nowhere', alternates: [], population: 0, coordinates: lund, region: '' },
    ],
    postcodes: [
      { code: '22100', town: 'Lund', coordinates: lund, region: 'Skåne' },
      { code: '22101', town: 'Lund', coordinates: lund, region: 'Skåne' },
      { code: '22222', town: 'Lund', coordinates: lund, region: 'Skåne' },
    ],
  },
  {
    country: 'NO',
    regions: [{ name: 'Oslo', alternates: [], coordinates: oslo }],
    places: [],
    postcodes: [{ code: '0150', town: 'Oslo', coordinates: oslo, region: 'Oslo' }],
  },
]);

test('what the tool writes is read again: regions, places and each postcode as it is written on letters', () => {
  const town = { kind: 'town', country: 'SE', coordinates: lund };
  const postcode = { kind: 'postcode', population: 0 };
  const inLund = { ...postcode, country: 'SE', town: 'Lund', region: 'Skåne', coordinates: lund };
  expect(parseGazetteer(file).map(({ entry }) => entry)).toEqual([
    { kind: 'region', country: 'SE', name: 'Skåne', region: 'Skåne', population: 20_000, coordinates: skane },
    { ...town, name: 'Lund', population: 87_244, region: 'Skåne' },
    { ...town, name: 'Nowhere', population: 0, region: '' },
    { ...inLund, name: '221 00' },
    { ...inLund, name: '221 01' },
    { ...inLund, name: '222 22' },
    { kind: 'region', country: 'NO', name: 'Oslo', region: 'Oslo', population: 20_000, coordinates: oslo },
    { ...postcode, country: 'NO', name: '0150', town: 'Oslo', region: 'Oslo', coordinates: oslo },
  ]);
});

test('other names come with their entry', () => {
  const alternates = parseGazetteer(file).map((named) => named.alternates);
  expect(alternates.slice(0, 3)).toEqual([['Scania'], ['Londinum Gothorum'], []]);
});

test('postcodes at one position stand in one line', () => {
  expect(file).toContain('\nZ\t221:00,01;222:22\tLund\t0\t55.706\t13.187\n');
});
