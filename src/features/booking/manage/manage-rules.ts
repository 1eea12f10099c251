import type { Booking } from '../booking.ts';
import { CHANGE_UNTIL_HOURS } from '../flow/can-be-changed.ts';
import { arrivalInstant } from '../notifications/appointment-time.ts';

const HOUR_MS = 3_600_000;

/** The last moment at which a customer may move or cancel; later, the workshop has ordered what it needs. */
export function changeDeadline(booking: Booking): Date {
  return new Date(arrivalInstant(booking).getTime() - CHANGE_UNTIL_HOURS * HOUR_MS);
}

export type ManageState = 'changeable' | 'too late' | 'past' | 'cancelled';

/** What a customer can still do with a booking. */
export function manageState(booking: Booking, now: Date): ManageState {
  if (booking.state === 'cancelled') return 'cancelled';
  if (booking.state === 'no-show' || arrivalInstant(booking) <= now) return 'past';
  return now <= changeDeadline(booking) ? 'changeable' : 'too late';
}
