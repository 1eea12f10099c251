import { expect, test } from 'vitest';
import { aBookingFlowState } from '../testing/a-booking-flow.ts';
import { emptyBooking } from './booking-flow-reducer.ts';
import { bookingStepEvent } from './booking-step-event.ts';
import { resumeBooking } from './resume-booking.ts';

const stored = aBookingFlowState();
const lund = { name: 'Lund', latitude: 55.7, longitude: 13.2, placeId: 'lund', region: 'Skåne' };

test('without a stored booking it begins with the place of the link', () => {
  expect(resumeBooking(undefined, lund, true)).toEqual({ state: emptyBooking, startLocation: lund });
  expect(resumeBooking(undefined, undefined, true).startLocation).toBeUndefined();
});

test('SB-07 a reload goes on where the visitor was, whatever the address says', () => {
  expect(resumeBooking(stored, lund, false)).toEqual({ state: stored, startLocation: stored.location });
});

test('SB-14 a new visit from a dealer page shows step 1 with its place, and keeps the choices', () => {
  expect(resumeBooking(stored, lund, true)).toEqual({
    state: { ...stored, displayState: 1 },
    startLocation: lund,
  });
  expect(resumeBooking(stored, stored.location, true).state).toBe(stored);
});

test('SB-93 a confirmed booking is shown again, whatever the address says', () => {
  const confirmed = aBookingFlowState({ bookingState: 5, displayState: 5, bookingInfo: { id: 'SB-1' } });
  expect(resumeBooking(confirmed, lund, true).state).toBe(confirmed);
});

test('ANA-09 every step has its event; the contact form is the fifth, the confirmation the sixth', () => {
  const events = ([1, 2, 3, 4, 5] as const).map((step) => bookingStepEvent(step, false));
  expect(events).toEqual([
    { event: 'booking_step', step: 1, step_name: 'car' },
    { event: 'booking_step', step: 2, step_name: 'services' },
    { event: 'booking_step', step: 3, step_name: 'addons' },
    { event: 'booking_step', step: 4, step_name: 'time and place' },
    { event: 'booking_step', step: 6, step_name: 'confirmation' },
  ]);
  expect(bookingStepEvent(4, true)).toEqual({ event: 'booking_step', step: 5, step_name: 'contact' });
});
