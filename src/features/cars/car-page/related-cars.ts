import type { FilterCondition, SearchQuery } from '../../../shared/search/port.ts';
import type { Car } from '../record/car.ts';

export const RECOMMENDED_CARS = 8;
const MAX_PACKAGES = 8;

/**
 * Beside a sample: cars of that model in stock (SRCH-18); beside a car in stock: others
 * of its kind nearby (SRCH-19).
 */
export function similarCarsQuery(car: Car): SearchQuery {
  const filters = car.isSample
    ? definedFilters({ car_is_sample: { not: true }, car_brand: car.make, car_model: car.model })
    : definedFilters({
        car_site_region: car.dealership.region,
        car_body: car.body,
        car_fuel: car.fuel,
      });
  return { filters: { ...filters, car_id: { not: car.id } }, limit: RECOMMENDED_CARS };
}

/** Whoever looked for a car that is sold wants another like it first. */
export function sameModelQuery(car: Car): SearchQuery {
  return {
    filters: { car_brand: car.make, car_model: car.model, car_id: { not: car.id } },
    limit: RECOMMENDED_CARS,
  };
}

/** Fallback when no similar car is nearby: the same make. */
export function sameMakeQuery(car: Car): SearchQuery {
  return { filters: { car_brand: car.make, car_id: { not: car.id } }, limit: RECOMMENDED_CARS };
}

/** The same model in other packages, for samples that name none themselves (SRCH-21, DET-16). */
export function otherPackagesQuery(car: Car): SearchQuery {
  const filters = { car_brand: car.make, car_model: car.model, car_is_sample: true };
  return { filters: { ...filters, car_id: { not: car.id } }, limit: MAX_PACKAGES };
}

function definedFilters(
  filters: Record<string, FilterCondition | undefined>,
): Record<string, FilterCondition> {
  return Object.fromEntries(
    Object.entries(filters).filter((entry): entry is [string, FilterCondition] => entry[1] !== undefined),
  );
}
