import type { FacetRequest, SearchQuery } from '../../search/port.ts';
import { type CarList, PAGE_SIZE } from './car-list.ts';
import {
  facetOf,
  isRangeField,
  LOCATION_FACET,
  listFacets,
  MAKE_FACET,
  panelFacets,
  rangeFields,
} from './list-fields.ts';
import { nearQuery } from './near.ts';

/** What there is to choose from in the whole stock. */
export const stockQuery: SearchQuery = {
  fields: ['car_id'],
  limit: 0,
  facets: [...listFacets, ...rangeFields].map((name) => ({ name })),
};

/** The cars of a list, and how many there would be of everything in the panel. */
export function listQuery(list: CarList): SearchQuery {
  const chosen = toConditions(list);
  return {
    ...baseQuery(list),
    limit: PAGE_SIZE * list.pages,
    filters: Object.fromEntries([...chosen].filter(([name]) => !panelFacets.includes(name))),
    // A facet counts as if its own choice were off; a condition elsewhere would narrow it too.
    facets: panelFacets.map((name) => facetRequest(name, chosen.get(name))),
  };
}

/** Only one page of them, without counting facets again. */
export function pageQuery(list: CarList, page: number): SearchQuery {
  return { ...countQuery(list), limit: PAGE_SIZE, offset: PAGE_SIZE * page };
}

/** How many there are. */
export function countQuery(list: CarList): SearchQuery {
  return { ...baseQuery(list), limit: 0, filters: Object.fromEntries(toConditions(list)) };
}

function baseQuery({ keyphrase, sortName, near }: CarList): SearchQuery {
  return {
    ...(keyphrase && { keyphrase }),
    ...(sortName && { sort_name: sortName }),
    ...(near && { near: nearQuery(near) }),
  };
}

/** A model sends its make along, and the search takes the deeper of the two. */
function toConditions({ choices, ranges }: CarList): Map<string, (string | number)[]> {
  const conditions = new Map<string, (string | number)[]>();
  for (const { field, path } of choices) {
    const facet = facetOf(field);
    conditions.set(facet, [...(conditions.get(facet) ?? []), path.join('>')]);
  }
  for (const { field, from, to } of ranges) conditions.set(field, [from, to]);
  return conditions;
}

function facetRequest(name: string, filters: (string | number)[] | undefined): FacetRequest {
  const isAlphabetical = name === MAKE_FACET || name === LOCATION_FACET;
  return {
    name,
    ...(!isRangeField(name) && { sort_order: isAlphabetical ? 'alpha' : 'count' }),
    ...(filters && { filters }),
  };
}
