import { wallTime } from '../../shared/platform/wall-time.ts';
import { formatDay } from '../../shared/sites/formats.ts';
import type { Language } from '../../shared/sites/languages.ts';
import type { Texts } from '../../shared/sites/texts.ts';
import { formatClock } from './format-clock.ts';
import type { OpeningState } from './opening-state.ts';

type Context = { now: Date; timeZone: string; language: Language; texts: Texts };

/** 'Öppet till 18', 'Stängt, öppnar i morgon kl. 9'; nothing when nobody knows. */
export function formatOpeningState(opening: OpeningState, context: Context): string | undefined {
  const { texts, language, timeZone } = context;
  if (opening.state === 'unknown') return undefined;
  if (opening.state !== 'open') return formatClosed(opening, context);
  if (!opening.closesAt) return texts('dealerOpenAlways');
  const { minutes } = wallTime(opening.closesAt, timeZone);
  return texts('dealerOpenUntil', { time: formatClock(minutes, language) });
}

type Closed = Extract<OpeningState, { opensAt: unknown }>;

function formatClosed({ state, opensAt }: Closed, { now, timeZone, language, texts }: Context): string {
  const closed = texts(state === 'closed all day' ? 'dealerClosedToday' : 'dealerClosed');
  if (!opensAt) return closed;
  const opening = wallTime(opensAt, timeZone);
  const values = { closed, time: formatClock(opening.minutes, language) };
  const days = daysBetween(wallTime(now, timeZone).date, opening.date);
  if (days === 0) return texts('dealerOpensToday', values);
  if (days === 1) return texts('dealerOpensTomorrow', values);
  if (days < 7) return texts('dealerOpensOn', { ...values, weekday: weekdayNames[opening.weekday] ?? '' });
  return texts('dealerOpensDate', { ...values, date: formatDay(opening.date, language) });
}

/** As the texts distinguish them: a language may decline the name of a day. */
const weekdayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
