import type { Geocoder } from '../../../shared/maps/geocoder.ts';
import { mapSettings } from '../../../shared/maps/load-map-settings.ts';
import type { MapProvider } from '../../../shared/maps/map-provider.ts';
import type { MapSettings } from '../../../shared/maps/map-settings.ts';
import type { CachedSearch } from '../../../shared/search/cached-search.ts';
import { recordTags } from '../../../shared/search/record-tags.ts';
import type { Crumb, LoadContext } from '../../../shared/sites/page-context.ts';
import type { Dealership } from '../dealership.ts';
import { toDealershipCard } from '../dealership-card.ts';
import { dealershipOpening } from '../opening-state.ts';
import { unfilteredDealers } from './dealer-list.ts';
import type { InitialDealers } from './dealer-list-props.ts';
import { findDealerStock, findDealerships, readDealerList, shownSlice } from './find-dealerships.ts';
import { parseSearch } from './parse-dealer-list.ts';
import { withSearch } from './with-search.ts';

export type DealerListData = { initial: InitialDealers; map: MapSettings; trail: readonly Crumb[] };

export type DealerListContext = LoadContext<{
  search: CachedSearch;
  maps: MapProvider;
  geocoder: Geocoder;
}>;

/** The dealerships that the address asks for; a site without any has an empty list. */
export async function loadDealerList(context: DealerListContext): Promise<DealerListData> {
  const { site, services, trail, now } = context;
  const map = mapSettings(context);
  const index = site.indices.sites;
  if (!index) return { initial: noDealers, map, trail };
  context.tag(recordTags.all(index));
  const stock = await findDealerStock(services.search, index);
  const asked = await readDealerList(context.query, stock, services.search, index);
  const typed = parseSearch(context.query);
  const { list, guessed } = await withSearch(asked, typed, index, context);
  const found = await findDealerships(services.search, index, list, shownSlice(list));
  const failed = found.failed || stock.failed;
  context.validUntil(
    failed ? new Date(now.getTime() + TRY_AGAIN_MS) : nextChange(found.dealerships, context),
  );
  return {
    trail,
    map,
    initial: {
      list,
      ...(guessed && { guessedFor: typed }),
      failed,
      unfilteredTotal: stock.total,
      stock: stock.facets,
      shown: {
        cards: found.dealerships.map((dealership) => toDealershipCard(dealership, context)),
        total: found.total,
        facets: found.facets,
      },
    },
  };
}

const TRY_AGAIN_MS = 5_000;
const DAY_MS = 86_400_000;

/** When the first of the shown doors opens or closes. */
function nextChange(dealerships: readonly Dealership[], { now, site }: DealerListContext): Date {
  const changes = dealerships.flatMap(
    (each) => dealershipOpening(each, now, site.timeZone)?.until.getTime() ?? [],
  );
  return new Date(Math.min(now.getTime() + DAY_MS, ...changes));
}

const noDealers: InitialDealers = {
  list: unfilteredDealers,
  failed: false,
  unfilteredTotal: 0,
  stock: [],
  shown: { cards: [], total: 0, facets: [] },
};
