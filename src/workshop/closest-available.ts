import type { Coordinates } from '../platform/coordinates.ts';
import { byDistance } from './by-distance.ts';
import { type AvailableDepartment, DEPARTMENTS_PER_BATCH } from './department.ts';
import type { WorkshopDepartment } from './find-departments.ts';
import type { Order } from './load-order.ts';
import { canDo } from './offerings-for-car.ts';
import type { TimeSlotChoice } from './workshop-error.ts';

type ClosestRequest = {
  order: Order;
  at: Coordinates;
  cursor?: string | undefined;
  signal?: AbortSignal | undefined;
  firstTime: (department: WorkshopDepartment) => Promise<TimeSlotChoice | undefined>;
};

/** Each department is handed over as soon as its first free time is known, before the next calendar is read. */
export async function* closestAvailable({
  order,
  at,
  cursor,
  signal,
  firstTime,
}: ClosestRequest): AsyncGenerator<AvailableDepartment> {
  let left = DEPARTMENTS_PER_BATCH;
  for (const department of behindCursor(byDistance(ableDepartments(order), at), cursor)) {
    if (left === 0 || signal?.aborted) return;
    const first = await firstTime(department);
    if (!first || signal?.aborted) continue;
    left -= 1;
    yield toAvailable(department, first);
  }
}

/** Departments that do everything that was chosen, each for itself; whether one bay can is found in the calendar. */
function ableDepartments({ departments, chosen, car }: Order): readonly WorkshopDepartment[] {
  return departments.filter((department) => chosen.every((offering) => canDo(department, offering, car)));
}

/** A cursor that is not in the list any more has nothing behind it: rather none than the same ones again. */
function behindCursor<T extends { departmentId: string }>(
  departments: readonly T[],
  cursor?: string,
): readonly T[] {
  if (cursor === undefined) return departments;
  const at = departments.findIndex(({ departmentId }) => departmentId === cursor);
  return at < 0 ? [] : departments.slice(at + 1);
}

function toAvailable(
  department: WorkshopDepartment & { distanceKm: number },
  { timeSlot, isFullDay }: TimeSlotChoice,
): AvailableDepartment {
  const { departmentId, siteId, siteName, address, latitude, longitude, brands } = department;
  return {
    departmentId,
    siteId,
    siteName,
    address,
    latitude,
    longitude,
    brands,
    firstTimeSlot: timeSlot,
    firstTimeSlotIsFullDay: isFullDay,
    distanceKm: Math.round(department.distanceKm * 10) / 10,
  };
}
