import { expect, test } from 'vitest';
import { embeddedGeocoder } from './adapters/embedded-geocoder.ts';
import { findPlace } from './find-place.ts';

const geocoder = embeddedGeocoder();
const find = (text: string) => findPlace(geocoder, { text, country: 'SE', language: 'sv' });

test('LOC-23 a place of the site’s own country comes first', async () => {
  expect(await find('Lund')).toMatchObject({ name: 'Lund', country: 'SE' });
});

test.each([
  ['Oslo', 'NO'],
  ['tromso', 'NO'],
  ['Bratislava', 'SK'],
])('%s, which the country has not, is found abroad', async (text, country) => {
  expect((await find(text))?.country).toBe(country);
});

test.each(['zzzzqq', 'Osl', ''])('LOC-24 %j is no place', async (text) => {
  expect(await find(text)).toBeUndefined();
});
