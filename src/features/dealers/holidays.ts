import type { Holiday } from '../../shared/platform/locale/country-record.ts';
import { holidayRule } from '../../shared/platform/locale/holiday-rule.ts';
import { type Country, countries } from '../../shared/sites/countries.ts';
import type { Dealership } from './dealership.ts';
import { deviationOn } from './opening-schedule.ts';

/** The holiday of a country on a day; of one that only some regions have, only in those. */
export function holidayOn(date: string, country: Country, region: string | undefined): Holiday | undefined {
  const year = Number(date.slice(0, 4));
  return countries[country].holidays?.find(
    ({ on, regions }) => (!regions || isIn(regions, region)) && holidayIn(year, on) === date,
  );
}

/** The coming holidays as days of the schedule on which it is closed, where the dealership says nothing of them itself. */
export function withHolidays(
  dealership: Dealership,
  country: Country,
  from: string,
  closed: string,
): Dealership {
  if (!countries[country].holidays) return dealership;
  const holidays = Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(from, ahead)).flatMap((day) => {
    const holiday = holidayOn(day, country, dealership.region);
    return holiday ? [{ day, displayText: `${holiday.name}: ${closed}` }] : [];
  });
  const departments = dealership.departments.map(({ openingschedule, ...department }) => ({
    ...department,
    openingschedule: openingschedule && {
      ...openingschedule,
      deviationdays: [
        ...openingschedule.deviationdays,
        ...holidays.filter(({ day }) => !deviationOn(openingschedule, day)),
      ].toSorted((one, other) => one.day.localeCompare(other.day)),
    },
  }));
  return { ...dealership, departments };
}

/** As far as the opening of a dealership is looked for. */
const DAYS_AHEAD = 62;

function isIn(regions: readonly string[], region = ''): boolean {
  const wanted = region.trim().toLowerCase();
  return regions.some((each) => each.toLowerCase() === wanted);
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

function holidayIn(year: number, rule: string): string | undefined {
  const parts = holidayRule.exec(rule)?.groups;
  if (!parts) return undefined;
  const { fixed, days, weekday, end } = parts;
  if (fixed) return `${year}-${fixed}`;
  if (!weekday) return addDays(easterOf(year), Number(days ?? 0));
  const last = addDays(`${year}-${end}`, -1);
  const back = new Date(last).getUTCDay() - weekdays.indexOf(weekday);
  return addDays(last, -((back + 7) % 7));
}

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
function easterOf(year: number): string {
  const [century, inCentury] = [Math.floor(year / 100), year % 100];
  const golden = year % 19;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const days = epact + toSunday - 7 * late + 114;
  const [month, day] = [Math.floor(days / 31), (days % 31) + 1];
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

function addDays(date: string, days: number): string {
  const day = new Date(date);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
