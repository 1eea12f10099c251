import { instantOnDay, MIDNIGHT, type WallTime, wallTime } from '../platform/wall-time.ts';
import type { Hours, OpeningSchedule, Vacation } from './dealership.ts';
import { namedHours, parseHours, type Span } from './hours-text.ts';
import { parseWeekdays } from './weekdays.ts';

/** Whether a department is open today; nothing when the schedule has no line for today. */
export type OpeningToday =
  | { state: 'open'; hours: string; until: Date }
  | { state: 'closed'; hours: string; until: Date }
  | { state: 'closed all day'; until: Date };

/** A deviating day counts before a vacation, and that before the ordinary week. `until` is when the answer changes. */
export function openingToday(
  schedule: OpeningSchedule,
  now: Date,
  timeZone: string,
): OpeningToday | undefined {
  const today = wallTime(now, timeZone);
  const shown = hoursOn(schedule, today)?.displayText ?? '';
  const spans = parseHours(shown);
  if (!spans) return undefined;
  const { hours } = namedHours(shown);
  const at = (minutes: number) => instantOnDay(today.date, minutes, timeZone);
  if (spans.length === 0) return { state: 'closed all day', until: at(MIDNIGHT) };
  const open = spans.find(({ from, to }) => from <= today.minutes && today.minutes < to);
  if (open) return { state: 'open', hours, until: at(open.to) };
  return { state: 'closed', hours, until: at(nextOpening(spans, today) ?? MIDNIGHT) };
}

function nextOpening(spans: readonly Span[], { minutes }: WallTime): number | undefined {
  return spans.map(({ from }) => from).find((from) => from > minutes);
}

/** The line of the schedule that holds on a day. */
export function hoursOn(schedule: OpeningSchedule, today: WallTime): Hours | undefined {
  const deviating = schedule.deviationdays.find(({ day }) => day.slice(0, 10) === today.date);
  const week = ongoingVacation(schedule, today)?.vacationdays ?? schedule.openinghours;
  return deviating ?? week.find(({ day }) => parseWeekdays(day).includes(today.weekday));
}

/** The first and the last day belong to it, by the calendar of the dealership (DSD-10, DSD-11). */
export function ongoingVacation(schedule: OpeningSchedule, { date }: WallTime): Vacation | undefined {
  return schedule.vacationdays.find(
    ({ vacationstart, vacationend }) =>
      vacationstart.slice(0, 10) <= date && date <= vacationend.slice(0, 10),
  );
}

/** Days that differ, as long as they have not passed. */
export function upcomingDeviations(schedule: OpeningSchedule, { date }: WallTime): readonly Hours[] {
  return schedule.deviationdays.filter(({ day }) => day.slice(0, 10) >= date);
}
