import type { Clock } from '../../../shared/platform/clock.ts';
import { contentFingerprint } from '../../../shared/platform/content-fingerprint.ts';
import type { Log } from '../../../shared/platform/log.ts';
import { wallTime } from '../../../shared/platform/wall-time.ts';
import type { CachedSearch } from '../../../shared/search/cached-search.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import { findAttempt, unusedReference } from '../../booking/booking-attempt.ts';
import type { BayCalendar, BookingStore, Claim, ToDeliveries } from '../../booking/booking-store.ts';
import { claimFor } from '../../booking/calendar/claim-for.ts';
import { daysBetween } from '../../booking/calendar/local-date.ts';
import { FULL_DAY_TIME } from '../../booking/calendar/time-slot.ts';
import { departmentDay } from '../../booking/department-days.ts';
import type { DepartmentSetups, WorkshopSite } from '../../booking/find-departments.ts';
import { findDepartments, type WorkshopDepartment } from '../../booking/find-departments.ts';
import { freeTimes } from '../../booking/free-times.ts';
import { arrivalInstant } from '../../booking/notifications/appointment-time.ts';
import { bookablePart, isBookable } from '../bookable-window.ts';
import { findWorkshop } from '../booking/find-workshop.ts';
import { toConfirmation, toUpcoming } from '../booking/to-confirmation.ts';
import { toWheelChangeToSave } from '../booking/wheel-change-to-save.ts';
import type { ReviewStore } from '../review-store.ts';
import type { TyreBookingRequest } from '../tyre-booking.ts';
import { TyreHotelError } from '../tyre-hotel-error.ts';
import type { TyreHotelBooking } from '../tyre-hotel-service.ts';
import type { TyreVehicle } from '../tyre-vehicle.ts';
import { isWheelChange, wheelChangeVisit } from '../wheel-change-visit.ts';

export type EmbeddedTyreBookingDeps = {
  setups: DepartmentSetups;
  bookings: BookingStore;
  bays: Pick<BayCalendar, 'occupied'>;
  reviews: Pick<ReviewStore, 'add'>;
  /** Where the dealerships are found. */
  search: CachedSearch;
  /** Of the agreement of a plate. */
  findVehicle: (plate: string, site: string) => Promise<AgreedVehicle | undefined>;
  serviceName: (site: string, language: Language) => string;
  now: Clock;
  randomBytes: (count: number) => Uint8Array;
  log: Log;
  /** What is sent about a new booking; enqueued in the transaction that stores it. */
  deliveries: ToDeliveries;
  manageTokenHash: (bookingId: string) => string;
  /** Where the customer manages a booking. */
  managePath: (bookingId: string) => string;
};

type AgreedVehicle = Pick<TyreVehicle, 'brand' | 'model' | 'buildYear' | 'wheelChangePrice'>;

/** Wheel changes in the calendar of the workshop's bays: a bay that a service has taken is taken for wheels as well. */
export function embeddedTyreBooking(deps: EmbeddedTyreBookingDeps): (site: WorkshopSite) => TyreHotelBooking {
  return (site) => {
    const today = () => wallTime(deps.now(), site.timeZone).date;
    const departments = async () => {
      const found = await findDepartments(deps, site);
      return found.map(withTyreHotelHorizon);
    };
    const departmentOf = async (erpId: string) => {
      const department = (await departments()).find(({ departmentId }) => departmentId === erpId);
      if (!department) throw new TyreHotelError('no such workshop');
      return department;
    };
    const timesOf = (department: WorkshopDepartment) =>
      freeTimes(deps, department, wheelChangeVisit.job, site.timeZone);

    return {
      async workshopOf(locationName) {
        const found = findWorkshop(await departments(), locationName);
        if (!found) return undefined;
        const { departmentId, siteName, departmentName } = found;
        return { erpId: departmentId, locationName: siteName, departmentName };
      },

      async days(erpId, from, to) {
        const department = await departmentOf(erpId);
        const range = bookablePart({ from, to }, today());
        if (!range) return [];
        const days = await timesOf(department).ofDays(range.from, daysBetween(range.from, range.to) + 1);
        return days.filter(hasTime).map(({ date }) => date);
      },

      async times(erpId, date) {
        const department = await departmentOf(erpId);
        if (!isBookable(date, today())) return [];
        const [day] = await timesOf(department).ofDays(date, 1);
        return (day?.availableSlots ?? []).map((time) => `${date}T${time}:00`);
      },

      async create(erpId, request, idempotencyKey, replaces = []) {
        const attemptFingerprint = contentFingerprint([erpId, request]);
        const attempt = await findAttempt(deps.bookings, idempotencyKey, attemptFingerprint);
        if (attempt.state === 'key reused') throw new TyreHotelError('key reused');
        if (attempt.state === 'booked') return toConfirmation(attempt.booking, deps.managePath);
        const department = await departmentOf(erpId);
        const vehicle = await deps.findVehicle(request.regNo, site.name);
        if (!vehicle) throw new TyreHotelError('no agreement');
        const now = deps.now();
        const claim = findClaim(site, department, request, now);
        if (!claim) throw new TyreHotelError('time taken');
        const id = await unusedReference(deps);
        const wheelChange = toWheelChangeToSave({
          ...{ site, vehicle, department, request, claim, id, now },
          ...{ idempotencyKey: attempt.idempotencyKey, attemptFingerprint, replaces },
          serviceName: deps.serviceName(site.name, site.language),
          manageTokenHash: deps.manageTokenHash(id),
        });
        const saved = await deps.bookings.save(wheelChange, deps.deliveries, now);
        if (saved.state === 'taken') throw new TyreHotelError('time taken');
        if (saved.state === 'car booked') throw new TyreHotelError('car booked');
        if (saved.state === 'key reused') throw new TyreHotelError('key reused');
        const { booking, isNew } = saved;
        if (isNew)
          deps.log.info(
            { code: 'BOOKING_STORED', site: site.name, booking: booking.id },
            'a wheel change was stored',
          );
        return toConfirmation(booking, deps.managePath);
      },

      async upcoming(plates) {
        const found = await deps.bookings.upcomingOf(site.name, plates, today());
        return found
          .filter((booking) => isWheelChange(booking) && arrivalInstant(booking) > deps.now())
          .map((booking) => toUpcoming(booking, deps.managePath));
      },

      addReview: (review) => deps.reviews.add(site.name, review, deps.now()),
    };
  };
}

/** Longer than three months ever are: the tyre hotel's own window decides (TH-36), not how far ahead services are sold. */
const HORIZON_DAYS = 93;

function withTyreHotelHorizon(department: WorkshopDepartment): WorkshopDepartment {
  const { setup } = department;
  return {
    ...department,
    setup: { ...setup, horizonDays: Math.max(setup.horizonDays, HORIZON_DAYS) },
  };
}

function hasTime(day: { availableSlots: readonly string[]; allDaySlotAvailable: boolean }): boolean {
  return day.availableSlots.length > 0 || day.allDaySlotAvailable;
}

/** Undefined where the rules do not offer that time. Whether a bay is free is decided by the database. */
function findClaim(
  { timeZone }: WorkshopSite,
  department: WorkshopDepartment,
  { bookingDate, bookingStart }: TyreBookingRequest,
  now: Date,
): Claim | undefined {
  const date = bookingDate.slice(0, 10);
  const local = wallTime(now, timeZone);
  if (!isBookable(date, local.date) || (bookingStart !== null && bookingStart.slice(0, 10) !== date))
    throw new TyreHotelError('invalid request');
  const isFullDay = bookingStart === null;
  return claimFor({
    ...departmentDay(department, date),
    ...{ setup: department.setup, job: wheelChangeVisit.job, now: local, isFullDay },
    time: bookingStart?.slice(11, 16) ?? FULL_DAY_TIME,
  });
}
