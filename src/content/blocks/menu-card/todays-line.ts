import { localeOf } from '../../../shared/sites/formats.ts';
import type { Language } from '../../../shared/sites/languages.ts';

export type TodaysLine = { date: string; line: string };
type Here = { language: Language; timeZone: string; now: Date };

const mondayFirst = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Today's date in the page's language and the line that the editors wrote for this weekday. */
export function todaysLine(
  days: readonly { text: string }[],
  { language, timeZone, now }: Here,
): TodaysLine | undefined {
  const short = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short' }).format(now);
  const line = days[mondayFirst.indexOf(short)]?.text;
  if (!line) return undefined;
  const format = { timeZone, weekday: 'long', day: 'numeric', month: 'long' } as const;
  const date = new Intl.DateTimeFormat(localeOf(language), format).format(now);
  return { date: date.charAt(0).toLocaleUpperCase(localeOf(language)) + date.slice(1), line };
}
