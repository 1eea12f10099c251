import type { PageContext } from '../../../shared/sites/page-context.ts';
import { type FeedText, feedText } from '../dealer-words.ts';
import type { Department, Hours, Vacation } from '../dealership.ts';
import { feedLanguage } from '../feed-language.ts';
import { hoursOn, ongoingVacation, upcomingDeviations } from '../opening-schedule.ts';
import { isClosedAllDay, namedHours } from '../parse-hours.ts';
import { parseWeekdays, weekdaysInLanguage } from '../weekdays.ts';
import { departmentName } from './department-name.ts';

/** Every word of a department that comes from the feed, as its page shows it. */
export type DepartmentWords = {
  name: FeedText;
  /** The ordinary week. */
  week: readonly DayWords[];
  /** The one that is going on; its week holds instead. */
  vacation: { title: FeedText; end: string; week: readonly DayWords[] } | undefined;
  /** Days that differ, as long as they have not passed. */
  deviations: readonly { day: string; name: FeedText | undefined; hours: FeedText }[];
  people: readonly Person[];
};

export type DayWords = { day: FeedText; hours: FeedText; isToday: boolean; isShut: boolean };

type Person = {
  name: string;
  title: FeedText | undefined;
  phone: string | undefined;
  email: string | undefined;
};

export type DepartmentWordsContext = Pick<PageContext, 'site' | 'language' | 'texts'>;

/** The day by the calendar of the dealership; 0 is Monday. */
type Today = { date: string; weekday: number };

export function departmentWords(
  department: Department,
  today: Today,
  context: DepartmentWordsContext,
): DepartmentWords {
  const schedule = department.openingschedule;
  const vacation = schedule && ongoingVacation(schedule, today.date);
  const line = schedule && hoursOn(schedule, today.date);
  const week = (days: readonly Hours[], holds: boolean) =>
    days.map((each) => dayWords(each, holds ? { ...today, line } : undefined, context));
  return {
    name: departmentName(department, context),
    week: week(schedule?.openinghours ?? [], !vacation),
    vacation: vacation && {
      title: vacationTitle(vacation, context),
      end: vacation.vacationend,
      week: week(vacation.vacationdays, true),
    },
    deviations: (schedule ? upcomingDeviations(schedule, today.date) : []).map((each) => ({
      day: each.day,
      name: holidayName(each, context),
      hours: hoursWords(each, context),
    })),
    people: department.users.map(({ first_name, last_name, title, title_by_language, phone, email }) => ({
      name: `${first_name} ${last_name}`.trim(),
      title: title ? feedText(title, title_by_language, context) : undefined,
      phone,
      email,
    })),
  };
}

/** A line of the week; where it is today's, a day that differs replaces its hours. */
function dayWords(
  ordinary: Hours,
  today: (Today & { line: Hours | undefined }) | undefined,
  context: DepartmentWordsContext,
): DayWords {
  const isToday = today !== undefined && parseWeekdays(ordinary.day).includes(today.weekday);
  const line = (isToday && today.line) || ordinary;
  return {
    day: weekdayWords(ordinary.day, context),
    hours: hoursWords(line, context),
    isToday,
    isShut: isClosedAllDay(line.displayText),
  };
}

/** As the schedule writes it on pages in its language (DSD-09). */
function weekdayWords(day: string, context: DepartmentWordsContext): FeedText {
  const foreign = feedLanguage(context);
  if (!foreign) return { text: day, lang: undefined };
  const known = parseWeekdays(day).length > 0;
  return known
    ? { text: weekdaysInLanguage(day, context.language), lang: undefined }
    : { text: day, lang: foreign };
}

/** Figures are the same everywhere; the feed's word for closed, and whatever else it says, is not. */
function hoursWords(
  { displayText, displayText_by_language: byLanguage }: Hours,
  context: DepartmentWordsContext,
): FeedText {
  const { hours } = namedHours(displayText);
  const foreign = feedLanguage(context);
  if (!foreign) return { text: hours, lang: undefined };
  const own = byLanguage?.[context.language]?.trim();
  if (own) return { text: namedHours(own).hours, lang: undefined };
  if (isClosedAllDay(hours)) return { text: context.texts('dealerClosed'), lang: undefined };
  return { text: hours, lang: /\p{Letter}/u.test(hours) ? foreign : undefined };
}

function vacationTitle(
  { vacationtitle, vacationtitle_by_language }: Vacation,
  context: DepartmentWordsContext,
): FeedText {
  return feedText(vacationtitle, vacationtitle_by_language, context);
}

/** 'Julafton' of 'Julafton: stängt' */
function holidayName(
  { displayText, displayText_by_language: byLanguage }: Hours,
  context: DepartmentWordsContext,
): FeedText | undefined {
  const { name } = namedHours(displayText);
  const own = namedHours(byLanguage?.[context.language] ?? '').name;
  return name === undefined
    ? undefined
    : feedText(name, own ? { [context.language]: own } : undefined, context);
}
