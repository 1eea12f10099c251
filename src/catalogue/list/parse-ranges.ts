import type { Facet } from '../../search/port.ts';
import type { ChosenRange } from './car-list.ts';
import { rangeFields } from './list-fields.ts';
import { facetBounds } from './range-rules.ts';

type Query = Readonly<Record<string, readonly string[]>>;

/**
 * The ranges of an address. Each counts only with exactly two values (LIST-28); a form sends both fields, and one that
 * was left empty means no limit on that side.
 */
export function parseRanges(query: Query, stock: readonly Facet[]): ChosenRange[] {
  return rangeFields.flatMap((field) => {
    const [low, high, ...more] = query[field] ?? [];
    if (low === undefined || high === undefined || more.length > 0) return [];
    const bounds = facetBounds(stock, field) ?? { min: 0, max: Number.MAX_SAFE_INTEGER };
    const ends = [parseEnd(low, bounds.min), parseEnd(high, bounds.max)];
    if (ends.some(Number.isNaN)) return [];
    const [from = 0, to = 0] = ends.sort((a, b) => a - b);
    if (from <= bounds.min && to >= bounds.max) return [];
    return [{ field, ...within(from, to, bounds) }];
  });
}

function parseEnd(typed: string, open: number): number {
  const digits = typed.replace(/\s/g, '');
  if (digits === '') return open;
  return /^\d{1,12}$/.test(digits) ? Number(digits) : Number.NaN;
}

/** Ends beyond the stock are clamped to it; a range wholly outside stays, and finds nothing. */
function within(from: number, to: number, { min, max }: { min: number; max: number }) {
  const inside = { from: Math.max(from, min), to: Math.min(to, max) };
  return inside.from <= inside.to ? inside : { from, to };
}
