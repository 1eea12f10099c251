import type { z } from 'zod';
import type { DeepReadonly } from '../../shared/platform/deep-readonly.ts';
import type { departmentMessage } from './api/response-schemas.ts';

/** A workshop department with a free time, in the shape of the public API (SB-64). */
export type AvailableDepartment = DeepReadonly<z.output<typeof departmentMessage>>;

/** How the departments of a search follow one another. */
export const departmentOrders = ['nearest', 'firstTime'] as const;
export type DepartmentOrder = (typeof departmentOrders)[number];

/** How many departments one stream brings (SB-66). */
export const DEPARTMENTS_PER_BATCH = 5;

/** Local times of the same form sort as text. */
export function compareFirstTime(one: AvailableDepartment, other: AvailableDepartment): number {
  const [a, b] = [one.firstTimeSlot, other.firstTimeSlot];
  return a < b ? -1 : a > b ? 1 : 0;
}
