import type { Coordinates } from '../../../shared/platform/coordinates.ts';

/** The place from which a list is sorted. */
export type NearPlace = { label: string; coordinates: Coordinates };

/** The list of dealerships that an address describes. */
export type DealerList = {
  choices: readonly Choice[];
  keyphrase: string;
  /** The nearest to this come first. */
  near?: NearPlace | undefined;
  /** How many pages are shown, one under the other (DSL-07). */
  pages: number;
};

/** A chosen value of a facet; a city comes with its region: ['Skåne', 'Lund']. */
export type Choice = { facet: DealerFacet; path: readonly string[] };

/** What the list can be narrowed by, in the order of the bar (DSL-03). The names are those of the index. */
export const dealerFacets = [
  'site_region>site_city',
  'site_departments.brands.name',
  'site_departments.service_name',
] as const;
export type DealerFacet = (typeof dealerFacets)[number];

export const BRAND_FACET: DealerFacet = 'site_departments.brands.name';
export const SERVICE_FACET: DealerFacet = 'site_departments.service_name';

export const DEALER_PAGE_SIZE = 48;
export const MAX_PAGES = 20;

export const unfilteredDealers: DealerList = { choices: [], keyphrase: '', pages: 1 };

export function isNarrowed({ choices, keyphrase }: DealerList): boolean {
  return choices.length > 0 || keyphrase !== '';
}

/** All dealerships, still sorted from the place. */
export function withoutFilters({ near }: Pick<DealerList, 'near'>): DealerList {
  return { ...unfilteredDealers, near };
}

/** 'some': values that lie under it are chosen, not the whole. */
export type Selection = 'all' | 'some' | 'none';

export function selectionOf({ choices }: Pick<DealerList, 'choices'>, value: Choice): Selection {
  const chosen = choices.filter((choice) => liesAtOrUnder(choice, value));
  if (chosen.length === 0) return 'none';
  return chosen.some(({ path }) => path.length === value.path.length) ? 'all' : 'some';
}

/** A press on a value, which also replaces what is chosen above and below it. The list begins anew. */
export function toggleChoice(list: DealerList, value: Choice): DealerList {
  const others = list.choices.filter(
    (choice) => !liesAtOrUnder(choice, value) && !liesAtOrUnder(value, choice),
  );
  const choices = selectionOf(list, value) === 'all' ? others : [...others, value];
  return { ...list, choices, pages: 1 };
}

export function withoutFacet(list: DealerList, facet: DealerFacet): DealerList {
  return { ...list, choices: list.choices.filter((choice) => choice.facet !== facet), pages: 1 };
}

function liesAtOrUnder(choice: Choice, value: Choice): boolean {
  return choice.facet === value.facet && value.path.every((text, level) => choice.path[level] === text);
}
