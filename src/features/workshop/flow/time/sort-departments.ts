import { type AvailableDepartment, compareFirstTime } from '../../department.ts';

export const departmentSorts = ['nearest', 'first time'] as const;
export type DepartmentSort = (typeof departmentSorts)[number];

/** Nearest first, or the one that can begin first; whichever is nearer comes first among equals (SB-62). */
export function sortDepartments(
  departments: readonly AvailableDepartment[],
  sort: DepartmentSort,
): readonly AvailableDepartment[] {
  const nearest = departments.toSorted((one, other) => one.distanceKm - other.distanceKm);
  if (sort === 'nearest') return nearest;
  return nearest.toSorted(compareFirstTime);
}

/** Whether it is authorised for the make of the car (SB-63). */
export function isAuthorised({ brands }: AvailableDepartment, make: string): boolean {
  return brands.some((brand) => brand.toLocaleLowerCase('sv') === make.toLocaleLowerCase('sv'));
}
