import { expect, test } from 'vitest';
import { placeWords } from './place-words.ts';

test.each([
  ['Lund', ['lund']],
  ['  Lund,  Sweden ', ['lund', 'sweden']],
  ['22100', ['22100']],
  ['221 00', ['22100']],
  ['221 0', ['2210']],
  ['221 00 Lund', ['22100', 'lund']],
  ['SE-221 00 Lund', ['22100', 'lund']],
  ['S 221 00', ['22100']],
  ['SE22100', ['22100']],
  ['SE1', ['se1']],
  ['SE1 9GF', ['se1']],
  ['FI-00100 Helsinki', ['00100', 'helsinki']],
  ['0150 Oslo', ['0150', 'oslo']],
  ['SW1A 1AA', ['sw1a']],
  ['sw1a1aa', ['sw1a']],
  ['M1 1AE Manchester', ['m1', 'manchester']],
  ['m11ae', ['m1']],
  ['M11', ['m11']],
  ['SW1A 1', ['sw1a']],
  ['SW1A 1A', ['sw1a']],
  ['St. Albans', ['st', 'albans']],
  ['', []],
  [' ,;- ', []],
])('"%s" is %j', (text, words) => {
  expect(placeWords(text)).toEqual(words);
});
