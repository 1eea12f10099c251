import { expect, test } from 'vitest';
import { formatKitPrice } from './kit-price.ts';

test.each([
  [64, 'EUR', 'fi', '64\u00a0€'],
  [64.5, 'EUR', 'fi', '64,50\u00a0€'],
  [1240, 'EUR', 'fi', '1\u00a0240\u00a0€'],
  [0.005, 'EUR', 'fi', '0,01\u00a0€'],
  [10, 'SEK', 'sv', '10\u00a0SEK'],
])('KIT-16 %s %s in %s', (amount, currency, language, expected) => {
  expect(formatKitPrice(amount, currency, language)).toBe(expected);
});
