import { expect, test } from 'vitest';
import { geocoderContract } from '../geocoder.contract.ts';
import { embeddedGeocoder } from './embedded-geocoder.ts';

const geocoder = embeddedGeocoder();

geocoderContract('the embedded geocoder', async () => geocoder);

test('LOC-36 it makes no request', async () => {
  const { fetch } = globalThis;
  globalThis.fetch = () => Promise.reject(new Error('a request was made'));
  try {
    expect((await geocoder.geocode({ text: 'Lund', country: 'SE', language: 'sv' }))?.name).toBe('Lund');
  } finally {
    globalThis.fetch = fetch;
  }
});

test.each([
  ['Lund', 'SE', 'Skåne'],
  ['221 00', 'SE', 'Lund, Skåne'],
  ['Skåne', 'SE', 'Sverige'],
  ['Oslo', 'NO', 'Norge'],
  ['M1', 'GB', 'Manchester, Greater Manchester'],
] as const)('the context of %s in its own country is its region: %s %s', async (text, country, context) => {
  expect((await geocoder.geocode({ text, country, language: 'sv' }))?.context).toBe(context);
});

test.each([
  ['Uppsala', 'Uppsala'],
  ['Stockholm', 'Stockholm'],
  ['753 20', 'Uppsala'],
  ['Lund', 'Skåne'],
])('the region of %s is %s, also where both have one name', async (text, region) => {
  const found = await geocoder.geocode({ text, country: 'SE', language: 'sv' });
  const [suggested] = await geocoder.suggest({ text, country: 'SE', language: 'sv', limit: 1 });
  expect([found?.region, suggested?.region]).toEqual([region, region]);
  if (found) expect((await geocoder.reverse(found.coordinates, 'sv'))?.region).toBe(region);
});

test('a place of another country names the country, in the visitor’s language', async () => {
  const inLanguage = async (language: 'en' | 'fi') =>
    (await geocoder.suggest({ text: 'tromsø', country: 'SE', language, limit: 1 }))[0]?.context;
  expect(await inLanguage('en')).toBe('Troms, Norway');
  expect(await inLanguage('fi')).toBe('Troms, Norja');
});

test('every suggestion has an id of its own', async () => {
  for (const text of ['new', 'st', 'ber', '1'])
    for (const country of ['GB', 'SE', 'SK'] as const) {
      const places = await geocoder.suggest({ text, country, language: 'en', limit: 10 });
      expect(new Set(places.map(({ id }) => id)).size, text).toBe(places.length);
    }
});
