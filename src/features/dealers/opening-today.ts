import { wallTime } from '../../shared/platform/wall-time.ts';
import type { OpeningSchedule } from './dealership.ts';
import { hoursOn, openingHoursOn } from './opening-schedule.ts';
import { openingState } from './opening-state.ts';
import { namedHours } from './parse-hours.ts';

/** Today's hours as the schedule writes them, and whether it is open; nothing when the schedule does not say. */
export type OpeningToday =
  | { state: 'open'; hours: string; until: Date }
  | { state: 'closed'; hours: string; until: Date }
  | { state: 'closed all day'; until: Date };

export function openingToday(
  schedule: OpeningSchedule,
  now: Date,
  timeZone: string,
): OpeningToday | undefined {
  const { state, until } = openingState(schedule, now, timeZone);
  if (state === 'unknown') return undefined;
  if (state === 'closed all day') return { state, until };
  return { state, hours: hoursNow(schedule, now, timeZone, state), until };
}

/** After midnight, when today is closed, it is the line of yesterday that keeps it open. */
function hoursNow(schedule: OpeningSchedule, now: Date, timeZone: string, state: 'open' | 'closed'): string {
  const days = [now, new Date(now.getTime() - DAY_MS)].map((moment) => wallTime(moment, timeZone).date);
  const shown = state === 'open' ? days.find((date) => openingHoursOn(schedule, date)?.length) : days[0];
  return namedHours((shown && hoursOn(schedule, shown)?.displayText) ?? '').hours;
}

const DAY_MS = 86_400_000;
