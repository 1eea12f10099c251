import { readCar } from '../../catalogue/car.ts';
import type { CarCardData } from '../../catalogue/card.ts';
import { cardFields } from '../../catalogue/card-fields.ts';
import { cardOf } from '../../catalogue/card-of.ts';
import { collapsedBrands } from '../../dealers/brand-codes.ts';
import type { Dealership, Department, Hours, Vacation } from '../../dealers/dealership.ts';
import { namedHours } from '../../dealers/hours-text.ts';
import {
  deviationsAhead,
  hoursOn,
  ongoingVacation,
  openingToday,
  type Today,
} from '../../dealers/opening.ts';
import type { Picture } from '../../platform/picture.ts';
import { MIDNIGHT, momentOnDay, wallTime } from '../../platform/wall-time.ts';
import type { Crumb, LoadContext } from '../block.ts';

/** A dealership as it stands today. */
export type ShownDealership = {
  dealership: Dealership;
  picture: Picture | undefined;
  departments: readonly ShownDepartment[];
  arrivals: readonly CarCardData[];
  trail: readonly Crumb[];
};

export type ShownDepartment = {
  department: Department;
  brands: readonly { name: string; logo: Picture | undefined }[];
  /** 0 is Monday. */
  weekday: number;
  today: Today | undefined;
  /** The line of the schedule that holds today: a day that differs replaces the week's. */
  todaysHours: string | undefined;
  vacation: Vacation | undefined;
  deviations: readonly Hours[];
};

const LATEST_ARRIVALS = 12;

export async function shownDealership(
  dealership: Dealership,
  fallback: Picture | undefined,
  context: LoadContext,
): Promise<ShownDealership> {
  const address = dealership.site_primary_image?.original ?? dealership.site_image_url;
  const own = context.pictureAt(address, dealership.site_official_name);
  return {
    dealership,
    picture: own ?? fallback,
    departments: dealership.site_departments.map((each) => shownDepartment(each, context)),
    arrivals: await latestArrivals(dealership, context),
    trail: context.trail,
  };
}

function shownDepartment(department: Department, context: LoadContext): ShownDepartment {
  const { now, site, brandLogo } = context;
  const schedule = department.openingschedule;
  const clock = wallTime(now, site.timeZone);
  const today = schedule && openingToday(schedule, now, site.timeZone);
  const line = schedule && hoursOn(schedule, clock);
  context.validUntil(today?.until ?? momentOnDay(clock.date, MIDNIGHT, site.timeZone));
  return {
    department,
    brands: collapsedBrands(department.brands).map(({ brand_code, name }) => ({
      name: name ?? brand_code,
      logo: brandLogo(brand_code),
    })),
    weekday: clock.weekday,
    today,
    todaysHours: line && namedHours(line.displayText).hours,
    vacation: schedule && ongoingVacation(schedule, clock),
    deviations: schedule ? deviationsAhead(schedule, clock) : [],
  };
}

async function latestArrivals({ site_id }: Dealership, context: LoadContext): Promise<CarCardData[]> {
  const { site, services } = context;
  if (!site.indices.cars) return [];
  const { content } = await services.search.search(site.indices.cars, {
    fields: cardFields,
    filters: { car_site_id: site_id },
    limit: LATEST_ARRIVALS,
  });
  return content.flatMap((record) => {
    const car = readCar(record);
    return car ? [cardOf(car, context)] : [];
  });
}
