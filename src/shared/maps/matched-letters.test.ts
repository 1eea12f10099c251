import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markMatchedLetters } from './matched-letters.ts';

test.each([
  ['Uppsala Boländerna', 'upps', '[Upps]ala Boländerna'],
  ['Fyrisvallsgatan 12, 752 28 Uppsala', 'UPPS', 'Fyrisvallsgatan 12, 752 28 [Upps]ala'],
  ['Göteborg', 'gote', '[Göte]borg'],
  ['Göteborg', 'göteborg', '[Göteborg]'],
  ['Tromsø', 'tromso', '[Tromsø]'],
  ["King's Lynn", 'kings l', "[King's L]ynn"],
  ['Ærø', 'ae', '[Æ]rø'],
  ['Göteborg', 'goth', 'Göteborg'],
  ['Uppsala', 'psala', 'Uppsala'],
  ['Lund', '', 'Lund'],
  ['Lund', '  ', 'Lund'],
])('in %s, "%s" is marked as %s', (label, typed, marked) => {
  const runs = markMatchedLetters(label, typed);
  expect(runs.map(({ text, matched }) => (matched ? `[${text}]` : text)).join('')).toBe(marked);
});

test('the runs together are always the label', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (label, typed) => {
      const runs = markMatchedLetters(label, typed);
      expect(runs.map(({ text }) => text).join('')).toBe(label);
    }),
  );
});
