import type { FastifyReply } from 'fastify';
import { sendSeeOther } from '../../../../shared/platform/send-redirect.ts';
import { wallTime } from '../../../../shared/platform/wall-time.ts';
import type { Booking } from '../../booking.ts';
import type { SaveResult } from '../../booking-store.ts';
import { addDays, isDate, weekdayOf } from '../../calendar/local-date.ts';
import { WorkshopError } from '../../workshop-error.ts';
import type { ManageRouteDeps } from '../manage-route-deps.ts';
import { DAYS_PER_WEEK, type Rescheduling, type Slot } from '../rescheduling.ts';
import { parseSlotValue } from '../slot-value.ts';
import { MovePage, type MoveProblem } from '../views/move-page.tsx';
import type { ManagedBooking } from './find-booking.ts';
import { sendBookingPage } from './send-page.tsx';

type Shown = { from?: string; problem?: MoveProblem | undefined };

/** A week of free times; the one of the booking itself unless another was chosen. */
export async function showMovePage(
  reply: FastifyReply,
  managed: ManagedBooking,
  { from: wanted = '', problem }: Shown,
  deps: ManageRouteDeps,
): Promise<FastifyReply> {
  const { booking, visit, state, path, texts } = managed;
  if (state !== 'changeable') return sendSeeOther(reply, path);
  const today = wallTime(deps.now(), booking.workshop.timeZone).date;
  const from = notBefore(today, firstDayFor(booking, wanted, today));
  const week = await orUnavailable(reschedulingOf(managed, deps).week(from), deps);
  const hrefFrom = (day: string) => `${path}/move?from=${notBefore(today, day)}`;
  const page = (
    <MovePage
      {...{ booking, visit, path, week, problem, texts }}
      earlierHref={from > today ? hrefFrom(addDays(from, -DAYS_PER_WEEK)) : undefined}
      laterHref={hrefFrom(addDays(from, DAYS_PER_WEEK))}
    />
  );
  return sendBookingPage(reply.status(statusOf(week, problem)), managed, page);
}

const MAX_DAYS_AHEAD = 365;

function firstDayFor({ appointment: { date } }: Booking, wanted: string, today: string): string {
  const isUsable = isDate(wanted) && wanted <= addDays(today, MAX_DAYS_AHEAD);
  return isUsable ? wanted : addDays(date, -weekdayOf(date));
}

function notBefore(earliest: string, day: string): string {
  return [earliest, day].sort().at(-1) ?? day;
}

function statusOf(week: unknown, problem: MoveProblem | undefined): number {
  if (!week) return 503;
  if (!problem) return 200;
  return problem.kind === 'none chosen' ? 422 : 409;
}

/** Frees the old time and takes the new one, both or neither; the calendar's constraint decides. */
export async function moveBooking(
  reply: FastifyReply,
  managed: ManagedBooking,
  posted: URLSearchParams,
  deps: ManageRouteDeps,
): Promise<FastifyReply> {
  const { booking, state, path } = managed;
  if (state !== 'changeable') return sendSeeOther(reply, path);
  const slot = parseSlotValue(posted.get('slot') ?? '');
  if (!slot) return showMovePage(reply, managed, { problem: { kind: 'none chosen' } }, deps);
  const from = slot.timeSlot.slice(0, 10);
  const rescheduling = reschedulingOf(managed, deps);
  const result = await orUnavailable(takeSlot(managed, slot, rescheduling, deps), deps);
  if (result?.state === 'taken') {
    const alternatives = (await orUnavailable(rescheduling.nearest(slot.timeSlot), deps)) ?? [];
    return showMovePage(reply, managed, { from, problem: { kind: 'taken', alternatives } }, deps);
  }
  if (result?.state === 'car booked')
    return showMovePage(reply, managed, { from, problem: { kind: 'car booked' } }, deps);
  if (!result) return showMovePage(reply, managed, { from }, deps);
  if (result.state === 'not found') return sendSeeOther(reply, path);
  deps.onChanged();
  deps.log.info({ code: 'BOOKING_MOVED', site: booking.site, booking: booking.id }, 'by the customer');
  return sendSeeOther(reply, `${path}?moved`);
}

/** A time that the rules do not offer is as good as taken. */
async function takeSlot(
  { booking }: ManagedBooking,
  slot: Slot,
  rescheduling: Rescheduling,
  { bookings, deliveries, now }: ManageRouteDeps,
): Promise<SaveResult | { state: 'not found' }> {
  const claim = await rescheduling.claim(slot);
  return claim ? bookings.move(booking.id, claim, deliveries, now()) : { state: 'taken' };
}

function reschedulingOf({ booking, context: { site } }: ManagedBooking, deps: ManageRouteDeps): Rescheduling {
  return deps.rescheduling(booking, {
    name: site.name,
    country: site.country,
    dealershipIndex: site.indices.sites,
    timeZone: booking.workshop.timeZone,
    language: booking.language,
    url: site.url,
  });
}

/** The workshop may no longer offer what was booked, or be out of reach: the booking stands all the same. */
async function orUnavailable<T>(work: Promise<T>, { log }: ManageRouteDeps): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof WorkshopError)) throw error;
    log.warn({ code: 'BOOKING_TIMES_UNAVAILABLE', reason: error.code }, 'a booking cannot be moved');
    return undefined;
  }
}
