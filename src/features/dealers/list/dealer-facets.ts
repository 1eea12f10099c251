import type { FeedText } from '../dealer-words.ts';
import type { DealerListTexts } from './list-texts.ts';
import { type ServiceTextTools, serviceText } from './service-text.ts';

export const REGION_FACET = 'site_region>site_city';
export const BRAND_FACET = 'site_departments.brands.name';
export const SERVICE_FACET = 'site_departments.service_name';

type DealerFacet = {
  label: keyof DealerListTexts;
  /** A value as visitors read it; without this, as the index has it. */
  textOf?: (value: string, tools: ServiceTextTools) => FeedText;
};

/** What the list can be narrowed by, in the order of the bar (DSL-03). The names are those of the index. */
const facets: Readonly<Record<string, DealerFacet>> = {
  [REGION_FACET]: { label: 'dealerListRegion' },
  [BRAND_FACET]: { label: 'dealerListBrand' },
  [SERVICE_FACET]: { label: 'dealerListService', textOf: serviceText },
};

export const dealerFacets: readonly string[] = Object.keys(facets);

export function facetLabel(facet: string): keyof DealerListTexts {
  return facets[facet]?.label ?? 'dealerListApply';
}

/** A value in a menu and in a chip. */
export function facetValueText(facet: string, value: string, tools: ServiceTextTools): FeedText {
  return facets[facet]?.textOf?.(value, tools) ?? { text: value, lang: undefined };
}
