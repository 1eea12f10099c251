import { instantOnDay } from '../../platform/wall-time.ts';
import { localeOf } from '../../sites/formats.ts';
import type { Language } from '../../sites/languages.ts';
import type { Appointment, Booking } from '../booking.ts';
import { formatTime, parseTime } from '../calendar/local-date.ts';
import { FULL_DAY_TIME } from '../department.ts';

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

/** The values that most texts about an appointment have. */
export function timeTexts(
  appointment: Pick<Appointment, 'date' | 'startsAt' | 'isFullDay'>,
  language: Language,
): { day: string; time: string } {
  return {
    day: formatWeekday(appointment.date, language),
    time: formatTime(arrivalMinutes(appointment)),
  };
}

/** In large type 'kl. 07:30' stays on one line. */
export function unbrokenTime(text: string): string {
  return text.replace(/ (?=\d\d:\d\d$)/, '\u00a0');
}
