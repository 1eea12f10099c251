import type { Facet, FacetValue } from '../../../shared/search/port.ts';
import {
  type DealerFacet,
  type DealerList,
  dealerFacets,
  type Selection,
  selectionOf,
} from './dealer-list.ts';

import { facetValues } from './facet-values.ts';

/** One heading of the bar and what can be chosen under it. */
export type FacetGroup = { facet: DealerFacet; values: readonly FacetOption[]; chosen: number };

export type FacetOption = {
  path: readonly string[];
  text: string;
  count: number;
  selection: Selection;
  children: readonly FacetOption[];
};

/** The search box is for lists that are longer than a glance (DSL-04). */
const SEARCH_BOX_ABOVE = 8;

/** What the list has above its cards. It depends on the unfiltered total, so that a box stays while it is used (DSL-06). */
export function listTools(groups: readonly FacetGroup[], unfilteredTotal: number) {
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
export function buildFacetGroups({ list, stock, unfilteredTotal, facets, compare }: Given): FacetGroup[] {
  return dealerFacets.flatMap((facet) => {
    const values = facetValues(stock, facet);
    const chosen = list.choices.filter((choice) => choice.facet === facet).length;
    if (chosen === 0 && !values.some(({ count }) => count < unfilteredTotal)) return [];
    const counts = countsByPath(facetValues(facets, facet));
    const options = values.map((value) => toOption(value, [], facet, list, counts, compare));
    return [{ facet, values: options.toSorted((a, b) => compare(a.text, b.text)), chosen }];
  });
}

function toOption(
  { text, children }: FacetValue,
  above: readonly string[],
  facet: DealerFacet,
  list: DealerList,
  counts: ReadonlyMap<string, number>,
  compare: Given['compare'],
): FacetOption {
  const path = [...above, text];
  // A region with one town is that town.
  const below = children.length > 1 ? children : [];
  return {
    path,
    text,
    count: counts.get(path.join('>')) ?? 0,
    selection: selectionOf(list, { facet, path }),
    children: below
      .map((child) => toOption(child, path, facet, list, counts, compare))
      .toSorted((a, b) => compare(a.text, b.text)),
  };
}

function countsByPath(values: readonly FacetValue[], above: readonly string[] = []): Map<string, number> {
  return new Map(
    values.flatMap(({ text, count, children }) => {
      const path = [...above, text];
      return [[path.join('>'), count] as const, ...countsByPath(children, path)];
    }),
  );
}
