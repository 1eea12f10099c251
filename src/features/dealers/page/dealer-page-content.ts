import { mapSettings } from '../../../shared/maps/load-map-settings.ts';
import type { MapProvider } from '../../../shared/maps/map-provider.ts';
import type { MapSettings } from '../../../shared/maps/map-settings.ts';
import type { Picture } from '../../../shared/platform/picture.ts';
import { instantOnDay, MIDNIGHT, wallTime } from '../../../shared/platform/wall-time.ts';
import type { Crumb, LoadContext } from '../../../shared/sites/page-context.ts';
import type { CarCardData } from '../../cars/card/card.ts';
import { toCard } from '../../cars/card/to-card.ts';
import type { CatalogueContext } from '../../cars/catalogue-context.ts';
import { parseCar } from '../../cars/record/car.ts';
import { cardFields } from '../../cars/record/car-record.ts';
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
  arrivals: readonly CarCardData[];
  /** How many cars stand here; nothing when the site sells none, or nobody could count them. */
  carCount: number | undefined;
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

/** What the page loads its data with: cars, single records and the map. */
export type DealerPageContext = CatalogueContext & LoadContext<{ maps: MapProvider }>;

const MAX_ARRIVALS = 12;

export async function loadDealerPageContent(
  dealership: Dealership,
  fallback: Picture | undefined,
  context: DealerPageContext,
): Promise<DealerPageContent> {
  const address = dealership.primaryImage?.original ?? dealership.imageUrl;
  const own = context.pictureAt(address, dealership.name);
  const { arrivals, carCount } = await latestArrivals(dealership, context);
  return {
    dealership,
    picture: own ?? fallback,
    opening: toDealershipCard(dealership, context).opening,
    departments: dealership.departments.map((each) => departmentContent(each, context)),
    arrivals,
    carCount,
    today: wallTime(context.now, context.site.timeZone).date,
    map: mapSettings(context),
    trail: context.trail,
  };
}

function departmentContent(department: Department, context: CatalogueContext): DepartmentContent {
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

/** By age (DSD-21). */
const NEWEST_FIRST = 'car_publishdate_asc';

async function latestArrivals(
  { id }: Dealership,
  context: CatalogueContext,
): Promise<Pick<DealerPageContent, 'arrivals' | 'carCount'>> {
  const { site, services } = context;
  if (!site.indices.cars) return { arrivals: [], carCount: undefined };
  const { content, total_items, failed } = await services.search.search(site.indices.cars, {
    fields: cardFields,
    filters: { car_site_id: id },
    sort_name: NEWEST_FIRST,
    limit: MAX_ARRIVALS,
  });
  const cars = content.flatMap((record) => parseCar(record) ?? []);
  return { arrivals: cars.map((car) => toCard(car, context)), carCount: failed ? undefined : total_items };
}
