import { allLanguages, languages } from '../../shared/sites/languages.ts';

/** Minutes since the midnight that began the day; `to` lies beyond 24 × 60 when the span ends on the next day. */
export type Span = { from: number; to: number };

const time = String.raw`(\d{1,2})(?:[.:](\d{2}))?\s*(am|pm|noon)?`;
const span = new RegExp(String.raw`${time}\s*[–-]\s*${time}`, 'gi');
const closed = new RegExp(allLanguages.map((language) => languages[language].closed).join('|'), 'i');

/**
 * Opening hours come as display text: '9–18', '7.30–16', '8am–12 noon', '18–02', 'Julafton: stängt'. This is when that
 * is; closed gives no spans, and a text with neither gives nothing.
 */
export function parseHours(displayText: string): readonly Span[] | undefined {
  const spans = [...displayText.matchAll(span)].flatMap(([, h1, m1, half1, h2, m2, half2]) => {
    const from = minutes(h1, m1, half1);
    const to = minutes(h2, m2, half2);
    if (from >= DAY || to > DAY) return [];
    if (from < to) return [{ from, to }];
    return isOvernight(from, to) ? [{ from, to: to + DAY }] : [];
  });
  if (spans.length > 0) return spans;
  return closed.test(displayText) ? [] : undefined;
}

export function isClosedAllDay(displayText: string): boolean {
  return parseHours(displayText)?.length === 0;
}

/** 'Julafton: stängt' and '1. Weihnachtstag: geschlossen' have a name before the hours; most texts have none. */
export function namedHours(displayText: string): { name: string | undefined; hours: string } {
  const [, name, hours] = /^((?:\d\.\s+)?[^\d:]+):\s*(.+)$/.exec(displayText.trim()) ?? [];
  if (!name || !hours) return { name: undefined, hours: displayText };
  return { name: name.trim(), hours: hours.charAt(0).toUpperCase() + hours.slice(1) };
}

const DAY = 24 * 60;

/** From an evening into the small hours; '9–6' is more likely a day whose 'pm' was left out. */
function isOvernight(from: number, to: number): boolean {
  return from >= DAY / 2 && to <= DAY / 4;
}

function minutes(hour = '', minute = '0', half = ''): number {
  const onDial = Number(hour) * 60 + Number(minute);
  const word = half.toLowerCase();
  if (word === 'pm') return Number(hour) === 12 ? onDial : onDial + DAY / 2;
  return word === 'am' && Number(hour) === 12 ? onDial - DAY / 2 : onDial;
}
