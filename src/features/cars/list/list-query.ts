import { rangeFilter } from '../../../shared/search/open-range.ts';
import type { FacetRequest, FilterCondition, SearchQuery } from '../../../shared/search/port.ts';
import { BY_DISTANCE, type CarList, type FilterSet, noFilters, PAGE_SIZE } from './car-list.ts';
import {
  cumulativeFacets,
  facetOf,
  isRangeField,
  LOCATION_FACET,
  listFacets,
  MAKE_FACET,
  panelFacets,
  rangeFields,
} from './list-fields.ts';
import { nearQuery } from './near.ts';

/** What there is to choose from in the whole stock, or in the part of it that a page is about. */
export function stockQuery(fixed: FilterSet = noFilters): SearchQuery {
  return {
    fields: ['car_id'],
    limit: 0,
    facets: [...listFacets, ...rangeFields].map((name) => ({ name })),
    filters: Object.fromEntries(toConditions(fixed)),
  };
}

/** The cars of a list, and how many there would be of everything in the panel. */
export function listQuery(list: CarList): SearchQuery {
  const chosen = toConditions(list);
  const excluded = toExclusions(list);
  const others = <T>(all: ReadonlyMap<string, T>) =>
    new Map([...all].filter(([name]) => !countsWithoutItself(name)));
  const { filters, facets } = narrowing(list, others(chosen), others(excluded));
  return {
    ...baseQuery(list),
    limit: PAGE_SIZE * list.pages,
    filters,
    // A facet counts as if its own choice were off; a condition elsewhere would narrow it too.
    facets: [
      ...panelFacets.map((name) =>
        countsWithoutItself(name)
          ? facetRequest(name, chosen.get(name), excluded.get(name))
          : facetRequest(name),
      ),
      ...facets,
    ],
  };
}

/** Only one page of them, without counting facets again. */
export function pageQuery(list: CarList, page: number): SearchQuery {
  return { ...countQuery(list), limit: PAGE_SIZE, offset: PAGE_SIZE * page };
}

/** How many there are. */
export function countQuery(list: CarList): SearchQuery {
  return { ...baseQuery(list), limit: 0, ...narrowing(list, toConditions(list), toExclusions(list)) };
}

type Conditions = ReadonlyMap<string, readonly (string | number)[]>;

type Narrowing = { filters: Readonly<Record<string, FilterCondition>>; facets: readonly FacetRequest[] };

type Exclusions = ReadonlyMap<string, readonly string[]>;

/** Fixed and chosen conditions together. Both may be about one field: then the choice is made within the fixed one. */
function narrowing({ fixed }: CarList, chosen: Conditions, excluded: Exclusions): Narrowing {
  const always = toConditions(fixed);
  const isWithin = (name: string) => always.has(name) && !isCumulative(name);
  const names = [...new Set([...always.keys(), ...chosen.keys(), ...excluded.keys()])];
  const filters = names.map((name): [string, FilterCondition] => {
    const [fixedTo = [], choice = []] = [always.get(name), chosen.get(name)];
    const not = excluded.get(name);
    if (isCumulative(name)) return [name, { all: [...fixedTo, ...choice], ...(not && { not }) }];
    const any = always.has(name) ? fixedTo : choice;
    return [name, not ? { any, not } : any];
  });
  const within = [...chosen].filter(([name]) => isWithin(name));
  return {
    filters: Object.fromEntries(filters),
    facets: within.map(([name, filters]) => ({ name, filters })),
  };
}

/** How many there would be of another value instead; with one that must be there beside the others, how many have both. */
function countsWithoutItself(name: string): boolean {
  return panelFacets.includes(name) && !isCumulative(name);
}

function isCumulative(name: string): boolean {
  return cumulativeFacets.includes(name);
}

function baseQuery({ keyphrase, excludedWords, sortName, near }: CarList): SearchQuery {
  // Who names a place wants what is near it first.
  const order = sortName || (near ? BY_DISTANCE : '');
  return {
    ...(keyphrase && { keyphrase }),
    ...(excludedWords.length > 0 && { not_keyphrase: excludedWords }),
    ...(order && { sort_name: order }),
    ...(near && { near: nearQuery(near) }),
  };
}

/** A model sends its make along, and the search takes the deeper of the two. */
function toConditions({ choices, ranges }: FilterSet): Map<string, (string | number)[]> {
  const conditions = new Map<string, (string | number)[]>();
  for (const { field, path } of choices) {
    const facet = facetOf(field);
    conditions.set(facet, [...(conditions.get(facet) ?? []), path.join('>')]);
  }
  for (const range of ranges) conditions.set(range.field, rangeFilter(range));
  return conditions;
}

function toExclusions({ excluded }: Pick<CarList, 'excluded'>): Map<string, string[]> {
  const paths = new Map<string, string[]>();
  for (const { field, path } of excluded) {
    const facet = facetOf(field);
    paths.set(facet, [...(paths.get(facet) ?? []), path.join('>')]);
  }
  return paths;
}

function facetRequest(
  name: string,
  filters?: readonly (string | number)[] | undefined,
  not?: readonly string[] | undefined,
): FacetRequest {
  const isAlphabetical = name === MAKE_FACET || name === LOCATION_FACET;
  return {
    name,
    ...(!isRangeField(name) && { sort_order: isAlphabetical ? 'alpha' : 'count' }),
    ...(filters && { filters }),
    ...(not && { not }),
  };
}
