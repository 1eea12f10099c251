import { rangeFilter } from '../search/open-range.ts';
import type { FacetRequest, FilterCondition, SearchQuery } from '../search/port.ts';
import { type Choice, type FacetedList, type FilterSet, noFilters } from './faceted-list.ts';
import { facetOf, type ListDeclaration } from './list-declaration.ts';

/** What there is to choose from, or in the part of it that a page is about. */
export function stockQuery(declaration: ListDeclaration, fixed: FilterSet = noFilters): SearchQuery {
  return {
    limit: 0,
    facets: [...declaration.facets, ...declaration.ranges].map((name) => ({ name })),
    filters: Object.fromEntries(toConditions(fixed, declaration)),
  };
}

/** The records of a list, and how many there would be of everything in the panel. */
export function listQuery(list: FacetedList, declaration: ListDeclaration): SearchQuery {
  const chosen = toConditions(list, declaration);
  const excluded = toPaths(list.excluded, declaration);
  // How many there would be of another value instead; of cumulative ones, how many have it beside those chosen.
  const countsWithoutItself = (name: string) =>
    declaration.panel.includes(name) && !isCumulative(name, declaration);
  const counted = [...declaration.facets, ...declaration.ranges].filter((name) =>
    declaration.panel.includes(name),
  );
  const others = <T>(all: ReadonlyMap<string, T>) =>
    new Map([...all].filter(([name]) => !countsWithoutItself(name)));
  const { filters, facets } = narrowing(list, others(chosen), others(excluded), declaration);
  return {
    ...phraseQuery(list),
    limit: declaration.pageSize * list.pages,
    filters,
    // A facet counts as if its own choice were off; a condition elsewhere would narrow it too.
    facets: [
      ...counted.map((name) => {
        const own = countsWithoutItself(name) && { filters: chosen.get(name), not: excluded.get(name) };
        return facetRequest(name, declaration, own || {});
      }),
      ...facets,
    ],
  };
}

/** Only one page of them, without counting facets again. */
export function pageQuery(list: FacetedList, page: number, declaration: ListDeclaration): SearchQuery {
  const { pageSize } = declaration;
  return { ...countQuery(list, declaration), limit: pageSize, offset: pageSize * page };
}

/** How many there are. */
export function countQuery(list: FacetedList, declaration: ListDeclaration): SearchQuery {
  const excluded = toPaths(list.excluded, declaration);
  return {
    ...phraseQuery(list),
    limit: 0,
    ...narrowing(list, toConditions(list, declaration), excluded, declaration),
  };
}

function phraseQuery({ keyphrase, excludedWords = [], sortName }: FacetedList): SearchQuery {
  return {
    ...(keyphrase && { keyphrase }),
    ...(excludedWords.length > 0 && { not_keyphrase: excludedWords }),
    ...(sortName && { sort_name: sortName }),
  };
}

type Conditions = ReadonlyMap<string, readonly (string | number)[]>;
type Narrowing = { filters: Readonly<Record<string, FilterCondition>>; facets: readonly FacetRequest[] };

/** Fixed and chosen conditions together. Both may be about one field: then the choice is made within the fixed one. */
function narrowing(
  { fixed = noFilters }: FacetedList,
  chosen: Conditions,
  excluded: ReadonlyMap<string, readonly string[]>,
  declaration: ListDeclaration,
): Narrowing {
  const always = toConditions(fixed, declaration);
  const names = [...new Set([...always.keys(), ...chosen.keys(), ...excluded.keys()])];
  const filters = names.map((name): [string, FilterCondition] => {
    const [fixedTo = [], choice = []] = [always.get(name), chosen.get(name)];
    const not = excluded.get(name);
    if (isCumulative(name, declaration)) return [name, { all: [...fixedTo, ...choice], ...(not && { not }) }];
    const any = always.has(name) ? fixedTo : choice;
    return [name, not ? { any, not } : any];
  });
  const within = [...chosen].filter(([name]) => always.has(name) && !isCumulative(name, declaration));
  return {
    filters: Object.fromEntries(filters),
    facets: within.map(([name, filters]) => ({ name, filters })),
  };
}

function isCumulative(name: string, { cumulative }: ListDeclaration): boolean {
  return cumulative?.includes(name) ?? false;
}

function toConditions({ choices, ranges }: FilterSet, declaration: ListDeclaration) {
  const conditions = new Map<string, (string | number)[]>(toPaths(choices, declaration));
  for (const range of ranges) conditions.set(range.field, rangeFilter(range));
  return conditions;
}

/** By facet. A value sends those above it along, and the search takes the deepest. */
function toPaths(choices: readonly Choice[] = [], declaration: ListDeclaration): Map<string, string[]> {
  const paths = new Map<string, string[]>();
  for (const { field, path } of choices) {
    const facet = facetOf(field, declaration);
    paths.set(facet, [...(paths.get(facet) ?? []), path.join('>')]);
  }
  return paths;
}

function facetRequest(
  name: string,
  { ranges, alphabetical }: ListDeclaration,
  { filters, not }: Pick<FacetRequest, 'filters' | 'not'>,
): FacetRequest {
  return {
    name,
    ...(!ranges.includes(name) && { sort_order: alphabetical.includes(name) ? 'alpha' : 'count' }),
    ...(filters && { filters }),
    ...(not && { not }),
  };
}
