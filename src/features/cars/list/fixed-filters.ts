import type { FilterSet } from '../../../shared/faceted-list/faceted-list.ts';
import type { Facet } from '../../../shared/search/port.ts';
import type { Site } from '../../../shared/sites/site.ts';
import { canonicalQuery } from './canonical-query.ts';
import { parseList } from './parse-list.ts';

/** A filter as an editor writes it: the field, and a value as it would be in an address. */
export type WrittenFilter = { field: string; value: string };

/** What an editor narrowed a page to, by the same rules as an address: '0-300000' is from and to. */
export function fixedFilters(
  written: readonly WrittenFilter[],
  stock: readonly Facet[],
  languages: Site['languages'],
): FilterSet {
  const query: Record<string, string[]> = {};
  for (const { field, value } of written) {
    const range = /^(\d*) ?[-–] ?(\d*)$/.exec(value.trim());
    const values = range && value.trim() !== '' && isNumeric(field, stock) ? range.slice(1) : [value.trim()];
    query[field] = [...(query[field] ?? []), ...values];
  }
  const { choices, ranges } = parseList([], canonicalQuery(query, languages), stock) ?? {
    choices: [],
    ranges: [],
  };
  return { choices, ranges };
}

function isNumeric(field: string, stock: readonly Facet[]): boolean {
  return stock.some(({ name, type }) => name === field && type === 'histogram');
}
