const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const justNow: Readonly<Record<string, string>> = { sv: 'nyss' };

/** How long ago; after a week, the date. */
export function relativeTime(at: string, now: Date, language = 'en'): string {
  const ago = now.getTime() - Date.parse(at);
  const locale = language === 'sv' ? 'sv-SE' : 'en-GB';
  const units = new Intl.RelativeTimeFormat(locale);
  if (ago < MINUTE_MS) return justNow[language] ?? 'just now';
  if (ago < HOUR_MS) return units.format(-Math.floor(ago / MINUTE_MS), 'minute');
  if (ago < DAY_MS) return units.format(-Math.floor(ago / HOUR_MS), 'hour');
  if (ago < 7 * DAY_MS) return units.format(-Math.floor(ago / DAY_MS), 'day');
  return new Date(at).toLocaleDateString(locale, { day: 'numeric', month: 'long', year: 'numeric' });
}
