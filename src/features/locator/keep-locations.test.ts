import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keepLocations } from './keep-locations.ts';
import { aCandidate } from './testing/a-location.ts';

const ccs2 = { id: 'a', amount: 6, icon: 'CCS2', watts: 150_000 };
const ids = (candidates: Parameters<typeof keepLocations>[0]) =>
  keepLocations(candidates).locations.map(({ id }) => id);

test('LOC-11 LOC-12 a kept location has its coordinates as numbers and its options parsed', () => {
  const options = [
    { ...ccs2, amount: '6', watts: '150 kW' },
    { amount: 8, icon: 'Typ2', watts: 22, connector: ' Type 2 ' },
  ];
  expect(keepLocations([aCandidate({ lat: '59.8437', chargerOptions: options })]).locations).toEqual([
    {
      id: 'uppsala-bolanderna',
      name: 'Uppsala Boländerna',
      lat: 59.8437,
      lng: 17.6712,
      city: 'Uppsala',
      address: 'Rapsgatan 25',
      zip: '754 50',
      chargerOptions: [
        { id: 'a', amount: 6, icon: 'CCS2', watts: 150_000 },
        { id: '2', amount: 8, icon: '', watts: 22_000, connector: 'Type 2' },
      ],
    },
  ]);
});

test.each(['abc', '', ' ', undefined, null, Number.NaN, '59,3', {}, true, 91])(
  'LOC-13 LOC-14 a location with the latitude %j is dropped',
  (lat) => {
    expect(ids([aCandidate({ lat })])).toEqual([]);
  },
);

test('LOC-13 both coordinates must be numbers; LOC-14 a numeric text with a point is one', () => {
  expect(
    ids([aCandidate({ id: 'a', lng: 'abc' }), aCandidate({ id: 'b', lat: '59.3', lng: ' 18.1 ' })]),
  ).toEqual(['b']);
});

describe('LOC-15 the type of the page', () => {
  test('is Location while nobody has charger options', () => {
    expect(keepLocations([aCandidate(), aCandidate()])).toMatchObject({
      pageType: 'Location',
      locations: [{}, {}],
    });
    expect(keepLocations([])).toEqual({ pageType: 'Location', locations: [] });
  });

  test('is ChargingPoint as soon as one has, and then every option needs a number and a power', () => {
    const candidates = [
      aCandidate({ id: 'complete', chargerOptions: [ccs2, { ...ccs2, amount: '2' }] }),
      aCandidate({ id: 'no number', chargerOptions: [ccs2, { ...ccs2, amount: '' }] }),
      aCandidate({ id: 'no power', chargerOptions: [{ ...ccs2, watts: undefined }, ccs2] }),
    ];
    expect(keepLocations(candidates).pageType).toBe('ChargingPoint');
    expect(ids(candidates)).toEqual(['complete']);
  });

  test('does not look at a station that is nowhere', () => {
    const nowhere = aCandidate({ lat: '', chargerOptions: [ccs2] });
    expect(keepLocations([nowhere, aCandidate({ id: 'dealer' })])).toMatchObject({
      pageType: 'Location',
      locations: [{ id: 'dealer' }],
    });
  });
});

test('LOC-16 on a ChargingPoint page a location without any option is dropped', () => {
  expect(ids([aCandidate({ id: 'empty' }), aCandidate({ id: 'full', chargerOptions: [ccs2] })])).toEqual([
    'full',
  ]);
});

test('whatever a feed brings, what is kept can be drawn and shown', () => {
  const messy = fc.record({
    lat: fc.anything(),
    lng: fc.anything(),
    chargerOptions: fc.array(fc.record({ amount: fc.anything(), icon: fc.anything(), watts: fc.anything() })),
  });
  fc.assert(
    fc.property(fc.array(messy), (given) => {
      const { pageType, locations } = keepLocations(given.map((each) => aCandidate(each)));
      for (const { lat, lng, chargerOptions } of locations) {
        expect(Number.isFinite(lat) && Number.isFinite(lng)).toBe(true);
        expect(chargerOptions.length > 0).toBe(pageType === 'ChargingPoint');
        for (const { amount, watts } of chargerOptions)
          expect(Number.isInteger(amount) && Number.isFinite(watts)).toBe(true);
      }
    }),
  );
});
