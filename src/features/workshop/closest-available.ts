import type { Coordinates } from '../../shared/platform/coordinates.ts';
import { limitConcurrency } from '../../shared/platform/limit-concurrency.ts';
import type { TimeSlotChoice } from '../booking/calendar/time-slot.ts';
import { byDistance } from './by-distance.ts';
import {
  type AvailableDepartment,
  compareFirstTime,
  DEPARTMENTS_PER_BATCH,
  type DepartmentOrder,
} from './department.ts';
import type { Order } from './load-order.ts';
import { canDo, offersAt } from './offerings-for-car.ts';
import type { Workshop } from './workshop-setup.ts';

type ClosestRequest = {
  order: Order;
  at: Coordinates;
  cursor?: string | undefined;
  sort?: DepartmentOrder | undefined;
  signal?: AbortSignal | undefined;
  firstTime: (department: Workshop) => Promise<TimeSlotChoice | undefined>;
};

/** Each department is handed over as soon as its first free time is known, before the next calendar is read. */
export async function* closestAvailable({
  order,
  at,
  cursor,
  sort,
  signal,
  firstTime,
}: ClosestRequest): AsyncGenerator<AvailableDepartment> {
  const nearest = byDistance(ableDepartments(order), at);
  if (sort === 'firstTime') return yield* firstTimeFirst({ order, nearest, cursor, signal, firstTime });
  let left = DEPARTMENTS_PER_BATCH;
  for (const department of behindCursor(nearest, cursor)) {
    if (left === 0 || signal?.aborted) return;
    const first = await firstTime(department);
    if (!first || signal?.aborted) continue;
    left -= 1;
    yield toAvailable(department, first, order);
  }
}

/** Who asks for the first time does not drive further for it. */
const REACH_KM = 100;
/** Calendars that are read at once. */
const READS_AT_ONCE = 5;

type Nearest = readonly (Workshop & { distanceKm: number })[];

/** Of all departments in reach, those that can begin first; the calendars of all are read before the first is known. */
async function* firstTimeFirst({
  order,
  nearest,
  cursor,
  signal,
  firstTime,
}: Pick<ClosestRequest, 'order' | 'cursor' | 'signal' | 'firstTime'> & { nearest: Nearest }) {
  const near = nearest.filter(({ distanceKm }) => distanceKm <= REACH_KM);
  const available = await readFirstTimes(near, order, firstTime, signal);
  const found = available.length > 0 ? available : await readFirstTimes(nearest, order, firstTime, signal);
  const sorted = found.toSorted((a, b) => compareFirstTime(a, b) || a.distanceKm - b.distanceKm);
  if (!signal?.aborted) yield* behindCursor(sorted, cursor).slice(0, DEPARTMENTS_PER_BATCH);
}

async function readFirstTimes(
  departments: Nearest,
  order: Order,
  firstTime: ClosestRequest['firstTime'],
  signal: AbortSignal | undefined,
): Promise<readonly AvailableDepartment[]> {
  const limit = limitConcurrency(READS_AT_ONCE);
  const found = await Promise.all(
    departments.map((department) =>
      limit(async () => {
        const first = signal?.aborted ? undefined : await firstTime(department);
        return first ? [toAvailable(department, first, order)] : [];
      }),
    ),
  );
  return found.flat();
}

/** Departments that do everything that was chosen, each for itself; whether one bay can is found in the calendar. */
function ableDepartments({ departments, chosen, car }: Order): readonly Workshop[] {
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
  department: Workshop & { distanceKm: number },
  { timeSlot, isFullDay }: TimeSlotChoice,
  order: Order,
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
    offers: offersAt(order, department),
  };
}
