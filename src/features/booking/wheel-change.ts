import type { Booking } from './booking.ts';
import type { Job } from './calendar/bay.ts';

/** The service of a tyre hotel's customers: on no price list, because its price is that of the agreement. */
export const WHEEL_CHANGE_CODE = 'hjulskifte-dackhotell';

export const wheelChangeJob: Job = { minutes: 45, skills: ['tyre'] };

export function isWheelChange({ services }: Pick<Booking, 'services'>): boolean {
  return services.some(({ code }) => code === WHEEL_CHANGE_CODE);
}

/** A wheel change that was booked for a day: the workshop gets back to the customer with the time (TH-44). */
export function isTimeToCome(booking: Pick<Booking, 'services' | 'appointment'>): boolean {
  return booking.appointment.isFullDay && isWheelChange(booking);
}
