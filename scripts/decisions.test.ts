import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

test('decisions are numbered one after the other, each number once', () => {
  const numbers = readdirSync('docs/decisions')
    .map((file) => Number(/^(\d{3})-/.exec(file)?.[1] ?? Number.NaN))
    .sort((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at));
});
