import { instantOnDay } from '../../../../shared/platform/wall-time.ts';
import { parseTime } from '../../calendar/local-date.ts';
import { CHANGE_UNTIL_HOURS } from '../../change-until-hours.ts';
import { splitTimeSlot } from './format-slot.ts';

const HOUR_MS = 3_600_000;

/** Whether a booking of this time can be moved and cancelled by its link: nothing is promised that has passed. */
export function canBeChanged(timeSlot: string, timeZone: string, now: Date): boolean {
  const { date, time } = splitTimeSlot(timeSlot);
  const visit = instantOnDay(date, parseTime(time), timeZone).getTime();
  return now.getTime() <= visit - CHANGE_UNTIL_HOURS * HOUR_MS;
}
