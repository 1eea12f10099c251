/** The picture a step away; at the ends it stays where it is (GAL-15). */
export function slideAfter(shown: number, step: number, total: number): number {
  return Math.min(Math.max(shown + step, 0), Math.max(total - 1, 0));
}

/** The visible slide and its neighbours, which must be loaded. */
export function isAdjacent(at: number, shown: number): boolean {
  return Math.abs(at - shown) <= 1;
}

/** What an arrow key selects: the previous or next slide, or either end. */
export function slideForKey(key: string, shown: number, total: number): number | undefined {
  if (key === 'ArrowLeft') return slideAfter(shown, -1, total);
  if (key === 'ArrowRight') return slideAfter(shown, 1, total);
  if (key === 'Home') return 0;
  if (key === 'End') return slideAfter(shown, total, total);
  return undefined;
}
