import { expect, test } from 'vitest';
import { sampleText } from './sample-text.ts';

const words = { yes: 'yes', no: 'no', nothing: '–' };

test.each([
  [null, '–'],
  ['', '–'],
  [0, '0'],
  [false, 'no'],
  [['Tow bar', 'Heated seats'], 'Tow bar, Heated seats'],
  [[{ original: 'https://a/1.jpg' }, { original: 'https://a/2.jpg' }], 'https://a/1.jpg, https://a/2.jpg'],
  [[{ name: 'Anna' }], 'Anna'],
  [{ a: 1 }, '{"a":1}'],
  ['x'.repeat(200), `${'x'.repeat(89)}…`],
])('%j', (value, text) => expect(sampleText(value, words)).toBe(text));
