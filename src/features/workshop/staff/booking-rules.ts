import type { WallTime } from '../../../shared/platform/wall-time.ts';
import type { Booking } from '../../booking/booking.ts';

type Now = Pick<WallTime, 'date'>;

/** Only from its own day on: before that, a customer who does not come has cancelled. */
export function mayBeNoShow({ state, appointment }: Booking, now: Now): boolean {
  return state === 'booked' && appointment.date <= now.date;
}

/** A day that is over stays as it was. */
export function mayCancel({ state, appointment }: Booking, now: Now): boolean {
  return state === 'booked' && appointment.date >= now.date;
}
