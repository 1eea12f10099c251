import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allLanguages } from '../../src/shared/sites/languages.ts';
import { KEY_LANGUAGE, messageProblems } from './check-messages.ts';
import { type MessageFile, messageFiles } from './message-files.ts';
import { MESSAGE_INDEX, messageIndex } from './message-index.ts';
import { unusedKeys } from './unused-keys.ts';

const root = join(import.meta.dirname, '../..');
const files = messageFiles(root);

test('SITE-06 every language has every text, with the same placeholders, in messages that can be read', () => {
  expect(files.length).toBeGreaterThan(allLanguages.length);
  expect(messageProblems(files, allLanguages)).toEqual([]);
});

test('every text is used', () => {
  const keys = files.filter(({ tag }) => tag === KEY_LANGUAGE).flatMap(({ texts }) => Object.keys(texts));
  expect(unusedKeys(keys, root)).toEqual([]);
  expect(unusedKeys(['nobodyShowsThis'], root)).toEqual(['nobodyShowsThis']);
});

test('the index names every file; npm run messages writes it', () => {
  expect(readFileSync(join(root, MESSAGE_INDEX), 'utf8')).toBe(messageIndex(files));
});

test.each<[string, Partial<Record<'sv' | 'sk' | 'sv-FI', MessageFile['texts']>>, string]>([
  ['a missing file', { sv: {} }, 'kits/messages/sk.json is missing'],
  ['a missing key', { sv: { a: 'A' }, sk: {} }, 'kits/messages/sk.json: a is missing'],
  ['an empty text', { sv: { a: 'A' }, sk: { a: '' } }, 'kits/messages/sk.json: a is empty'],
  ['a key too many', { sv: {}, sk: { b: 'B' } }, 'kits/messages/sk.json: b is in no sv.json'],
  [
    'a key too many of one country',
    { sv: {}, sk: {}, 'sv-FI': { b: 'B' } },
    'kits/messages/sv-FI.json: b is in no sv.json',
  ],
  [
    'another placeholder',
    { sv: { a: 'Till {site}' }, sk: { a: 'Do {place}' } },
    'kits/messages/sk.json: a has the placeholders {place} instead of {site}',
  ],
  [
    'a missing plural form',
    {
      sv: { a: '{n, plural, one {# bil} other {# bilar}}' },
      sk: { a: '{n, plural, one {# auto} other {# áut}}' },
    },
    "kits/messages/sk.json: a has no plural form 'few'",
  ],
  [
    'a broken message',
    { sv: { a: '{n, plural, one {bil}}' }, sk: { a: '{n, plural, other {áut}}' } },
    'kits/messages/sv.json: a is no ICU message: INVALID_MESSAGE: MISSING_OTHER_CLAUSE ({n, plural, one {bil}})',
  ],
  [
    'what the browser would fill in differently',
    { sv: { a: "Bil''en {site}" }, sk: { a: '{site}' } },
    "kits/messages/sv.json: a is 'Bil'en «site»', but 'Bil''en «site»' in the browser",
  ],
])('%s is found', (_, texts, problem) => {
  const broken = Object.entries(texts).map(([tag, own]) => ({ folder: 'kits/messages', tag, texts: own }));
  expect(messageProblems(broken, ['sv', 'sk'])).toEqual([problem]);
});

test('a key in two folders is found', () => {
  const repeated = ['kits/messages', 'cars/messages'].map((folder) => ({
    folder,
    tag: 'sv',
    texts: { search: 'Sök' },
  }));
  expect(messageProblems(repeated, ['sv'])).toEqual(['cars/messages: search is also in kits/messages']);
});
