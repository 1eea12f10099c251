type Bounds = { min: number; max: number };

/**
 * A range of an address. It counts only with exactly two values (LIST-28); a form sends both fields, and one that was
 * left empty means no limit on that side. No limit on either side is no range.
 */
export function parseRange(
  values: readonly string[] | undefined,
  bounds: Bounds = { min: 0, max: Number.MAX_SAFE_INTEGER },
): { from: number; to: number } | undefined {
  const [low, high, ...more] = values ?? [];
  if (low === undefined || high === undefined || more.length > 0) return undefined;
  const ends = [parseEnd(low, bounds.min), parseEnd(high, bounds.max)];
  if (ends.some(Number.isNaN)) return undefined;
  const [from = 0, to = 0] = ends.sort((a, b) => a - b);
  if (from <= bounds.min && to >= bounds.max) return undefined;
  return within(from, to, bounds);
}

function parseEnd(typed: string, open: number): number {
  const digits = typed.replace(/\s/g, '');
  if (digits === '') return open;
  return /^\d{1,12}$/.test(digits) ? Number(digits) : Number.NaN;
}

/** Ends beyond the stock are clamped to it; a range wholly outside stays, and finds nothing. */
function within(from: number, to: number, { min, max }: Bounds) {
  const inside = { from: Math.max(from, min), to: Math.min(to, max) };
  return inside.from <= inside.to ? inside : { from, to };
}
