import { type Coordinates, distanceKm } from '../../shared/platform/coordinates.ts';

/** Nearest first; of two at the same distance the one with the lower id, so that a cursor means the same every time. */
export function byDistance<T extends Coordinates & { departmentId: string }>(
  departments: readonly T[],
  at: Coordinates,
): readonly (T & { distanceKm: number })[] {
  return departments
    .map((each) => ({ ...each, distanceKm: distanceKm(at, each) }))
    .sort((a, b) => a.distanceKm - b.distanceKm || (a.departmentId < b.departmentId ? -1 : 1));
}
