import type { SearchQuery } from '../../search/port.ts';
import { cardFields } from '../card-fields.ts';
import { type CarList, PAGE_SIZE } from './car-list.ts';
import { facetOf, listFacets, MAKES } from './list-fields.ts';

/** What there is to choose from in the whole stock. */
export const stockQuestion: SearchQuery = {
  fields: ['car_id'],
  limit: 0,
  facets: listFacets.map((name) => ({ name })),
};

/** The cars of a list, and how many there would be of each make. */
export function listQuestion({ choices, keyphrase, sortName, pages }: CarList): SearchQuery {
  const chosen = new Map<string, string[]>();
  for (const { field, path } of choices) {
    const facet = facetOf(field);
    chosen.set(facet, [...(chosen.get(facet) ?? []), path.join('>')]);
  }
  const makes = chosen.get(MAKES);
  chosen.delete(MAKES);
  return {
    fields: cardFields,
    limit: PAGE_SIZE * pages,
    ...(keyphrase && { keyphrase }),
    ...(sortName && { sort_name: sortName }),
    filters: Object.fromEntries(chosen),
    facets: [{ name: MAKES, sort_order: 'alpha', filters: makes }],
  };
}
