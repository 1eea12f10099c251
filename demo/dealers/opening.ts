import type { Hours, OpeningSchedule, Vacation } from './dealership-record.ts';
import type { Chain, Week } from './locations/location.ts';
import { dealerTexts } from './texts.ts';

export type OpeningKind = 'showroom' | 'workshop';

/** The three cases a dealer page must distinguish: a vacation over, one going on in November 2026, one to come. */
export type VacationCase = 'none' | 'past' | 'ongoing' | 'future';

export function createSchedule(
  chain: Chain,
  week: Week,
  kind: OpeningKind,
  vacation: VacationCase,
  at: number,
): OpeningSchedule {
  return {
    openinghours: toHours(chain, week),
    deviationdays: deviations(chain, week, kind),
    vacationdays: toVacations(chain, vacation, at),
  };
}

function toHours({ country }: Chain, week: Week): Hours[] {
  const { days, closed } = dealerTexts[country];
  return days.map((day, index) => ({ day, displayText: hoursOnDay(week, index) ?? closed }));
}

function hoursOnDay(week: Week, index: number): string | undefined {
  if (index === 3) return week.thursday ?? week.weekdays;
  if (index === 4) return week.friday ?? week.weekdays;
  if (index === 5) return week.saturday;
  return index === 6 ? week.sunday : week.weekdays;
}

/** A holiday on a day that is closed anyway needs no mention. */
function deviations({ country }: Chain, week: Week, kind: OpeningKind): Hours[] {
  const { holidays, closed } = dealerTexts[country];
  return holidays
    .filter(({ who }) => !who || who === kind)
    .filter(({ day }) => hoursOnDay(week, (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7) !== undefined)
    .map(({ day, name, hours }) => ({ day, displayText: `${name}: ${hours ?? closed.toLowerCase()}` }));
}

const periods = {
  past: ['2026-07-06', '2026-08-09'],
  ongoing: ['2026-11-09', '2026-11-22'],
  future: ['2026-12-27', '2027-01-05'],
} as const;

function toVacations({ country }: Chain, vacation: VacationCase, at: number): Vacation[] {
  if (vacation === 'none') return [];
  const { days, closed, vacations } = dealerTexts[country];
  const [vacationstart, vacationend] = periods[vacation];
  const title =
    vacation === 'ongoing' ? vacations.ongoing[at % vacations.ongoing.length] : vacations[vacation];
  const second = vacations.ongoingTranslated;
  const translated = second && {
    [second.language]: second.titles[at % second.titles.length] ?? vacations.past,
  };
  return [
    {
      vacationtitle: title ?? vacations.past,
      ...(vacation === 'ongoing' && translated && { vacationtitle_by_language: translated }),
      vacationstart,
      vacationend,
      vacationdays: days.map((day, index) => ({ day, displayText: index < 4 ? vacations.short : closed })),
    },
  ];
}
