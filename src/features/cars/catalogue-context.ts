import type { Geocoder } from '../../shared/maps/geocoder.ts';
import type { MapProvider } from '../../shared/maps/map-provider.ts';
import type { CachedSearch } from '../../shared/search/cached-search.ts';
import type { RecordStore } from '../../shared/search/record-store.ts';
import type { LoadContext } from '../../shared/sites/page-context.ts';
import type { UkLender } from '../finance/plans/uk/lender.ts';

/** What lists, cards and car pages load their data with. */
export type CatalogueContext = LoadContext<{
  search: CachedSearch;
  /** Single records as they are now, also withdrawn ones: a sold car, a closed dealership. */
  records: Pick<RecordStore, 'find'>;
  geocoder: Pick<Geocoder, 'geocode' | 'suggest'>;
  maps: MapProvider;
  ukLender?: UkLender | undefined;
}>;
