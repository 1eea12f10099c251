/** Local date and time in a zone. */
export type WallTime = {
  /** YYYY-MM-DD */
  date: string;
  /** 0 is Monday. */
  weekday: number;
  /** Since midnight. */
  minutes: number;
};

export function wallTime(now: Date, timeZone: string): WallTime {
  const local = new Date(wallClockAsUtc(now.getTime(), timeZone));
  return {
    date: local.toISOString().slice(0, 10),
    weekday: (local.getUTCDay() + 6) % 7,
    minutes: local.getUTCHours() * 60 + local.getUTCMinutes(),
  };
}

const wallTimePattern = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/;

/** The instant of a local wall time such as `2026-12-01T08:00`. */
export function instantOf(text: string, timeZone: string): Date | undefined {
  const [, year, month, day, hour, minute] = wallTimePattern.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined) return undefined;
  const asUtc = Date.UTC(year, month - 1, day, hour, minute);
  return Number.isNaN(asUtc) ? undefined : instantShowing(asUtc, timeZone);
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The end of a day, in minutes since its beginning. */
export const MIDNIGHT = 24 * 60;

/** When a clock on the wall shows so many minutes since the midnight that began a day; 24 × 60 is the next midnight. */
export function instantOnDay(date: string, minutes: number, timeZone: string): Date {
  return instantShowing(Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE_MS, timeZone);
}

/**
 * When an hour comes twice (the night clocks go back) it is the first of the two; when it never comes (the night they
 * go forward) the hour that replaces it.
 */
function instantShowing(asUtc: number, timeZone: string): Date {
  const before = asUtc - offsetAt(asUtc - DAY_MS, timeZone);
  const after = asUtc - offsetAt(asUtc + DAY_MS, timeZone);
  const showing = [before, after].filter((instant) => instant + offsetAt(instant, timeZone) === asUtc);
  return new Date(showing.length > 0 ? Math.min(...showing) : before);
}

/** How far the zone's clocks are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  return wallClockAsUtc(instant, timeZone) - Math.floor(instant / 1000) * 1000;
}

/** The local time in the zone, read as if it were UTC. */
function wallClockAsUtc(instant: number, timeZone: string): number {
  const parts = Object.fromEntries(
    formatterFor(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

// Creating a formatter costs far more than using it; there are as many as zones in use.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const formatter =
    formatters.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone: timeZone || 'UTC',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  formatters.set(timeZone, formatter);
  return formatter;
}
