import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forgivenSlips, isOtherWord, slipsBetween } from './typos.ts';

test('short words and codes are taken as they are, long ones are forgiven two slips', () => {
  expect(['kia', 'xc60', 'golf', 'volvo', 'volkswagen'].map(forgivenSlips)).toEqual([0, 0, 1, 1, 2]);
});

test('a slip is a letter changed, missing or too many, or two neighbours swapped', () => {
  expect(['volvo', 'vovlo', 'volo', 'vollvo', 'volva'].map((word) => slipsBetween(word, 'volvo', 2))).toEqual(
    [0, 1, 1, 1, 1],
  );
  expect(slipsBetween('wolksvagen', 'volkswagen', 2)).toBe(2);
  expect(slipsBetween('tesla', 'volvo', 2)).toBe(Infinity);
});

test('it does not matter which of two words is the right one', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
  fc.assert(fc.property(word, word, (a, b) => slipsBetween(a, b, 3) === slipsBetween(b, a, 3)));
});

test('of four letters only the last may be another one: a short word of the language is no name', () => {
  expect(['snal', 'gulf'].map((word) => isOtherWord(word, word === 'snal' ? 'seal' : 'golf'))).toEqual([
    true,
    true,
  ]);
  expect([isOtherWord('fort', 'ford'), isOtherWord('gofl', 'golf'), isOtherWord('disel', 'diesel')]).toEqual([
    false,
    false,
    false,
  ]);
});
