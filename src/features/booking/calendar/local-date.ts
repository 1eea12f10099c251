// Local dates and times as text, without a zone: YYYY-MM-DD and HH:mm. Dates are counted in UTC, where every day has 24
// hours: the nights that clocks change make no difference.

const DAY_MS = 86_400_000;

/** From one date to another; negative when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The 31st of February is a text of the right form, and the parser of JavaScript takes it for a day in March. */
export function isDate(date: string): boolean {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(date);
}

/** 0 is Monday. */
export function weekdayOf(date: string): number {
  return (new Date(Date.parse(date)).getUTCDay() + 6) % 7;
}

/** Minutes since midnight as HH:mm. */
export function formatTime(minutes: number): string {
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** HH:mm as minutes since midnight; NaN for anything else. */
export function parseTime(time: string): number {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  return Number(hours) * 60 + Number(minutes);
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
