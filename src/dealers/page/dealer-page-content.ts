import { parseCar } from '../../catalogue/car.ts';
import { cardFields } from '../../catalogue/car-record.ts';
import type { CarCardData } from '../../catalogue/card.ts';
import type { CatalogueContext } from '../../catalogue/catalogue-context.ts';
import { toCard } from '../../catalogue/to-card.ts';
import type { Picture } from '../../platform/picture.ts';
import { instantOnDay, MIDNIGHT, wallTime } from '../../platform/wall-time.ts';
import type { Crumb } from '../../sites/page-context.ts';
import { collapseBrandCodes } from '../brand-codes.ts';
import type { Dealership, Department, Hours, Vacation } from '../dealership.ts';
import { namedHours } from '../hours-text.ts';
import { hoursOn, ongoingVacation, upcomingDeviations } from '../opening-schedule.ts';
import { type OpeningState, openingState } from '../opening-state.ts';

/** All that a dealership's page shows today. */
export type DealerPageContent = {
  dealership: Dealership;
  picture: Picture | undefined;
  departments: readonly DepartmentContent[];
  arrivals: readonly CarCardData[];
  trail: readonly Crumb[];
};

export type DepartmentContent = {
  department: Department;
  brands: readonly { name: string; logo: Picture | undefined }[];
  /** 0 is Monday. */
  weekday: number;
  today: OpeningToday | undefined;
  /** The line of the schedule that holds today: a day that differs replaces the week's. */
  todaysHours: string | undefined;
  vacation: Vacation | undefined;
  deviations: readonly Hours[];
};

const MAX_ARRIVALS = 12;

export async function loadDealerPageContent(
  dealership: Dealership,
  fallback: Picture | undefined,
  context: CatalogueContext,
): Promise<DealerPageContent> {
  const address = dealership.primaryImage?.original ?? dealership.imageUrl;
  const own = context.pictureAt(address, dealership.name);
  return {
    dealership,
    picture: own ?? fallback,
    departments: dealership.departments.map((each) => departmentContent(each, context)),
    arrivals: await latestArrivals(dealership, context),
    trail: context.trail,
  };
}

function departmentContent(department: Department, context: CatalogueContext): DepartmentContent {
  const { now, site, brandLogo } = context;
  const schedule = department.openingschedule;
  const clock = wallTime(now, site.timeZone);
  const today = schedule && openingToday(schedule, now, site.timeZone);
  const line = schedule && hoursOn(schedule, clock);
  context.validUntil(today?.until ?? instantOnDay(clock.date, MIDNIGHT, site.timeZone));
  return {
    department,
    brands: collapseBrandCodes(department.brands).map(({ brand_code, name }) => ({
      name: name ?? brand_code,
      logo: brandLogo(brand_code),
    })),
    weekday: clock.weekday,
    today,
    todaysHours: line && namedHours(line.displayText).hours,
    vacation: schedule && ongoingVacation(schedule, clock),
    deviations: schedule ? upcomingDeviations(schedule, clock) : [],
  };
}

async function latestArrivals({ id }: Dealership, context: CatalogueContext): Promise<CarCardData[]> {
  const { site, services } = context;
  if (!site.indices.cars) return [];
  const { content } = await services.search.search(site.indices.cars, {
    fields: cardFields,
    filters: { car_site_id: id },
    limit: MAX_ARRIVALS,
  });
  return content.flatMap((record) => {
    const car = parseCar(record);
    return car ? [toCard(car, context)] : [];
  });
}
