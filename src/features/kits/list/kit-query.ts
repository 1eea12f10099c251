import { rangeFilter } from '../../../shared/search/open-range.ts';
import type { SearchQuery } from '../../../shared/search/port.ts';
import { activeKits } from '../kit.ts';
import { CATALOGUE_FACET, CATEGORY_FACET, PRICE_FIELD } from '../kit-facets.ts';
import type { KitList } from './kit-list.ts';

/** What all kits cost: where the slider has no limit. */
export const stockQuery: SearchQuery = {
  fields: ['kitId'],
  limit: 0,
  filters: activeKits,
  facets: [{ name: PRICE_FIELD }],
};

/** No vehicle type has it: a car that fits nothing finds nothing. */
const NO_TYPE = '-';

type Page = { limit: number; offset: number };

/** The kits of a list, and how many there would be of everything in the panel (SRCH-26, KIT-17). */
export function listQuery(list: KitList, typeIds: readonly string[], { limit, offset }: Page): SearchQuery {
  const { choices, price, car, keyphrase, sortName } = list;
  const chosen = (facet: string) =>
    choices.filter((choice) => choice.facet === facet).map(({ path }) => path);
  return {
    limit,
    offset,
    ...(keyphrase && { keyphrase }),
    ...(sortName && { sort_name: sortName }),
    filters: {
      ...activeKits,
      ...(car.length > 0 && { type_ids: typeIds.length > 0 ? typeIds : [NO_TYPE] }),
    },
    facets: [
      { name: CATEGORY_FACET, sort_order: 'alpha', filters: chosen(CATEGORY_FACET) },
      { name: CATALOGUE_FACET, sort_order: 'alpha', filters: chosen(CATALOGUE_FACET) },
      { name: PRICE_FIELD, filters: price ? rangeFilter(price) : [] },
    ],
  };
}
