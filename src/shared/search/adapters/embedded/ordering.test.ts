import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortInSlices } from './sort-in-slices.ts';
import { topK } from './top-k.ts';

const someKeys = fc.array(fc.nat(30), { minLength: 1, maxLength: 300 });
const comparing = (keys: readonly number[]) => (a: number, b: number) =>
  (keys[a] ?? 0) - (keys[b] ?? 0) || a - b;
const slotsOf = (keys: readonly number[]) => Uint32Array.from(keys.keys());

test('topK equals the first k after sorting all', () => {
  fc.assert(
    fc.property(someKeys, fc.integer({ min: 1, max: 40 }), (keys, k) => {
      const compare = comparing(keys);
      const sorted = [...slotsOf(keys)].sort(compare);
      expect(topK(slotsOf(keys), k, compare)).toEqual(sorted.slice(0, k));
    }),
  );
});

test('sorting in slices sorts', async () => {
  for (const length of [0, 1, 4096, 4097, 30_000]) {
    const keys = Array.from({ length }, (_, n) => (n * 7919) % 1009);
    const compare = comparing(keys);
    const sorted = await sortInSlices(slotsOf(keys), compare, () => undefined);
    expect([...sorted]).toEqual([...slotsOf(keys)].sort(compare));
  }
});
