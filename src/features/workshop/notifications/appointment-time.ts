import { instantOnDay } from '../../../shared/platform/wall-time.ts';
import { localeOf } from '../../../shared/sites/formats.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import type { Appointment, Booking } from '../booking.ts';
import { formatTime, parseTime } from '../calendar/local-date.ts';
import { FULL_DAY_TIME } from '../department.ts';
import { isTimeToCome } from '../wheel-change.ts';

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

/** 'onsdag 18 november' */
export function formatWeekday(date: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(new Date(`${date}T12:00:00Z`));
}

type Appointed = Pick<Booking, 'appointment' | 'language' | 'services'>;

/** 'onsdag 18 november kl. 07:30', 'onsdag 18 november före kl. 08:00' for a whole day; the day alone where the workshop gets back with the time. */
export function formatAppointment(booking: Appointed, texts: Texts): string {
  const { appointment, language } = booking;
  const day = formatWeekday(appointment.date, language);
  if (isTimeToCome(booking)) return day;
  const key = appointment.isFullDay ? 'bookingMailBefore' : 'bookingMailAt';
  return texts(key, { day, time: formatTime(arrivalMinutes(appointment)) });
}

/** What a customer has to know about a whole day. */
export function fullDayNote(booking: Appointed, texts: Texts): string | undefined {
  if (!booking.appointment.isFullDay) return undefined;
  if (isTimeToCome(booking)) return texts('bookingMailTimeToCome');
  return texts('bookingMailFullDay', { time: formatTime(arrivalMinutes(booking.appointment)) });
}

/** In large type 'kl. 07:30' stays on one line. */
export function unbrokenTime(text: string): string {
  return text.replace(/ (?=\d\d:\d\d$)/, '\u00a0');
}
