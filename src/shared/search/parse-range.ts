import type { OpenRange } from './open-range.ts';

type Bounds = { min: number; max: number };

/**
 * A range of an address. It counts only with exactly two values (LIST-28); one that is empty, or at the edge of what
 * there is, means no limit on that side. No limit on either side is no range.
 */
export function parseRange(
  values: readonly string[] | undefined,
  { min, max }: Bounds = { min: 0, max: Number.MAX_SAFE_INTEGER },
): OpenRange | undefined {
  const [low, high, ...more] = values ?? [];
  if (low === undefined || high === undefined || more.length > 0) return undefined;
  const ends = [parseEnd(low), parseEnd(high)];
  if (ends.some(Number.isNaN)) return undefined;
  const [from = min, to = max] = ends;
  const [lower, upper] = [Math.min(from, to), Math.max(from, to)];
  const isOutside = lower > max || upper < min;
  const range = {
    from: lower <= min && !isOutside ? undefined : lower,
    to: upper >= max && !isOutside ? undefined : upper,
  };
  return range.from === undefined && range.to === undefined ? undefined : range;
}

/** Undefined: no limit. */
function parseEnd(typed: string): number | undefined {
  const digits = typed.replace(/\s/g, '');
  if (digits === '') return undefined;
  return /^\d{1,12}$/.test(digits) ? Number(digits) : Number.NaN;
}
