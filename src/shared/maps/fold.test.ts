import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from './fold.ts';

test.each([
  ['Göteborg', 'goteborg'],
  ['TROMSØ', 'tromso'],
  ['Ålesund', 'alesund'],
  ['Æbelø', 'aebelo'],
  ['Žilina', 'zilina'],
  ['Liptovský Mikuláš', 'liptovsky mikulas'],
  ["King's Lynn", 'kings lynn'],
  ['St. Albans', 'st albans'],
  ['Stratford-upon-Avon', 'stratford upon avon'],
  ['  Lund,  Sweden ', 'lund sweden'],
  ['Kárášjohka', 'karasjohka'],
])('%s is folded to %s', (name, folded) => {
  expect(fold(name)).toBe(folded);
});

test('a letter with its accent apart is the same letter', () => {
  expect(fold('Go\u0308teborg')).toBe(fold('Göteborg'));
});

test('folding twice changes nothing, and capitals make no difference', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(fold(fold(name))).toBe(fold(name));
    }),
  );
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-zÅÄÖåäöØøÆæ .'-]*$/), (name) => {
      expect(fold(name.toUpperCase())).toBe(fold(name));
    }),
  );
});
