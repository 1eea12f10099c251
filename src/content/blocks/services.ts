import type { FormProviders } from '../../features/editor-forms/form-providers.ts';
import type { UkLender } from '../../features/finance/plans/uk/lender.ts';
import { searchByShownPrice } from '../../features/pricing/search-by-shown-price.ts';
import type { Stories } from '../../features/stories/stories.ts';
import type { FormTokens } from '../../shared/forms/form-token.ts';
import type { Geocoder } from '../../shared/maps/geocoder.ts';
import type { MapProvider } from '../../shared/maps/map-provider.ts';
import type { CachedSearch } from '../../shared/search/cached-search.ts';
import type { RecordStore } from '../../shared/search/record-store.ts';
import { recordTags } from '../../shared/search/record-tags.ts';

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
