import type { FilterCondition, SearchQuery } from '../../../shared/search/port.ts';
import { kmPerUnit, mileageUnitOf } from '../../../shared/sites/mileage-unit.ts';
import type { Site } from '../../../shared/sites/site.ts';
import { shownPrice } from '../../pricing/shown-price.ts';
import type { Car } from '../record/car.ts';

const YEARS_APART = 2;
const KM_APART = 40_000;
const POWER_APART = 0.15;
/** The nearest of them are enough for a picture, and for a table that somebody reads. */
const MAX_COMPARABLE_CARS = 40;
const MAX_FOUND = 200;
/** How near, as a share of what still counts; nearer ones are looked for where a large stock has too many. */
const NEARER = [0.5, 0.25, 0.1] as const;

/** How far apart the mileages may be, in the unit of the site's country: 40 000 km, 4 000 mil, 25,000 miles. */
export function mileageApart({ country }: Pick<Site, 'country'>): number {
  const unit = mileageUnitOf(country);
  return unit === 'miles' ? 25_000 : KM_APART / kmPerUnit[unit];
}

/**
 * Same model and fuel, about the same power, near in age and mileage. Undefined for a car of which the feed does not say
 * enough, and for a sample, which nobody sells as it is.
 */
function comparableCarsQuery(car: Car, site: Pick<Site, 'country'>, share = 1): SearchQuery | undefined {
  const { make, model, fuel, year, isUsed } = car;
  const modelYear = car.modelYear ?? Number.parseInt(String(year ?? ''), 10);
  const mileage = car.mileage.value;
  if (car.isSample || !fuel || isUsed === undefined || !modelYear || mileage === undefined) return undefined;
  const apart = mileageApart(site) * share;
  const yearsApart = Math.floor(YEARS_APART * share);
  const filters: Record<string, FilterCondition> = {
    ...{ car_brand: make, car_model: model, car_fuel: fuel, car_is_used: isUsed },
    car_is_sample: { not: true },
    car_id: { not: car.id },
    car_model_year: { from: modelYear - yearsApart, to: modelYear + yearsApart },
    car_mileage: { from: Math.max(0, mileage - apart), to: mileage + apart },
  };
  const power = car.power.value;
  if (power !== undefined)
    filters['car_power'] = { from: power * (1 - POWER_APART), to: power * (1 + POWER_APART) };
  return { filters, limit: MAX_FOUND };
}

type FindCars = (query: SearchQuery) => Promise<{ cars: readonly Car[]; total: number }>;

/** In a large stock those that are nearer, as long as there are enough of them: a search answers with so many only. */
export async function findComparableCars(
  car: Car,
  site: Pick<Site, 'country'>,
  find: FindCars,
): Promise<readonly Car[]> {
  const query = comparableCarsQuery(car, site);
  if (!query) return [];
  let found = await find(query);
  for (const share of NEARER) {
    if (found.total <= MAX_FOUND) break;
    const nearer = await find(comparableCarsQuery(car, site, share) ?? query);
    if (nearer.total < MAX_COMPARABLE_CARS) break;
    found = nearer;
  }
  return nearestCars(car, found.cars, site);
}

/** Those that are priced in the same way, the nearest in age and mileage first. */
function nearestCars(car: Car, found: readonly Car[], site: Pick<Site, 'country'>): readonly Car[] {
  const own = shownPrice(car);
  const isPricedAlike = (other: Car) =>
    shownPrice(other).withoutVat === own.withoutVat && other.price.currency === car.price.currency;
  const apart = mileageApart(site);
  const distance = (other: Car) =>
    Math.abs((other.modelYear ?? 0) - (car.modelYear ?? 0)) +
    Math.abs((other.mileage.value ?? 0) - (car.mileage.value ?? 0)) / apart;
  return found
    .filter((other) => other.id !== car.id && isPricedAlike(other))
    .toSorted((one, other) => distance(one) - distance(other) || (one.id < other.id ? -1 : 1))
    .slice(0, MAX_COMPARABLE_CARS);
}
