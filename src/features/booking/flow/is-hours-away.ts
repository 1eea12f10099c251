import { instantOnDay } from '../../../shared/platform/wall-time.ts';
import { parseTime } from '../calendar/local-date.ts';
import { splitTimeSlot } from './format-slot.ts';

const HOUR_MS = 3_600_000;

/** Whether there are so many hours left until a visit at this time. */
export function isHoursAway(hours: number, timeSlot: string, timeZone: string, now: Date): boolean {
  const { date, time } = splitTimeSlot(timeSlot);
  const visit = instantOnDay(date, parseTime(time), timeZone).getTime();
  return now.getTime() <= visit - hours * HOUR_MS;
}
