import type { PlannedCondition } from '../../plan-condition.ts';
import { isAtOrUnder } from '../../values.ts';
import { andInto, andNotInto, type Bits, setBit } from './bits.ts';
import type { Segment } from './segment.ts';

/** Removes from the set what does not meet the condition. */
export function applyCondition(set: Bits, segment: Segment, condition: PlannedCondition): void {
  const holding = matchingSlots(segment, condition, set.length);
  if (condition.exclude) andNotInto(set, holding);
  else andInto(set, holding);
}

function matchingSlots(segment: Segment, condition: PlannedCondition, words: number): Bits {
  if (condition.kind === 'range') {
    const column = segment.ranges.get(condition.field);
    return column ? column.within(condition.from, condition.to, words) : new Uint32Array(words);
  }
  const found = new Uint32Array(words);
  if (condition.kind === 'ids') {
    for (const id of condition.ids) {
      const slot = segment.slotOf(id);
      if (slot !== undefined) setBit(found, slot);
    }
    return found;
  }
  const column = segment.facets.get(condition.field);
  const texts =
    condition.kind === 'values' ? condition.values : pathsUnder(column?.texts ?? [], condition.paths);
  for (const text of texts) column?.posting(text)?.orInto(found);
  return found;
}

function pathsUnder(all: readonly string[], chosen: readonly string[]): string[] {
  return all.filter((path) => chosen.some((parent) => isAtOrUnder(path, parent)));
}
