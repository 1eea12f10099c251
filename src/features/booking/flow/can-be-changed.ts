import { instantOnDay } from '../../../shared/platform/wall-time.ts';
import { parseTime } from '../calendar/local-date.ts';
import { splitTimeSlot } from './format-slot.ts';

/** How long before a visit a customer may still move or cancel it: later, the workshop has ordered what it needs. */
export const CHANGE_UNTIL_HOURS = 24;
const HOUR_MS = 3_600_000;

/** Whether a booking of this time can be moved and cancelled by its link: nothing is promised that has passed. */
export function canBeChanged(timeSlot: string, timeZone: string, now: Date): boolean {
  const { date, time } = splitTimeSlot(timeSlot);
  const visit = instantOnDay(date, parseTime(time), timeZone).getTime();
  return now.getTime() <= visit - CHANGE_UNTIL_HOURS * HOUR_MS;
}
