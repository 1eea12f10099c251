import { MIDNIGHT } from '../../../shared/platform/wall-time.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const SHORTEST_MINUTES = 15;

/** Minutes since midnight. */
export type Span = { from: number; to: number };
type OnDays = { firstDay: string; lastDay: string };

export type BayDay = { date: string; weekday: number; ahead: number; open: Span };
export type BayPlan = {
  days: readonly BayDay[];
  chosen: BayDay;
  /** Minutes since midnight, where the chosen day is today. */
  now: number | undefined;
  /** The free times of each bay on the chosen day. */
  free: readonly (readonly Span[])[];
};

/** 0 is Monday. Undefined where it is closed, or its hours cannot be read. */
export function openingOn(
  weekday: number,
  hours: readonly (OnDays & { opens: string; closes: string })[],
): Span | undefined {
  const found = hours.find((row) => isOn(weekday, row));
  return found && toSpan(found.opens, found.closes);
}

/** What is left of the opening hours between what is taken, from a moment on. */
export function freeSpans(
  open: Span,
  taken: readonly (OnDays & { begins: string; ends: string })[],
  { weekday, from = 0 }: { weekday: number; from?: number },
): readonly Span[] {
  const busy = taken
    .filter((row) => isOn(weekday, row))
    .flatMap(({ begins, ends }) => toSpan(begins, ends) ?? [])
    .toSorted((one, other) => one.from - other.from);
  const free: Span[] = [];
  let at = Math.max(open.from, from);
  for (const span of busy) {
    if (span.from > at) free.push({ from: at, to: Math.min(span.from, open.to) });
    at = Math.max(at, span.to);
  }
  free.push({ from: at, to: open.to });
  return free.filter(({ from: begins, to }) => to - begins >= SHORTEST_MINUTES);
}

/** '5', '05:00' and '5.30' alike. */
export function parseClock(text: string): number | undefined {
  const [, hours, minutes = '0'] = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(text.trim()) ?? [];
  const at = Number(hours) * 60 + Number(minutes);
  return hours !== undefined && Number(minutes) < 60 && at <= MIDNIGHT ? at : undefined;
}

export function formatClock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

function toSpan(begins: string, ends: string): Span | undefined {
  const [from, to] = [parseClock(begins), parseClock(ends)];
  return from !== undefined && to !== undefined && from < to ? { from, to } : undefined;
}

/** Friday to Monday goes over the weekend. */
function isOn(weekday: number, { firstDay, lastDay }: OnDays): boolean {
  const [first, last] = [weekdays.indexOf(firstDay), weekdays.indexOf(lastDay)];
  return first <= last ? weekday >= first && weekday <= last : weekday >= first || weekday <= last;
}
