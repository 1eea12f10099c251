import { expect, test } from 'vitest';
import { matchPattern } from './pattern.ts';

test('no pattern takes long', () => {
  expect(matchPattern('a'.repeat(50_000), `${'*a'.repeat(20)}*b`)).toBeUndefined();
  expect(matchPattern('Volvo (2019) XC60', '* ({#}) *')).toBe('2019');
  expect(matchPattern('Volvo', 'Saab*')).toBeUndefined();
});
