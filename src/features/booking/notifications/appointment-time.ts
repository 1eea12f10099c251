import { instantOnDay } from '../../../shared/platform/wall-time.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import type { Appointment, Booking } from '../booking.ts';
import { formatTime, parseTime } from '../calendar/local-date.ts';
import { FULL_DAY_TIME } from '../calendar/time-slot.ts';
import { formatLongDay } from '../flow/format-slot.ts';
import { isTimeToCome, type VisitKind } from '../visit-kind.ts';

/** When the customer is to come: a car for the whole day is left at the same time everywhere. */
export function arrivalMinutes({ startsAt, isFullDay }: Pick<Appointment, 'startsAt' | 'isFullDay'>): number {
  return isFullDay ? parseTime(FULL_DAY_TIME) : startsAt;
}

export function arrivalInstant({ appointment, workshop }: Pick<Booking, 'appointment' | 'workshop'>): Date {
  return instantOnDay(appointment.date, arrivalMinutes(appointment), workshop.timeZone);
}

export function endInstant({ appointment, workshop }: Pick<Booking, 'appointment' | 'workshop'>): Date {
  return instantOnDay(appointment.date, appointment.endsAt, workshop.timeZone);
}

type Appointed = Pick<Booking, 'appointment' | 'language'>;

/** 'onsdag 18 november kl. 07:30', 'onsdag 18 november före kl. 08:00' for a whole day; the day alone where the workshop gets back with the time. */
export function formatAppointment(booking: Appointed, visit: VisitKind, texts: Texts): string {
  const { appointment, language } = booking;
  const day = formatLongDay(appointment.date, language);
  if (isTimeToCome(booking, visit)) return day;
  const key = appointment.isFullDay ? 'bookingMailBefore' : 'bookingMailAt';
  return texts(key, { day, time: formatTime(arrivalMinutes(appointment)) });
}

/** What a customer has to know about a whole day. */
export function fullDayNote(
  { appointment }: Appointed,
  { timeToCome }: VisitKind,
  texts: Texts,
): string | undefined {
  if (!appointment.isFullDay) return undefined;
  if (timeToCome) return texts(timeToCome);
  return texts('bookingMailFullDay', { time: formatTime(arrivalMinutes(appointment)) });
}

/** In large type 'kl. 07:30' stays on one line. */
export function unbrokenTime(text: string): string {
  return text.replace(/ (?=\d\d:\d\d$)/, '\u00a0');
}
