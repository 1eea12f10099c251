import { instantOnDay } from '../../platform/wall-time.ts';
import { localeOf } from '../../sites/formats.ts';
import type { Language } from '../../sites/languages.ts';
import type { Appointment, Booking } from '../booking.ts';
import { FULL_DAY_TIME } from '../department.ts';

/** When the customer is to come: a car for the whole day is left at the same time everywhere. */
export function arrivalMinutes({ startsAt, isFullDay }: Pick<Appointment, 'startsAt' | 'isFullDay'>): number {
  return isFullDay ? minutesOf(FULL_DAY_TIME) : startsAt;
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

/** '07:30' */
export function formatTimeOfDay(minutes: number): string {
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** Minutes since midnight of '07:30'. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The values that most texts about an appointment have. */
export function timeTexts(
  appointment: Pick<Appointment, 'date' | 'startsAt' | 'isFullDay'>,
  language: Language,
): { day: string; time: string } {
  return {
    day: formatWeekday(appointment.date, language),
    time: formatTimeOfDay(arrivalMinutes(appointment)),
  };
}
