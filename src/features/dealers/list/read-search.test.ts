import { expect, test } from 'vitest';
import type { Place } from '../../../shared/maps/geocoder.ts';
import { readSearch } from './read-search.ts';

const place = (name: string, more: Partial<Place> = {}): Place => ({
  ...{ id: name, name, context: '', kind: 'town', country: 'SE' },
  coordinates: { latitude: 55.70391, longitude: 13.19101 },
  ...more,
});
const has = (words: string) => async () => (words ? words.split('|') : []);

test.each([
  ['Lund', place('Lund'), 'Solvik Lund', 'place'],
  ['lund', place('Lund'), 'Solvik Lund', 'place'],
  ['Storgatan 4 Lund', place('Lund'), '', 'place'],
  ['75450', place('754 50', { kind: 'postcode' }), 'Solvik Uppsala|754 50 Uppsala', 'place'],
  ['Storgatan 4', place('Storgatan 4, Lund', { kind: 'address' }), 'Storgatan 4', 'place'],
  ['Kia', place('Kiaby'), 'Solvik Lund|Kia', 'words'],
  ['Kiab', place('Kiaby'), '', 'guess'],
  ['Norrköpping', place('Norrköping', { guessed: true }), '', 'guess'],
  ['Uppsla', place('Uppsala', { guessed: true }), 'Solvik Uppsala', 'guess'],
  ['Solvik Lund', place('Lund', { guessed: true }), 'Solvik Lund', 'words'],
  ['Rapsgatan', undefined, 'Rapsgatan 25', 'words'],
  ['Sollvik', undefined, 'Solvik Lund', 'words'],
  ['Atlantis', undefined, '', 'nothing'],
] as const)('"%s" with %o and dealerships called "%s" is %s', async (text, known, words, meant) => {
  const read = await readSearch(text, { place: known, findWords: has(words) });
  const kind = read.kind === 'words' ? (read.found ? 'words' : 'nothing') : read.guessed ? 'guess' : 'place';
  expect(kind).toBe(meant);
});

test('a place is known to about a kilometre, so that a reload shows the same distances', async () => {
  expect(await readSearch('Lund', { place: place('Lund'), findWords: has('') })).toMatchObject({
    near: { label: 'Lund', coordinates: { latitude: 55.7, longitude: 13.19 } },
  });
});
