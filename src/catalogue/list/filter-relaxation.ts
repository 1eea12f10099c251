import { type CarList, withNear } from './car-list.ts';
import { buildChips, type Chip, type ListTexts, nearLabel } from './chips.ts';
import { wider } from './near.ts';

/** A filter to let go of, and how many cars there are without it. */
export type Relaxation = { chip: Chip; count: number };

const MAX_TRIED = 8;
const MAX_SUGGESTED = 3;

/** What can be let go of: each filter, and of a place first the smaller circle. */
export function relaxable(list: CarList, options: ListTexts): Chip[] {
  const near = list.near && wider(list.near);
  const chips = buildChips(list, options);
  if (!near) return chips;
  const label = nearLabel(near, options);
  return [...chips, { key: 'wider', label, remaining: withNear(list, near), instead: upperFirst(label) }];
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * When nothing is left: which filter costs most. Each is tried by itself; those that bring cars back are offered, the
 * one that brings most first.
 */
export async function suggestRelaxations(
  chips: readonly Chip[],
  countOf: (chip: Chip) => Promise<number>,
): Promise<Relaxation[]> {
  // The last choices are those somebody just made.
  const tried = chips.slice(-MAX_TRIED);
  const counts = await Promise.all(tried.map(countOf));
  return tried
    .map((chip, at) => ({ chip, count: counts[at] ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_SUGGESTED);
}
