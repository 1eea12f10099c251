const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago; after a week, the date. */
export function relativeTime(at: string, now: Date): string {
  const ago = now.getTime() - Date.parse(at);
  if (ago < MINUTE_MS) return 'just now';
  if (ago < HOUR_MS) return unitsAgo(Math.floor(ago / MINUTE_MS), 'minute');
  if (ago < DAY_MS) return unitsAgo(Math.floor(ago / HOUR_MS), 'hour');
  if (ago < 7 * DAY_MS) return unitsAgo(Math.floor(ago / DAY_MS), 'day');
  return new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}

function unitsAgo(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'} ago`;
}
