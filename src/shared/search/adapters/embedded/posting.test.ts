import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countBits, setBit, slotsIn, wordsFor } from './bits.ts';
import { Posting } from './posting.ts';

const slots = fc.uniqueArray(fc.nat(5000), { maxLength: 400 }).map((list) => list.sort((a, b) => a - b));

test('slots that are added together are held as if they came one by one', () => {
  fc.assert(
    fc.property(fc.array(slots, { maxLength: 4 }), (parts) => {
      const posting = new Posting();
      const ascending = parts.map((part, at) => part.map((slot) => slot + at * 5001));
      for (const part of ascending) posting.addAll(Uint32Array.from([9, ...part, 9]), 1, part.length + 1);
      const all = new Uint32Array(wordsFor(4 * 5001));
      posting.orInto(all);
      expect([...slotsIn(all)]).toEqual(ascending.flat());
    }),
  );
});

test('a posting holds the slots that were added, few or many', () => {
  fc.assert(
    fc.property(slots, slots, (held, other) => {
      const posting = new Posting();
      for (const slot of held) {
        posting.add(slot);
        posting.add(slot);
      }
      const all = new Uint32Array(wordsFor(5001));
      posting.orInto(all);
      expect([...slotsIn(all)]).toEqual(held);
      expect(countBits(all)).toBe(held.length);

      const set = new Uint32Array(wordsFor(5001));
      for (const slot of other) setBit(set, slot);
      const common = held.filter((slot) => other.includes(slot)).length;
      expect(posting.countIn(set)).toBe(common);
      expect(posting.meets(set)).toBe(common > 0);
    }),
  );
});
