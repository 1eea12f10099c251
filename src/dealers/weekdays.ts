import { localeOf } from '../sites/formats.ts';
import { routerLanguages } from '../sites/languages.ts';

// 2024 began on a Monday.
const monday = Date.UTC(2024, 0, 1, 12);

const names = new Map(
  routerLanguages.flatMap((language) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const name = new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', timeZone: 'UTC' });
      return [name.format(monday + weekday * 86_400_000).toLowerCase(), weekday] as const;
    }),
  ),
);

/** Which days of the week a record means: 'Måndag', 'Sunday', 'mandag–fredag'. 0 is Monday. */
export function parseWeekdays(day: string): readonly number[] {
  const ends = day
    .toLowerCase()
    .split(/[–-]/)
    .map((name) => names.get(name.trim()));
  const [first = Number.NaN, last = Number.NaN] = [ends[0], ends.at(-1)];
  return week.filter((weekday) => first <= weekday && weekday <= last);
}

const week = [0, 1, 2, 3, 4, 5, 6];
