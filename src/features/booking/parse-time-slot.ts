import { isDate } from './calendar/local-date.ts';
import { WorkshopError } from './workshop-error.ts';

const slot = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::00)?$/;

/** The date and the time of '2026-11-18T07:30:00'. */
export function parseTimeSlot(timeSlot: string): { date: string; time: string } {
  const [, date = '', time = ''] = slot.exec(timeSlot) ?? [];
  if (!isDate(date)) throw new WorkshopError('InvalidRequest', { detail: 'timeSlot' });
  return { date, time };
}

/** The date of '2026-11-18', with or without a midnight behind it. */
export function parseDate(text: string): string {
  const [, date = ''] = /^(\d{4}-\d{2}-\d{2})(?:T00:00(?::00(?:\.000)?)?Z?)?$/.exec(text) ?? [];
  if (!isDate(date)) throw new WorkshopError('InvalidRequest', { detail: 'date' });
  return date;
}
