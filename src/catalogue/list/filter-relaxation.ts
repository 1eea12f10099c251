import type { Chip } from './chips.ts';

/** A filter to let go of, and how many cars there are without it. */
export type Relaxation = { chip: Chip; count: number };

const MAX_TRIED = 8;
const MAX_SUGGESTED = 3;

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
