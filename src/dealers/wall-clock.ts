/** What the clock and the calendar on a wall in a zone show. */
export type WallTime = {
  /** YYYY-MM-DD */
  date: string;
  /** 0 is Monday. */
  weekday: number;
  /** Since midnight. */
  minutes: number;
};

export function wallTime(now: Date, timeZone: string): WallTime {
  const shown = wallClockAsUtc(now, timeZone);
  return {
    date: shown.toISOString().slice(0, 10),
    weekday: (shown.getUTCDay() + 6) % 7,
    minutes: shown.getUTCHours() * 60 + shown.getUTCMinutes(),
  };
}

const MINUTE_MS = 60_000;

/** The end of a day, in minutes since its beginning. */
export const MIDNIGHT = 24 * 60;

/** When a clock on the wall shows so many minutes since the midnight that began a day; 24 × 60 is the next midnight. */
export function momentOf(date: string, minutes: number, timeZone: string): Date {
  const shown = Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE_MS;
  // Twice, for the first guess may lie on the other side of a clock change.
  const guess = shown - offsetMs(new Date(shown), timeZone);
  return new Date(shown - offsetMs(new Date(guess), timeZone));
}

function offsetMs(at: Date, timeZone: string): number {
  return wallClockAsUtc(at, timeZone).getTime() - Math.floor(at.getTime() / 1000) * 1000;
}

function wallClockAsUtc(at: Date, timeZone: string): Date {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
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
  clocks.set(timeZone, clock);
  return clock;
}
