import type { Booking } from '../booking.ts';
import { arrivalInstant } from '../notifications/appointment-time.ts';
import type { VisitKind } from '../visit-kind.ts';

const HOUR_MS = 3_600_000;

type ChangeRule = Pick<VisitKind, 'changeUntilHours'>;

/** The last moment at which a customer may move or cancel. */
export function changeDeadline(booking: Booking, { changeUntilHours }: ChangeRule): Date {
  return new Date(arrivalInstant(booking).getTime() - changeUntilHours * HOUR_MS);
}

export type ManageState = 'changeable' | 'too late' | 'past' | 'cancelled';

/** What a customer can still do with a booking. */
export function manageState(booking: Booking, visit: ChangeRule, now: Date): ManageState {
  if (booking.state === 'cancelled') return 'cancelled';
  if (booking.state === 'no-show' || arrivalInstant(booking) <= now) return 'past';
  return now <= changeDeadline(booking, visit) ? 'changeable' : 'too late';
}
