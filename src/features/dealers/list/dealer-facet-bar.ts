import {
  chosenCount,
  facetValues,
  panelValues,
  type ValuesGroup,
} from '../../../shared/faceted-list/filter-panel.ts';
import type { Facet, FacetValue } from '../../../shared/search/port.ts';
import { dealerFacets } from './dealer-facets.ts';
import type { DealerList } from './dealer-list.ts';

/** The search box is for lists that are longer than a glance (DSL-04). */
const SEARCH_BOX_ABOVE = 8;

/** What the list has above its cards. It depends on the unfiltered total, so that a box stays while it is used (DSL-06). */
export function listTools(groups: readonly ValuesGroup[], unfilteredTotal: number) {
  const hasSearch = unfilteredTotal > SEARCH_BOX_ABOVE;
  return { hasSearch, hasBar: hasSearch || groups.length > 0 };
}

type Given = {
  list: DealerList;
  /** All values, and how many dealerships there are without any filter. */
  stock: readonly Facet[];
  unfilteredTotal: number;
  /** The counts of the list as it is. */
  facets: readonly Facet[];
  compare: (a: string, b: string) => number;
};

/** Facets with something to choose: one whose every value every dealership has would narrow nothing. */
export function buildFacetGroups({ list, stock, unfilteredTotal, facets, compare }: Given): ValuesGroup[] {
  return dealerFacets.flatMap((facet) => {
    const all = facetValues(stock, facet);
    const chosen = chosenCount(list, facet);
    if (chosen === 0 && !all.some(({ count }) => count < unfilteredTotal)) return [];
    const offered = withCounts(all, facetValues(facets, facet)).toSorted((a, b) => compare(a.text, b.text));
    return [{ kind: 'values', facet, values: panelValues(offered, facet, list, { compare }), chosen }];
  });
}

/** Every value of the stock keeps its place, with the count of the list as it is. A region with one town is that town. */
function withCounts(values: readonly FacetValue[], now: readonly FacetValue[]): FacetValue[] {
  return values.map(({ text, children }) => {
    const same = now.find((value) => value.text === text);
    const below = children.length > 1 ? children : [];
    return { text, count: same?.count ?? 0, children: withCounts(below, same?.children ?? []) };
  });
}
