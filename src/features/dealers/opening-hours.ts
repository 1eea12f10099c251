import { wallTime } from '../../shared/platform/wall-time.ts';
import type { OpeningSchedule } from './dealership.ts';
import { namedHours, parseHours } from './hours-text.ts';
import { hoursOn } from './opening-schedule.ts';
import { openingState } from './opening-state.ts';

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
  const lines = [now, new Date(now.getTime() - DAY_MS)].map(
    (moment) => hoursOn(schedule, wallTime(moment, timeZone))?.displayText ?? '',
  );
  const shown = state === 'open' ? lines.find((line) => parseHours(line)?.length) : lines[0];
  return namedHours(shown ?? '').hours;
}

const DAY_MS = 86_400_000;
