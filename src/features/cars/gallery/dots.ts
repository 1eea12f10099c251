/** More dots than this are not shown at once (GAL-08). */
export const MAX_DOTS = 5;

/** Which pictures have a dot, the first and the last: all of them, or five around the one that is shown (GAL-09). */
export function dotWindow(shown: number, total: number): { first: number; last: number } {
  const size = Math.min(MAX_DOTS, total);
  const first = Math.min(Math.max(shown - Math.floor(size / 2), 0), total - size);
  return { first, last: first + size - 1 };
}

export function hasDot(at: number, shown: number, total: number): boolean {
  const { first, last } = dotWindow(shown, total);
  return at >= first && at <= last;
}
