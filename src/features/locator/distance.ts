import type { Distance, DistanceUnit } from '../../shared/maps/format-distance.ts';
import { type Coordinates, distanceKm, KM_PER_MILE } from '../../shared/platform/coordinates.ts';
import { coordinatesOf, type Location } from './location.ts';

/** Fewer results than this, and the nearest ones are shown however far away they are (LOC-26). */
export const MIN_RESULTS = 3;

export type Reach = { distanceUnit: DistanceUnit; threshold: number };

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
