import { mapSettings } from '../../../shared/maps/load-map-settings.ts';
import type { MapSettings } from '../../../shared/maps/map-settings.ts';
import { type Coordinates, parseCoordinates } from '../../../shared/platform/coordinates.ts';
import type { Picture } from '../../../shared/platform/picture.ts';
import { wallTime } from '../../../shared/platform/wall-time.ts';
import { type Dealership, type Department, parseDealership } from '../../dealers/dealership.ts';
import { withHolidays } from '../../dealers/holidays.ts';
import { type OpeningToday, openingToday } from '../../dealers/opening-today.ts';
import type { CatalogueContext } from '../catalogue-context.ts';
import type { Car } from '../record/car.ts';

/** The dealership that has the car. */
export type CarLocation = {
  dealership: Dealership;
  picture: Picture | undefined;
  /** Who sells it there. */
  department: Department | undefined;
  today: OpeningToday | undefined;
  /** Nothing, when nobody knows where it is. */
  map: { settings: MapSettings; coordinates: Coordinates } | undefined;
};

export async function loadCarLocation(car: Car, context: CatalogueContext): Promise<CarLocation | undefined> {
  const { site, services, now, texts } = context;
  if (!car.dealership.id || !site.indices.sites) return undefined;
  const record = await services.records.find(site.indices.sites, car.dealership.id);
  const found = record?.state === 'live' ? parseDealership(record.body) : undefined;
  if (!found) return undefined;
  const day = wallTime(now, site.timeZone).date;
  const dealership = withHolidays(found, site.country, day, texts('dealerClosed'));
  const department = departmentFor(car, dealership);
  const today = department?.openingschedule && openingToday(department.openingschedule, now, site.timeZone);
  if (today) context.validUntil(today.until);
  const address = dealership.primaryImage?.original ?? dealership.imageUrl;
  const picture = context.pictureAt(address, dealership.name);
  const coordinates = parseCoordinates(dealership.coordinates);
  const map = coordinates && { settings: mapSettings(context), coordinates };
  return { dealership, department, picture, today, map };
}

function departmentFor({ isUsed }: Car, { departments }: Dealership): Department | undefined {
  // Of a car that nobody calls new, the used cars' department knows at least as much.
  const group = isUsed === false ? 'New cars' : 'Used cars';
  return departments.find((each) => each.group === group) ?? departments[0];
}
