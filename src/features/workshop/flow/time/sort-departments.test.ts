import { expect, test } from 'vitest';
import { anAvailableDepartment } from '../../testing/an-available-department.ts';
import { isAuthorised, sortDepartments } from './sort-departments.ts';

const near = anAvailableDepartment({
  departmentId: 'near',
  distanceKm: 3,
  firstTimeSlot: '2026-11-18T07:30:00',
});
const far = anAvailableDepartment({
  departmentId: 'far',
  distanceKm: 52,
  firstTimeSlot: '2026-11-16T13:15:00',
});
const middle = anAvailableDepartment({
  departmentId: 'middle',
  distanceKm: 36,
  firstTimeSlot: '2026-11-18T07:30:00',
});

test('SB-62 departments are sorted by distance, or by their first free time', () => {
  const ids = (sort: 'nearest' | 'first time') =>
    sortDepartments([far, middle, near], sort).map(({ departmentId }) => departmentId);
  expect(ids('nearest')).toEqual(['near', 'middle', 'far']);
  expect(ids('first time')).toEqual(['far', 'near', 'middle']);
});

test("SB-63 a department is authorised when its makes include the car's", () => {
  const department = anAvailableDepartment({ brands: ['Volvo', 'Land Rover'] });
  expect(isAuthorised(department, 'Land Rover')).toBe(true);
  expect(isAuthorised(department, 'VOLVO')).toBe(true);
  expect(isAuthorised(department, 'Porsche')).toBe(false);
});
