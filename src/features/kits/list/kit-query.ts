import { listQuery } from '../../../shared/faceted-list/list-query.ts';
import type { SearchQuery } from '../../../shared/search/port.ts';
import { activeKits } from '../kit.ts';
import { PRICE_FIELD } from '../kit-facets.ts';
import { type KitList, kitListDeclaration } from './kit-list.ts';

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
export function kitQuery(list: KitList, typeIds: readonly string[], page: Page): SearchQuery {
  const query = listQuery(list, kitListDeclaration);
  const ofCar = list.car.length > 0 && { type_ids: typeIds.length > 0 ? typeIds : [NO_TYPE] };
  return { ...query, ...page, filters: { ...activeKits, ...ofCar, ...query.filters } };
}
