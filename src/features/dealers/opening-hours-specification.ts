import type { Hours, OpeningSchedule } from './dealership.ts';
import { isClosedAllDay, parseHours } from './parse-hours.ts';
import { parseWeekdays } from './weekdays.ts';

/**
 * Opening hours as search engines read them (DSD-22): the ordinary week, and with the days they hold for, what replaces
 * it: vacations and deviating days that have not passed. A day that is closed opens and closes at midnight.
 */
export function openingHoursSpecification(schedule: OpeningSchedule, today?: string): readonly object[] {
  const week = schedule.openinghours.flatMap((line) => specifications(line, weekdaysOf(line)));
  if (!today) return week;
  const vacations = schedule.vacationdays
    .map((vacation) => ({
      lines: vacation.vacationdays,
      validFrom: vacation.vacationstart.slice(0, 10),
      validThrough: vacation.vacationend.slice(0, 10),
    }))
    .filter(({ validThrough }) => validThrough >= today)
    .flatMap(({ lines, ...valid }) =>
      lines.flatMap((line) => specifications(line, { ...weekdaysOf(line), ...valid }, 'also closed')),
    );
  const deviations = schedule.deviationdays
    .map((line) => ({ line, day: line.day.slice(0, 10) }))
    .filter(({ day }) => day >= today)
    .flatMap(({ line, day }) => specifications(line, { validFrom: day, validThrough: day }, 'also closed'));
  return [...week, ...vacations, ...deviations];
}

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function weekdaysOf({ day }: Hours) {
  return { dayOfWeek: parseWeekdays(day).map((weekday) => dayNames[weekday]) };
}

/** None for a line that cannot be read. */
function specifications({ displayText }: Hours, when: object, closed?: 'also closed'): readonly object[] {
  const spans = parseHours(displayText) ?? [];
  const shown = closed && isClosedAllDay(displayText) ? [{ from: 0, to: 0 }] : spans;
  return shown.map(({ from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    ...when,
    opens: clock(from),
    // Midnight would be the beginning of the day when it is open from there.
    closes: from === 0 && to === DAY ? '23:59' : clock(to),
  }));
}

const DAY = 24 * 60;

function clock(minutes: number): string {
  const onDial = minutes % DAY;
  return [Math.floor(onDial / 60), onDial % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
