import { localeOf } from '../../shared/sites/formats.ts';
import { allLanguages, type Language } from '../../shared/sites/languages.ts';

// 2024 began on a Monday.
const monday = Date.UTC(2024, 0, 1, 12);

const weekdayNames = new Map(
  allLanguages.map((language) => {
    const name = new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', timeZone: 'UTC' });
    return [language, Array.from({ length: 7 }, (_, weekday) => name.format(monday + weekday * 86_400_000))];
  }),
);

const weekdays = new Map(
  [...weekdayNames.values()].flatMap((names) =>
    names.map((name, weekday) => [name.toLowerCase(), weekday] as const),
  ),
);

/** Which days of the week a record means: 'Måndag', 'Sunday', 'mandag–fredag'. 0 is Monday. */
export function parseWeekdays(day: string): readonly number[] {
  const ends = day
    .toLowerCase()
    .split(/[–-]/)
    .map((name) => weekdays.get(name.trim()));
  const [first = Number.NaN, last = Number.NaN] = [ends[0], ends.at(-1)];
  return week.filter((weekday) => first <= weekday && weekday <= last);
}

const week = [0, 1, 2, 3, 4, 5, 6];

/** 'Mån', 'ti' or 'Fri.': at least two letters that begin a name in this language or, failing that, in English. */
export function parseWeekday(name: string, language: Language): number | undefined {
  const written = name.trim().replace(/\.$/, '').toLowerCase();
  const whole = weekdays.get(written);
  if (whole !== undefined || written.length < 2) return whole;
  for (const each of [language, 'en'] as const) {
    const begun = week.filter((weekday) =>
      weekdayNames.get(each)?.[weekday]?.toLowerCase().startsWith(written),
    );
    if (begun.length === 1) return begun[0];
  }
  return undefined;
}

/** 0 is Monday. */
export function weekdayName(weekday: number, language: Language): string {
  return capitalised(weekdayNames.get(language)?.[weekday] ?? '');
}

/** 'Monday–Friday' for a feed's 'måndag–fredag'; what names no day stays as it is. */
export function weekdaysInLanguage(day: string, language: Language): string {
  const meant = parseWeekdays(day);
  const [first, last] = [meant[0], meant.at(-1)].map((weekday) =>
    weekday === undefined ? undefined : weekdayNames.get(language)?.[weekday],
  );
  if (!first || !last) return day;
  return capitalised(first === last ? first : `${first}–${last}`);
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
