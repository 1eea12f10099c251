import type { OpeningSchedule } from '../dealership.ts';
import { weekdays } from './a-schedule.ts';

/** Opening hours as numbers: spans of [from, to] in minutes since midnight, `to` above 1440 on the next day. */
export type PlainHours = {
  /** Monday first. */
  week: readonly Spans[];
  /** By date, YYYY-MM-DD. */
  deviations: Readonly<Record<string, Spans>>;
  vacation?: { first: string; last: string; week: readonly Spans[] } | undefined;
};

export type Spans = readonly (readonly [number, number])[];

/** The same hours as a feed writes them. */
export function toSchedule({ week, deviations, vacation }: PlainHours): OpeningSchedule {
  const lines = (days: readonly Spans[]) =>
    days.map((spans, at) => ({ day: weekdays[at] ?? '', displayText: displayText(spans) }));
  return {
    openinghours: lines(week),
    deviationdays: Object.entries(deviations).map(([day, spans]) => ({
      day,
      displayText: `Avvikande: ${displayText(spans).toLowerCase()}`,
    })),
    vacationdays: vacation
      ? [
          {
            vacationtitle: 'Semester',
            vacationstart: vacation.first,
            vacationend: vacation.last,
            vacationdays: lines(vacation.week),
          },
        ]
      : [],
  };
}

function displayText(spans: Spans): string {
  const clock = (minutes: number) => {
    const onDial = minutes > 1440 ? minutes - 1440 : minutes;
    return `${Math.floor(onDial / 60)}.${String(onDial % 60).padStart(2, '0')}`;
  };
  return spans.map(([from, to]) => `${clock(from)}–${clock(to)}`).join(', ') || 'Stängt';
}

export type Step = { at: number; isOpen: boolean; hasHoursToday: boolean };

const MINUTE_MS = 60_000;

/**
 * Walks through every minute of a stretch of time with a clock in the hand, and opens and closes the door when the clock
 * first shows that it is time. It shares no code with the rules it judges.
 */
export function stepThroughHours(
  hours: PlainHours,
  timeZone: string,
  fromMs: number,
  toMs: number,
): readonly Step[] {
  const clock = clockIn(timeZone);
  const steps: Step[] = [];
  const waiting: { opens: number; closes: number; state: 'waiting' | 'open' | 'over' }[] = [];
  const seen = new Set<string>();
  // Two days earlier, for a span of yesterday may still go on.
  for (let at = fromMs - 2 * 1440 * MINUTE_MS; at < toMs; at += MINUTE_MS) {
    const { date, dayNumber, minutes } = clock(at);
    if (!seen.has(date)) {
      seen.add(date);
      for (const [from, to] of spansOn(hours, date))
        waiting.push({ opens: dayNumber * 1440 + from, closes: dayNumber * 1440 + to, state: 'waiting' });
    }
    const shown = dayNumber * 1440 + minutes;
    for (const door of waiting) {
      if (door.state === 'waiting' && shown >= door.opens) door.state = 'open';
      if (door.state === 'open' && shown >= door.closes) door.state = 'over';
    }
    if (at < fromMs) continue;
    const isOpen = waiting.some(({ state }) => state === 'open');
    steps.push({ at, isOpen, hasHoursToday: spansOn(hours, date).length > 0 });
  }
  return steps;
}

function spansOn({ week, deviations, vacation }: PlainHours, date: string): Spans {
  const weekday = (new Date(`${date}T12:00Z`).getUTCDay() + 6) % 7;
  const isVacation = vacation && vacation.first <= date && date <= vacation.last;
  return deviations[date] ?? (isVacation ? vacation.week : week)[weekday] ?? [];
}

/** Clocks change on the hour, so the hand is set once an hour and then moves by the minute. */
function clockIn(timeZone: string) {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  let set = { at: Number.NaN, date: '', dayNumber: 0, minutes: 0 };
  return (at: number) => {
    if (!(at - set.at < 60 * MINUTE_MS)) {
      const [date = '', time = ''] = format.format(at).split(' ');
      const [hour = 0, minute = 0] = time.split(':').map(Number);
      set = { at, date, dayNumber: Date.parse(date) / 86_400_000, minutes: hour * 60 + minute };
    }
    return { ...set, minutes: set.minutes + (at - set.at) / MINUTE_MS };
  };
}
