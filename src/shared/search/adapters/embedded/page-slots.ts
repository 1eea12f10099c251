import { type Plan, pageEnd } from '../../plan.ts';
import { hasBit } from './bits.ts';
import type { SlotDistances } from './geo-column.ts';
import type { Segment } from './segment.ts';
import type { SlotSet } from './slot-set.ts';
import { topK } from './top-k.ts';

type Ranking = {
  points: ((slot: number) => number) | undefined;
  distances: SlotDistances | undefined;
};

/** The slots of the requested page, in order. */
export function pageSlots(
  segment: Segment,
  plan: Plan,
  found: SlotSet,
  total: number,
  { points, distances }: Ranking,
): readonly number[] {
  const { offset, sort } = plan;
  const end = Math.min(pageEnd(plan), total);
  if (offset >= end) return [];
  const order = segment.sorts.get(sort.field);
  if (!order) throw new Error(`The index is not sorted by ${sort.field}`);
  const compare = order.compare(sort.direction);

  if (sort.relevance && points) {
    const scores = new Uint16Array(found.bits.length * 32);
    for (const slot of found.slots) scores[slot] = points(slot);
    const byPoints = (a: number, b: number) => (scores[b] as number) - (scores[a] as number) || compare(a, b);
    return topK(found.slots, end, byPoints).slice(offset);
  }
  if (sort.distance && distances) {
    const byDistance = (a: number, b: number) => distances.compare(a, b) || compare(a, b);
    return topK(found.slots, end, byDistance).slice(offset);
  }
  if (!isWalkCheaper(segment.size, total, end)) return topK(found.slots, end, compare).slice(offset);
  const page: number[] = [];
  let seen = 0;
  order.walk(sort.direction, (slot) => {
    if (hasBit(found.bits, slot)) {
      if (seen >= offset) page.push(slot);
      seen += 1;
    }
    return seen < end;
  });
  return page;
}

// Walking the sort order skips records that do not match; top-k compares every record that does.
function isWalkCheaper(size: number, total: number, end: number): boolean {
  const steps = Math.min(size, (size / total) * end);
  return steps < total * 4;
}
