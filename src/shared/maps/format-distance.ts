import { KM_PER_MILE } from '../platform/coordinates.ts';
import { formatDecimal } from '../platform/format-number.ts';
import { distanceUnitOf } from '../sites/mileage-unit.ts';
import type { Country } from './geocoder.ts';

export type DistanceUnit = 'km' | 'mi';
export type Distance = { value: number; unit: DistanceUnit };

/** In the unit that the country's road signs use. */
export function toDistance(km: number, country: Country): Distance {
  return distanceUnitOf(country) === 'mi'
    ? { value: km / KM_PER_MILE, unit: 'mi' }
    : { value: km, unit: 'km' };
}

const METRES_STEP = 100;

/** '600 m', '12 km', '3 mi': metres by the hundred and never less than one, whole kilometres or miles above (LOC-28, LOC-29). */
export function formatDistance({ value, unit }: Distance, language: string): string {
  if (unit === 'mi') return withUnit(Math.max(1, Math.round(value)), 'mi', language);
  const metres = Math.max(METRES_STEP, Math.round((value * 1000) / METRES_STEP) * METRES_STEP);
  return metres < 1000 ? withUnit(metres, 'm', language) : withUnit(Math.round(value), 'km', language);
}

function withUnit(number: number, unit: string, language: string): string {
  return `${formatDecimal(number, language, { min: 0, max: 0 })}\u00a0${unit}`;
}
