import type { Language } from '../../../../shared/sites/languages.ts';
import { parseHours } from '../../../dealers/parse-hours.ts';
import { parseWeekday, weekdayName } from '../../../dealers/weekdays.ts';

export type OpeningLine = { day: string; displayText: string };

/**
 * 'Mon–Fri 9am–6pm; Sat 10–15; Sun closed', 'Mo-Fr 09:00-18:00', 'måndag: 7.30–16': the days, each with its hours. Nothing where a line names no day or its hours cannot be told.
 */
export function readOpeningHours(
  written: readonly string[],
  language: Language,
): readonly OpeningLine[] | undefined {
  if (written.every((text) => aroundTheClock.test(text.trim())))
    return written.length > 0 ? everyDay(language) : undefined;
  const byDay = new Map<number, string>();
  for (const line of written.flatMap((text) => linesOf(withDaysNamed(text), language))) {
    const read = readLine(line, language);
    if (!read) return undefined;
    for (const weekday of read.weekdays) {
      const before = byDay.get(weekday);
      // Two lines of a day are the hours before and after a break.
      byDay.set(weekday, before === undefined ? read.hours : `${before}, ${read.hours}`);
    }
  }
  if (byDay.size === 0) return undefined;
  return [...byDay.keys()]
    .toSorted((one, other) => one - other)
    .map((weekday) => ({ day: weekdayName(weekday, language), displayText: byDay.get(weekday) ?? '' }));
}

const aroundTheClock =
  /^(?:24\s*\/\s*7|24\s*h(?:ours|rs)?|dygnet runt|døgnåpent|hele døgnet|ympäri vuorokauden|24 h\/vrk|nonstop|non-stop|always open|open 24 hours)$/i;

/** Words for several days, in the languages of our sites; the names of days are read in English, too. */
const groups: readonly (readonly [words: string, days: string])[] = [
  [
    'weekdays|(?:helgfria )?vardagar|vardag|hverdager|virkedager|arkisin|arkipäivisin|(?:v |cez )?pracovné dni',
    'Mon-Fri',
  ],
  ['weekends?|helger|helg|helgen|viikonloppuisin|(?:cez )?víkend(?:y|u)?', 'Sat-Sun'],
  [
    'every day|daily|alla dagar|dagligen|alle dager|hver dag|daglig|joka päivä|päivittäin|denne|každý deň',
    'Mon-Sun',
  ],
];

const dayGroups = groups.map(
  ([words, days]) => [new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu'), days] as const,
);

function withDaysNamed(text: string): string {
  return dayGroups.reduce((named, [words, days]) => named.replace(words, days), text);
}

function everyDay(language: Language): readonly OpeningLine[] {
  return [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
    day: weekdayName(weekday, language),
    displayText: '0–24',
  }));
}

/** Cut at signs of lists, and at a comma or blank before the name of a day. */
function linesOf(text: string, language: Language): string[] {
  return text
    .split(/[;|\n•]+/)
    .flatMap((part) => atDays(part, language))
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** 'Mon-Fri 9-18, Sat 10-15' are two; 'Mon, Wed, Fri 9-18' is one. */
function atDays(text: string, language: Language): string[] {
  const lines: string[] = [];
  let begin = 0;
  for (const { index, 0: word } of text.matchAll(/\p{L}+\.?/gu)) {
    const before = text.slice(begin, index);
    const behind = afterDays(before, language).replace(joiningWords, '');
    const isNewLine = parseWeekday(word, language) !== undefined && /[\d\p{L}]/u.test(behind);
    if (!isNewLine) continue;
    lines.push(before.replace(/[\s,]+$/, ''));
    begin = index;
  }
  return [...lines, text.slice(begin)];
}

const joiningWords = /\s(?:and|och|og|ja|a|to|till|til)\s*$/i;
const dayOrRange = /^[\s,&+:/–—-]*(?:(?:and|och|og|ja|a|to|till|til)\s+)?(\p{L}+)\.?/u;

/** What stands behind the names of days that a text begins with. */
function afterDays(text: string, language: Language): string {
  const [whole = '', word = ''] = dayOrRange.exec(text) ?? [];
  if (word === '' || parseWeekday(word, language) === undefined) return text;
  return afterDays(text.slice(whole.length), language);
}

function readLine(
  line: string,
  language: Language,
): { weekdays: readonly number[]; hours: string } | undefined {
  const behind = afterDays(line, language);
  const weekdays = daysIn(line.slice(0, line.length - behind.length), language);
  const hours = readHours(behind.replace(/^[\s:,]+/, ''));
  return weekdays.length > 0 && hours !== undefined ? { weekdays, hours } : undefined;
}

/** 'Mon–Fri' is five days, 'Mon, Wed' two; 'Sat–Mon' goes over the end of the week. */
function daysIn(text: string, language: Language): readonly number[] {
  const days: number[] = [];
  let end = 0;
  for (const { index, 0: name } of text.matchAll(/\p{L}+/gu)) {
    const weekday = parseWeekday(name, language);
    if (weekday === undefined) continue;
    const last = days.at(-1);
    const isRange = last !== undefined && /^\.?\s*(?:[–—-]|to|till|til)\s*$/i.test(text.slice(end, index));
    if (isRange) for (let day = (last + 1) % 7; day !== weekday; day = (day + 1) % 7) days.push(day);
    days.push(weekday);
    end = index + name.length;
  }
  return [...new Set(days)];
}

/** Pages say it in their own language. */
const CLOSED = 'Closed';
const saysClosed =
  /^(?:off|closed|ph off|[-–—]+|ej öppet|inte öppet|stängt|stengt|suljettu|kiinni|zatvorené|x|0)$/i;

/** Hours as pages show them: an en dash, no blanks around it. */
function readHours(written: string): string | undefined {
  const text = written.trim().replace(/[.,]$/, '');
  if (saysClosed.test(text)) return CLOSED;
  if (aroundTheClock.test(text)) return '0–24';
  const plain = text
    .replace(/^(?:kl(?:o|ockan)?\.?|from|från|fra|od)\s+/i, '')
    .replace(/(\d)h\b/g, '$1')
    // '0900-1800'
    .replace(/\b([01]\d|2[0-4])([0-5]\d)\b/g, '$1:$2')
    .replace(/(\d{1,2}(?:[.:]\d{2})?(?:\s*(?:am|pm|noon))?)\s*(?:[–—-]|to|till|til|do)\s*(?=\d)/gi, '$1–')
    .replace(/(\d{1,2})[.:](\d{2}):00\b/g, '$1:$2');
  return parseHours(plain) ? plain : undefined;
}
