import type { Clock } from '../../../shared/platform/clock.ts';
import { contentFingerprint } from '../../../shared/platform/content-fingerprint.ts';
import type { Log } from '../../../shared/platform/log.ts';
import { wallTime } from '../../../shared/platform/wall-time.ts';
import type { CachedSearch } from '../../../shared/search/cached-search.ts';
import type { Booking } from '../../booking/booking.ts';
import { findAttempt, unusedReference } from '../../booking/booking-attempt.ts';
import type { BayCalendar, BookingStore, Claim, ToDeliveries } from '../../booking/booking-store.ts';
import { claimFor } from '../../booking/calendar/claim-for.ts';
import type { TimeSlotChoice } from '../../booking/calendar/time-slot.ts';
import { departmentDay } from '../../booking/department-days.ts';
import type { WorkshopSite } from '../../booking/find-departments.ts';
import { findDepartments } from '../../booking/find-departments.ts';
import { freeTimes } from '../../booking/free-times.ts';
import { hashManageToken, managePath } from '../../booking/manage/manage-token.ts';
import { parseDate, parseTimeSlot } from '../../booking/parse-time-slot.ts';
import { WorkshopError } from '../../booking/workshop-error.ts';
import type { BookingReceipt } from '../booking-request.ts';
import { bookedPrice, toBookingToSave } from '../booking-to-save.ts';
import { checkBooking } from '../check-booking.ts';
import { closestAvailable } from '../closest-available.ts';
import { findVehicle } from '../find-vehicle.ts';
import { departmentForOrder, loadCarContext, loadOrder, loadPriceList, type Order } from '../load-order.ts';
import { offeringsForCar, offersAt } from '../offerings-for-car.ts';
import { includesMake } from '../same-make.ts';
import type { SetupStore } from '../setup-store.ts';
import type { VehicleRegister } from '../vehicle.ts';
import type { OpenWorkshop } from '../workshop-service.ts';
import type { Workshop } from '../workshop-setup.ts';

export type EmbeddedWorkshopDeps = {
  vehicles: VehicleRegister;
  setups: SetupStore;
  bookings: BookingStore;
  bays: BayCalendar;
  /** Where the dealerships are found. */
  search: CachedSearch;
  now: Clock;
  randomBytes: (count: number) => Uint8Array;
  log: Log;
  /** What is sent about a new booking; enqueued in the transaction that stores it. */
  deliveries: ToDeliveries;
  manageToken: (bookingId: string) => string;
  /** How long a chosen time is held for a visitor. */
  holdMinutes: number;
};

const DAYS_PER_ANSWER = 7;
const MINUTE_MS = 60_000;

/** The workshop system of an installation that has no other. */
export function embeddedWorkshop(deps: EmbeddedWorkshopDeps): OpenWorkshop {
  const holdMs = deps.holdMinutes * MINUTE_MS;
  return (site) => {
    const timesOf = (order: Order, department: Workshop, ownHold?: string) =>
      freeTimes(deps, department, order.job, site.timeZone, ownHold);

    const notAvailable = async (order: Order, department: Workshop, timeSlot: string) =>
      new WorkshopError('TimeslotNotAvailable', {
        alternatives: await timesOf(order, department).nearTo(timeSlot),
      });

    return {
      async findVehicle(registrationNumber) {
        const list = await loadPriceList(deps, site);
        return findVehicle(deps.vehicles, registrationNumber, { ...list, country: site.country });
      },

      async hasBrand(brand) {
        const departments = await findDepartments(deps, site);
        return departments.some(({ brands }) => includesMake(brands, brand));
      },

      async services(registrationNumber, at) {
        const context = await loadCarContext(deps, site, registrationNumber);
        return offeringsForCar(context.list.services, context, at);
      },

      async addons(registrationNumber, at) {
        const context = await loadCarContext(deps, site, registrationNumber);
        return offeringsForCar(context.list.addons, context, at);
      },

      async prices({ registrationNumber, departmentId, serviceOfferings }) {
        const order = await loadOrder(deps, site, registrationNumber, serviceOfferings);
        const department = departmentForOrder(order, departmentId);
        return offersAt(order, department);
      },

      async timeSlots({ registrationNumber, departmentId, serviceOfferings, from, holdId }) {
        const date = parseDate(from);
        const order = await loadOrder(deps, site, registrationNumber, serviceOfferings);
        const department = departmentForOrder(order, departmentId);
        return timesOf(order, department, holdId).ofDays(date, DAYS_PER_ANSWER);
      },

      async *closestAvailable({ registrationNumber, serviceOfferings, at, cursor, sort, holdId, signal }) {
        const order = await loadOrder(deps, site, registrationNumber, serviceOfferings);
        const firstTime = (department: Workshop) => timesOf(order, department, holdId).first(signal);
        yield* closestAvailable({ order, at, cursor, sort, signal, firstTime });
      },

      async hold(request) {
        const order = await loadOrder(deps, site, request.registrationNumber, request.serviceOfferings);
        const department = departmentForOrder(order, request.departmentId);
        const now = deps.now();
        const claim = findClaim(site, order, department, request, now);
        const holdId = request.holdId ?? Buffer.from(deps.randomBytes(HOLD_ID_BYTES)).toString('hex');
        const expiresAt = new Date(now.getTime() + holdMs);
        const held = claim && (await deps.bays.hold(holdId, claim, expiresAt, now));
        if (!held) throw await notAvailable(order, department, request.timeSlot);
        return { holdId, expiresAt: expiresAt.toISOString(), expiresInSeconds: holdMs / 1000 };
      },

      releaseHold: (holdId) => deps.bays.releaseHold(holdId),

      async book({ holdId, ...content }, idempotencyKey, replaces = []) {
        const request = { ...content, holdId };
        // A hold may have run out and been taken again between two attempts.
        const attemptFingerprint = contentFingerprint(content);
        const attempt = await findAttempt(deps.bookings, idempotencyKey, attemptFingerprint);
        if (attempt.state === 'key reused') throw new WorkshopError('IdempotencyKeyReused');
        if (attempt.state === 'booked') return toReceipt(attempt.booking, deps);
        const codes = request.serviceOfferingRequests.map(({ kobraId }) => kobraId);
        const order = await loadOrder(deps, site, request.registrationNumber, codes);
        checkBooking(order, request.serviceOfferingRequests);
        const department = departmentForOrder(order, request.departmentId);
        const now = deps.now();
        const claim = findClaimToBook(site, order, department, request, now, holdMs);
        if (!claim) throw await notAvailable(order, department, request.timeSlot);
        const id = await unusedReference(deps);
        const manageTokenHash = hashManageToken(deps.manageToken(id));
        const parts = {
          ...{ site, order, department, request, claim, id, manageTokenHash, now },
          ...{ idempotencyKey: attempt.idempotencyKey, attemptFingerprint, replaces },
        };
        const toSave = toBookingToSave(parts);
        const { shownPrice } = request;
        if (shownPrice !== undefined && shownPrice !== bookedPrice(toSave))
          throw new WorkshopError('PriceChanged', { offers: offersAt(order, department) });
        const saved = await deps.bookings.save(toSave, deps.deliveries, now);
        if (saved.state === 'taken') throw await notAvailable(order, department, request.timeSlot);
        if (saved.state === 'car booked') throw new WorkshopError('CarAlreadyBooked');
        if (saved.state === 'key reused') throw new WorkshopError('IdempotencyKeyReused');
        const { booking, isNew } = saved;
        if (isNew)
          deps.log.info(
            { code: 'BOOKING_STORED', site: site.name, booking: booking.id },
            'a booking was stored',
          );
        return toReceipt(booking, deps);
      },
    };
  };
}

const HOLD_ID_BYTES = 16;

function toReceipt(
  { id, registrationNumber, services }: Booking,
  { manageToken }: Pick<EmbeddedWorkshopDeps, 'manageToken'>,
): BookingReceipt {
  const kobraProductIds = services.map(({ code }) => code);
  return { id, registrationNumber, kobraProductIds, managePath: managePath(manageToken(id)) };
}

/** Undefined where the rules do not offer that time. Whether a bay is free is decided by the database. */
function findClaim(
  { timeZone }: WorkshopSite,
  { job }: Order,
  department: Workshop,
  { timeSlot, isFullDay }: Omit<TimeSlotChoice, 'departmentId'>,
  now: Date,
): Claim | undefined {
  const { date, time } = parseTimeSlot(timeSlot);
  const day = departmentDay(department, date);
  return claimFor({ ...day, setup: department.setup, job, now: wallTime(now, timeZone), time, isFullDay });
}

/**
 * What was offered when a hold was taken is booked until the hold runs out, though the lead time may have run out since.
 */
function findClaimToBook(
  site: WorkshopSite,
  order: Order,
  department: Workshop,
  slot: Omit<TimeSlotChoice, 'departmentId'>,
  now: Date,
  holdMs: number,
): Claim | undefined {
  const claim = findClaim(site, order, department, slot, new Date(now.getTime() - holdMs));
  const { date, minutes } = wallTime(now, site.timeZone);
  const isPast = claim && (claim.date < date || (claim.date === date && claim.startsAt <= minutes));
  return isPast ? undefined : claim;
}
