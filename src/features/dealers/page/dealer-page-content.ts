import { mapSettings } from '../../../shared/maps/load-map-settings.ts';
import type { MapProvider } from '../../../shared/maps/map-provider.ts';
import type { MapSettings } from '../../../shared/maps/map-settings.ts';
import type { Picture } from '../../../shared/platform/picture.ts';
import { instantOnDay, MIDNIGHT, wallTime } from '../../../shared/platform/wall-time.ts';
import type { CachedSearch } from '../../../shared/search/cached-search.ts';
import type { SearchRecord } from '../../../shared/search/port.ts';
import type { RecordStore } from '../../../shared/search/record-store.ts';
import { type AddedFact, addedFacts } from '../../../shared/search/records/added-facts.ts';
import type { Crumb, LoadContext } from '../../../shared/sites/page-context.ts';
import { collapseBrandCodes } from '../brand-codes.ts';
import type { Dealership, Department } from '../dealership.ts';
import { toDealershipCard } from '../dealership-card.ts';
import { type OpeningState, openingState } from '../opening-state.ts';
import { type DepartmentWords, departmentWords } from './department-words.ts';

/** All that a dealership's page shows today. */
export type DealerPageContent = {
  dealership: Dealership;
  picture: Picture | undefined;
  /** Of the door visitors come to. */
  opening: { isOpen: boolean; text: string } | undefined;
  departments: readonly DepartmentContent[];
  /** What extensions say of it. */
  facts: readonly AddedFact[];
  /** YYYY-MM-DD, by the calendar of the dealership. */
  today: string;
  map: MapSettings;
  trail: readonly Crumb[];
};

export type DepartmentContent = {
  department: Department;
  brands: readonly { name: string; logo: Picture | undefined }[];
  opening: OpeningState | undefined;
  words: DepartmentWords;
};

/** What the page loads its data with: dealerships, single records and the map. */
export type DealerPageContext = LoadContext<{
  search: CachedSearch;
  records: Pick<RecordStore, 'find'>;
  maps: MapProvider;
}>;

export function dealerPageContent(
  dealership: Dealership,
  record: SearchRecord,
  fallback: Picture | undefined,
  context: DealerPageContext,
): DealerPageContent {
  const address = dealership.primaryImage?.original ?? dealership.imageUrl;
  const own = context.pictureAt(address, dealership.name);
  return {
    dealership,
    picture: own ?? fallback,
    opening: toDealershipCard(dealership, context).opening,
    departments: dealership.departments.map((each) => departmentContent(each, context)),
    facts: addedFacts('sites', record, context),
    today: wallTime(context.now, context.site.timeZone).date,
    map: mapSettings(context),
    trail: context.trail,
  };
}

function departmentContent(department: Department, context: DealerPageContext): DepartmentContent {
  const { now, site, brandLogo } = context;
  const schedule = department.openingschedule;
  const clock = wallTime(now, site.timeZone);
  const opening = schedule && openingState(schedule, now, site.timeZone);
  context.validUntil(opening?.until ?? instantOnDay(clock.date, MIDNIGHT, site.timeZone));
  return {
    department,
    brands: collapseBrandCodes(department.brands).map(({ brand_code, name }) => ({
      name: name ?? brand_code,
      logo: brandLogo(brand_code),
    })),
    opening,
    words: departmentWords(department, clock, context),
  };
}
