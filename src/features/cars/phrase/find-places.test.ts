import { expect, test } from 'vitest';
import type { Place } from '../../../shared/maps/geocoder.ts';
import { findPlaces } from './find-places.ts';
import type { PhraseContext, ReadPart } from './phrase-reading.ts';
import { splitPhrase } from './phrase-tokens.ts';

const context: PhraseContext = {
  country: 'FI',
  languages: ['fi', 'sv'],
  indexLanguage: 'fi',
  stock: [],
  thisYear: 2026,
  bounds: { price: undefined, monthly: undefined },
};
const place = (name: string, country = 'FI'): Place => ({
  id: name,
  name,
  context: '',
  kind: 'town',
  country,
  coordinates: { latitude: 61.4851, longitude: 21.7974 },
});
const geocoder = {
  suggest: async ({ text }: { text: string }) =>
    [place('Pori'), place('Porvoo'), place('Banská Bystrica', 'SK')].filter(({ name }) =>
      name.toLowerCase().startsWith(text.toLowerCase()),
    ),
};
const word = (words: string): ReadPart => ({ kind: 'word', words, span: { from: 0, to: 1 }, certainty: 0.3 });
const fuel: ReadPart = {
  kind: 'values',
  words: 'sähkö',
  span: { from: 0, to: 1 },
  certainty: 1,
  values: [{ facet: 'car_fuel', path: ['Sähkö'] }],
};
/** Each part is one of the typed words. */
const inOrder = (parts: readonly ReadPart[]) =>
  parts.map((part, at): ReadPart => ({ ...part, span: { from: at, to: at + 1 } }));
const chunksOf = (parts: readonly ReadPart[]) => splitPhrase(parts.map(({ words }) => words).join(' '));
const namesOf = async (parts: readonly ReadPart[], also: Partial<PhraseContext> = {}) =>
  (await findPlaces(inOrder(parts), chunksOf(parts), { geocoder, context: { ...context, ...also } })).map(
    (part) => (part.kind === 'near' ? `near ${part.near.label}` : part.words),
  );

test('a word that names a place is the middle of a circle, also in another case', async () => {
  expect(await namesOf([fuel, word('Porissa')])).toEqual(['sähkö', 'near Pori']);
  expect(await namesOf([word('pori'), word('halpa')])).toEqual(['near Pori', 'halpa']);
});

test('so is a name that was found only with a slip in it, but never one that is a filter', async () => {
  expect(await namesOf([{ ...fuel, words: 'Pori', isMistyped: true }])).toEqual(['near Pori']);
  expect(await namesOf([{ ...fuel, words: 'Pori' }])).toEqual(['Pori']);
});

test('a trim in stock is no place, nor is the beginning of one or a town abroad', async () => {
  expect(await namesOf([word('Pori')], { trimWords: new Set(['pori']) })).toEqual(['Pori']);
  expect(await namesOf([word('Por'), word('Banská'), word('Bystrica')])).toEqual([
    'Por',
    'Banská',
    'Bystrica',
  ]);
});

test('without a geocoder it stays a word', async () => {
  const silent = { suggest: () => Promise.reject(new Error('gone')) };
  expect(await findPlaces([word('Pori')], splitPhrase('Pori'), { geocoder: silent, context })).toEqual([
    word('Pori'),
  ]);
});
