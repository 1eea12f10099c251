import { facetBounds } from '../../../shared/search/facet-bounds.ts';
import { parseRange } from '../../../shared/search/parse-range.ts';
import type { Facet } from '../../../shared/search/port.ts';
import type { ChosenRange } from './car-list.ts';
import { rangeFields } from './list-fields.ts';

type Query = Readonly<Record<string, readonly string[]>>;

/** The ranges of an address. */
export function parseRanges(query: Query, stock: readonly Facet[]): ChosenRange[] {
  return rangeFields.flatMap((field) => {
    const range = parseRange(query[field], facetBounds(stock, field));
    return range ? [{ field, ...range }] : [];
  });
}
