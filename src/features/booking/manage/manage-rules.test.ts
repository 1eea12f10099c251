import { expect, test } from 'vitest';
import { anAppointment, aServiceBooking } from '../notifications/testing/a-service-booking.ts';
import { aVisitKind } from '../testing/visit-kinds.ts';
import { changeDeadline, manageState } from './manage-rules.ts';

test.each([
  ['2026-11-17T06:30:00Z', 'changeable'],
  ['2026-11-17T06:30:01Z', 'too late'],
  ['2026-11-18T06:29:59Z', 'too late'],
  ['2026-11-18T06:30:00Z', 'past'],
])('a booking at 07:30 local time on 18 November is at %s %s', (now, state) => {
  expect(manageState(aServiceBooking(), aVisitKind, new Date(now))).toBe(state);
});

test('a cancelled booking stays cancelled, and one whose customer did not come is past', () => {
  const now = new Date('2026-11-16T10:00:00Z');
  expect(manageState(aServiceBooking({ state: 'cancelled' }), aVisitKind, now)).toBe('cancelled');
  expect(manageState(aServiceBooking({ state: 'no-show' }), aVisitKind, now)).toBe('past');
});

test.each([
  ['2026-03-29', '2026-03-28T05:30:00.000Z'],
  ['2026-10-25', '2026-10-24T06:30:00.000Z'],
])('24 hours are 24 hours also when the clocks change on %s', (date, deadline) => {
  const booking = aServiceBooking({ appointment: anAppointment({ date }) });
  expect(changeDeadline(booking, aVisitKind).toISOString()).toBe(deadline);
});

test('a car for the whole day is expected at 08:00', () => {
  const booking = aServiceBooking({ appointment: anAppointment({ isFullDay: true, startsAt: 420 }) });
  expect(changeDeadline(booking, aVisitKind).toISOString()).toBe('2026-11-17T07:00:00.000Z');
});

test('each kind of visit has a deadline of its own', () => {
  const visit = { ...aVisitKind, changeUntilHours: 2 };
  expect(manageState(aServiceBooking(), visit, new Date('2026-11-18T04:30:00Z'))).toBe('changeable');
  expect(manageState(aServiceBooking(), visit, new Date('2026-11-18T04:30:01Z'))).toBe('too late');
});
