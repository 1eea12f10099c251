import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countBits, setBit, slotsIn, wordsFor } from './bits.ts';
import { Posting } from './posting.ts';

const slots = fc.uniqueArray(fc.nat(5000), { maxLength: 400 }).map((list) => list.sort((a, b) => a - b));

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
