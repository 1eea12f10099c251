import type { AvailableDepartment } from '../../department.ts';

export const departmentSorts = ['nearest', 'first time'] as const;
export type DepartmentSort = (typeof departmentSorts)[number];

/** Nearest first, or the one that can begin first; whichever is nearer comes first among equals (SB-62). */
export function sortDepartments(
  departments: readonly AvailableDepartment[],
  sort: DepartmentSort,
): readonly AvailableDepartment[] {
  const nearest = departments.toSorted((one, other) => one.distanceKm - other.distanceKm);
  if (sort === 'nearest') return nearest;
  return nearest.toSorted((one, other) => compare(one.firstTimeSlot, other.firstTimeSlot));
}

/** Local times of the same form sort as text. */
function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Whether it is authorised for the make of the car (SB-63). */
export function isAuthorised({ brands }: AvailableDepartment, make: string): boolean {
  return brands.some((brand) => brand.toLocaleLowerCase('sv') === make.toLocaleLowerCase('sv'));
}
