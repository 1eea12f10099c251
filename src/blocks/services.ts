import { searchByShownPrice } from '../catalogue/search-by-shown-price.ts';
import type { UkLender } from '../finance/uk/lender.ts';
import type { FormProviders } from '../leads/form-providers.ts';
import type { FormTokens } from '../leads/forms/form-token.ts';
import type { Geocoder } from '../maps/geocoder.ts';
import type { MapProvider } from '../maps/map-provider.ts';
import type { CachedSearch } from '../search/cached-search.ts';
import type { RecordStore } from '../search/record-store.ts';
import { recordTags } from '../search/record-tags.ts';
import type { Stories } from '../stories/stories.ts';

/** The services blocks may load their data with. */
export type BlockServices = {
  forms: FormProviders;
  /** Signs when a form was rendered. */
  formTokens: FormTokens;
  geocoder: Geocoder;
  maps: MapProvider;
  search: CachedSearch;
  /** Single records as they are now, also withdrawn ones: a sold car, a closed dealership. */
  records: Pick<RecordStore, 'find'>;
  stories: Stories;
  /** Without one there is no finance on British sites. */
  ukLender?: UkLender | undefined;
};

/**
 * The services of one page: it is tagged with the records it looks up, so that it is invalidated when they change, and
 * its prices are those that its visitors see.
 */
export function pageServices(services: BlockServices, tag: (tag: string) => void): BlockServices {
  return {
    ...services,
    search: searchByShownPrice(services.search),
    records: {
      find: (index, id) => {
        tag(recordTags.one(index, id));
        tag(recordTags.all(index));
        return services.records.find(index, id);
      },
    },
  };
}
