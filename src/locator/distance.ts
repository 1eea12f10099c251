import { type Coordinates, distanceKm, KM_PER_MILE } from '../platform/coordinates.ts';
import { formatDecimal } from '../platform/format-number.ts';
import { coordinatesOf, type Distance, type DistanceUnit, type Location } from './location.ts';

/** Fewer results than this, and the nearest ones are shown however far away they are (LOC-26). */
export const MIN_RESULTS = 3;

type Reach = { distanceUnit: DistanceUnit; threshold: number };

/** The locations within the threshold, nearest first; fewer than three of them means the nearest three (LOC-26). */
export function locationsNear(
  locations: readonly Location[],
  from: Coordinates,
  { distanceUnit, threshold }: Reach,
): readonly Location[] {
  const byDistance = locations
    .map((location) => ({ ...location, distance: distanceBetween(location, from, distanceUnit) }))
    .sort((a, b) => a.distance.value - b.distance.value);
  const within = byDistance.filter(({ distance }) => distance.value <= threshold);
  return within.length < MIN_RESULTS ? byDistance.slice(0, MIN_RESULTS) : within;
}

function distanceBetween(location: Location, from: Coordinates, unit: DistanceUnit): Distance {
  const km = distanceKm(coordinatesOf(location), from);
  return { value: unit === 'mi' ? km / KM_PER_MILE : km, unit };
}

const METRES_STEP = 100;

/** '600 m', '12 km', '3 mi': metres by the hundred and never less than one, whole kilometres or miles above (LOC-28, LOC-29). */
export function distanceText({ value, unit }: Distance, language: string): string {
  if (unit === 'mi') return withUnit(Math.max(1, Math.round(value)), 'mi', language);
  const metres = Math.max(METRES_STEP, Math.round((value * 1000) / METRES_STEP) * METRES_STEP);
  return metres < 1000 ? withUnit(metres, 'm', language) : withUnit(Math.round(value), 'km', language);
}

function withUnit(number: number, unit: string, language: string): string {
  return `${formatDecimal(number, language, { min: 0, max: 0 })}\u00a0${unit}`;
}
