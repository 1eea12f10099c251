import { expect, test } from 'vitest';
import type { ProductText } from '../../src/content/publishing/product-texts.ts';
import { filterTexts } from './filter-texts.ts';
import { isMuchLonger, siteTexts } from './site-text.ts';

const product: readonly ProductText[] = [
  { key: 'close', module: 'shell', text: 'Schließen', isMissing: false },
  { key: 'save', module: 'cars', text: 'Merken', isMissing: false },
  { key: 'send', module: 'forms', text: 'Senden', isMissing: false },
  { key: 'open', module: 'shell', text: 'Open', isMissing: true },
  { key: 'next', module: 'forms', text: 'Next', isMissing: true },
];
const own = [
  { key: 'save', text: 'Behalten', replaces: 'Speichern' },
  { key: 'send', text: 'Abschicken', replaces: 'Senden' },
  { key: 'next', text: 'Weiter', replaces: 'Next' },
];
const texts = siteTexts(product, (key) => `en ${key}`, own);

test('what is missing stands first, then what was written over a text that has changed since', () => {
  expect(texts.map(({ key, state }) => [key, state])).toEqual([
    ['open', 'missing'],
    ['save', 'outdated'],
    ['send', 'own'],
    ['next', 'own'],
    ['close', 'product'],
  ]);
  expect(texts.find(({ key }) => key === 'save')).toMatchObject({ product: 'Merken', replaced: 'Speichern' });
});

test('a text is found by what visitors read in either language, by its key, by keys that were pointed at', () => {
  const states = new Map(texts.map(({ key, state }) => [key, state]));
  const keys = (sought: string) =>
    filterTexts(texts, { sought, state: '', module: '' }, states).map(({ key }) => key);
  expect(keys('abschi')).toEqual(['send']);
  expect(keys('en clo')).toEqual(['close']);
  expect(keys('OPEN')).toEqual(['open']);
  expect(keys('close save')).toEqual(['save', 'close']);
  expect(keys('nothing')).toEqual([]);
});

test('a row stays under the filter while its text is written', () => {
  const states = new Map(texts.map(({ key, state }) => [key, state]));
  const saved = texts.map((text) => (text.key === 'open' ? { ...text, state: 'own' as const } : text));
  const missing = filterTexts(saved, { sought: '', state: 'missing', module: '' }, states);
  expect(missing.map(({ key }) => key)).toEqual(['open']);
});

test('a short text may grow by a word, a long one by two fifths', () => {
  expect([isMuchLonger('Weitersagen', 'Teilen'), isMuchLonger('Mit Freunden teilen und', 'Teilen')]).toEqual([
    false,
    true,
  ]);
});
