// Local dates and times as text, without a zone: YYYY-MM-DD and HH:mm.

const DAY_MS = 86_400_000;

/** From one date to another; negative when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
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
