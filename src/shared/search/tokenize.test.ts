import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  foldText,
  isWithinOneEdit,
  tokenizeLoosely,
  tokenizeQuery,
  tokenizeText,
  toleratesTypo,
} from './tokenize.ts';

test('SRCH-33 case, accents and special letters are folded', () => {
  expect(foldText('Škoda ÅÄÖ Žiar Tromsø Ærø Straße Łódź')).toBe('skoda aao ziar tromso aero strasse lodz');
});

test('SRCH-33 a text has its words as tokens, and a compound also as one token', () => {
  expect(tokenizeText('Honda CR-V, 2,0 i-MMD (4WD)')).toEqual([
    'honda',
    'cr',
    'v',
    'crv',
    '2.0',
    'i',
    'mmd',
    'immd',
    '4wd',
  ]);
  expect(tokenizeText(' \n ')).toEqual([]);
  expect(tokenizeText('a, (b)')).toEqual(['a', 'b']);
  expect(tokenizeText('1+2')).toEqual(['1', '2']);
  expect(tokenizeText("ID.4 d'Or 1/2-x")).toEqual(['id', '4', 'id4', 'd', 'or', 'dor', '1', '2', 'x', '12x']);
});

test('SRCH-33 a name is also tokenized without spaces and into its parts', () => {
  expect(new Set(tokenizeLoosely('ABC 12D'))).toEqual(new Set(['abc', '12d', '12', 'd', 'abc12d']));
  expect(tokenizeLoosely('XC60')).toContain('60');
  expect(tokenizeLoosely('–')).toEqual([]);
  expect(tokenizeLoosely('a - b')).toEqual(['a', 'b', 'a', 'b', 'ab']);
  expect(tokenizeLoosely('①')).toEqual(['①', '①']);
});

test('SRCH-33 query tokens keep their order, and a decimal comma becomes a point', () => {
  expect(tokenizeQuery('  Golf 1,4 TSI. ')).toEqual(['golf', '1.4', 'tsi']);
  expect(tokenizeQuery('')).toEqual([]);
});

test('SRCH-33 one edit is a letter wrong, missing or too many, or two swapped', () => {
  for (const typed of ['tayota', 'toyta', 'toyotta', 'otyota', 'toyoto', 'oyota', 'toyotas']) {
    expect(isWithinOneEdit(typed, 'toyota'), typed).toBe(true);
  }
  for (const typed of ['toyota', 'tayata', 'toy', 'oytota'])
    expect(isWithinOneEdit(typed, 'toyota'), typed).toBe(false);
});

test('SRCH-33 for any two words: within one edit are exactly those that one edit makes of the other', () => {
  const letters = ['a', 'b', 'c'];
  const word = fc.string({ unit: fc.constantFrom(...letters), maxLength: 5 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(isWithinOneEdit(a, b)).toBe(a !== b && editsOf(a).includes(b));
    }),
    { numRuns: 2000 },
  );

  function editsOf(text: string): string[] {
    return Array.from({ length: text.length + 1 }, (_, at) => {
      const [before, [one = '', two = ''], after] = [
        text.slice(0, at),
        text.slice(at, at + 2),
        text.slice(at + 1),
      ];
      const swapped = before + two + one + text.slice(at + 2);
      return [
        before + after,
        swapped,
        ...letters.flatMap((letter) => [before + letter + after, before + letter + text.slice(at)]),
      ];
    }).flat();
  }
});

test('SRCH-33 short tokens and tokens with digits get no typo tolerance', () => {
  expect(['volvo', 'golf', 'xc60x', 'abc123'].map(toleratesTypo)).toEqual([true, false, false, false]);
});
