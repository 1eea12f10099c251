import { expect, test } from 'vitest';
import type { Delivery } from '../../../shared/messaging/outbox.ts';
import type { LogFields } from '../../../shared/platform/log.ts';
import type { Booking } from '../booking.ts';
import { aVisitKind, someVisitKinds } from '../testing/visit-kinds.ts';
import { visitKindsOf } from '../visit-kind.ts';
import { anonymiseOldBookings, type BookingJobDeps, remindOfVisits } from './booking-jobs.ts';
import { aServiceBooking } from './testing/a-service-booking.ts';

function deps(now: string, more: Partial<BookingJobDeps> = {}, booking: Booking = aServiceBooking()) {
  const calls: string[] = [];
  const enqueued: Delivery[] = [];
  const lines: LogFields[] = [];
  const write = (fields: LogFields) => void lines.push(fields);
  const made: BookingJobDeps = {
    bookings: {
      remind: async (date, isDue, deliveries) => {
        if (!isDue(booking)) return 0;
        calls.push(`remind ${date}`);
        enqueued.push(...deliveries(booking));
        return 1;
      },
      anonymiseBefore: async (date) => calls.push(`anonymise before ${date}`),
    },
    visitKinds: someVisitKinds,
    channels: ['booking-mail', 'booking-sms'],
    keepDays: 730,
    cleanings: { note: async ({ kind, removed }) => void calls.push(`cleaned ${kind} ${removed}`) },
    timeZones: () => ['Europe/Stockholm'],
    clock: () => new Date(now),
    log: { info: write, warn: write, error: write },
    onEnqueued: () => calls.push('nudge'),
    ...more,
  };
  return { made, calls, enqueued, lines };
}

test.each([
  ['2026-11-17T07:59:00Z', []],
  ['2026-11-17T08:00:00Z', ['remind 2026-11-18', 'nudge']],
  ['2026-11-17T18:59:00Z', ['remind 2026-11-18', 'nudge']],
  ['2026-11-17T19:00:00Z', []],
  // The days of the clock changes: 9 o’clock is an hour earlier, and an hour later again.
  ['2026-03-29T07:00:00Z', ['remind 2026-03-30', 'nudge']],
  ['2026-10-25T07:59:00Z', []],
  ['2026-10-25T08:00:00Z', ['remind 2026-10-26', 'nudge']],
  ['2026-12-31T12:00:00Z', ['remind 2027-01-01', 'nudge']],
])('reminders go out between 9 and 20 local time, the day before: at %s', async (now, expected) => {
  const { made, calls } = deps(now);
  await remindOfVisits(made);
  expect(calls).toEqual(expected);
});

test('with sites in several zones, reminders wait until it is daytime in all of them', async () => {
  const timeZones = () => ['Europe/Stockholm', 'Europe/London', 'Europe/Helsinki'];
  const early = deps('2026-11-17T08:59:00Z', { timeZones });
  await remindOfVisits(early.made);
  const late = deps('2026-11-17T18:00:00Z', { timeZones });
  await remindOfVisits(late.made);
  const day = deps('2026-11-17T09:00:00Z', { timeZones });
  await remindOfVisits(day.made);
  expect([early.calls, late.calls, day.calls]).toEqual([[], [], ['remind 2026-11-18', 'nudge']]);
});

test('who booked or moved the time within twelve hours is not reminded of it', async () => {
  const now = '2026-11-17T12:00:00Z';
  const earlier = deps(now, {}, aServiceBooking({ changedAt: '2026-11-17T00:00:00Z', sequence: 3 }));
  await remindOfVisits(earlier.made);
  expect(earlier.enqueued.map(({ key }) => key)).toEqual([
    'SB-7K3M9Q.3.reminder.booking-mail',
    'SB-7K3M9Q.3.reminder.booking-sms',
  ]);
  const recent = deps(now, {}, aServiceBooking({ changedAt: '2026-11-17T00:00:01Z' }));
  await remindOfVisits(recent.made);
  expect(recent.enqueued).toEqual([]);
});

test('a kind of visit is reminded of so many days before as it says, unless told within its own hours', async () => {
  const early = {
    ...aVisitKind,
    serviceCode: 'early',
    reminder: { ...aVisitKind.reminder, daysBefore: 3, unlessToldWithinHours: 48 },
  };
  const visitKinds = visitKindsOf([{ visits: [aVisitKind] }, {}, { visits: [early] }]);
  const [service] = aServiceBooking().services;
  if (!service) throw new Error('a booking has services');
  const changedAt = '2026-11-15T12:00:00Z';
  const booking = aServiceBooking({ changedAt, services: [service, { ...service, code: 'early' }] });
  const due = deps('2026-11-17T12:00:00Z', { visitKinds }, booking);
  await remindOfVisits(due.made);
  expect(due.calls).toEqual(['remind 2026-11-20', 'nudge']);
  expect(due.enqueued).toHaveLength(2);
  const recent = deps('2026-11-17T11:59:59Z', { visitKinds }, booking);
  await remindOfVisits(recent.made);
  expect(recent.enqueued).toEqual([]);
});

test('bookings are made anonymous after the days of the setting, and when that was looked at is noted', async () => {
  const set = deps('2026-11-17T12:00:00Z', { keepDays: 30 });
  await anonymiseOldBookings(set.made);
  expect(set.calls).toEqual(['anonymise before 2026-10-18', 'cleaned booking 1']);
  expect(set.lines).toEqual([{ code: 'BOOKINGS_ANONYMISED', anonymised: 1, keepDays: 30 }]);
});
