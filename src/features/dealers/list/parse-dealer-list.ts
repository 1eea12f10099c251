import { parseFacetedList, type Query } from '../../../shared/faceted-list/parse-list.ts';
import { toCoordinates } from '../../../shared/platform/coordinates.ts';
import type { Facet } from '../../../shared/search/port.ts';
import { type DealerList, dealerListDeclaration } from './dealer-list.ts';

/** The list that a query describes. A value no dealership has stays a filter: the list is then empty, not wrong. */
export function parseDealerList(query: Query, facets: readonly Facet[]): DealerList {
  return { ...parseFacetedList(query, dealerListDeclaration, facets), near: parseNear(query) };
}

/** What stands in the one field and has no coordinates yet: a place or words, which has to be looked up. */
export function parseSearch(query: Query): string {
  return parseNear(query) ? '' : typedText(query);
}

function parseNear(query: Query): DealerList['near'] {
  const coordinates = toCoordinates(query['lat']?.[0], query['lng']?.[0]);
  const label = typedText(query);
  return coordinates && label ? { label, coordinates } : undefined;
}

const MAX_TEXT_LENGTH = 100;

function typedText(query: Query): string {
  return (query['q']?.[0] ?? '').trim().slice(0, MAX_TEXT_LENGTH);
}
