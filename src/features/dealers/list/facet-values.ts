import type { Facet, FacetValue } from '../../../shared/search/port.ts';
import type { DealerFacet } from './dealer-list.ts';

export function facetValues(facets: readonly Facet[], name: DealerFacet): readonly FacetValue[] {
  const facet = facets.find((each) => each.name === name);
  return facet?.type === 'hierarchical' ? facet.values : [];
}
