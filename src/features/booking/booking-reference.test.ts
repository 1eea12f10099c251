import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { bookingReference } from './booking-reference.ts';

test('SB-86 a reference has six letters and digits that cannot be taken for each other', () => {
  const references = Array.from({ length: 500 }, () => bookingReference(randomBytes));
  for (const reference of references) expect(reference).toMatch(/^SB-[ACDEFGHJKMNPQRTUVWXY34679]{6}$/);
  expect(new Set(references).size).toBe(500);
});

test('bytes that would make some letters more likely are passed over', () => {
  const batches = [new Uint8Array(12).fill(255), Uint8Array.from([0, 1, 255, 2, 3, 4, 5, 6, 7, 8, 9, 10])];
  expect(bookingReference(() => batches.shift() ?? new Uint8Array(12))).toBe('SB-ACDEFG');
});
