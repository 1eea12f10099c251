import { instantOnDay, wallTime } from '../../../shared/platform/wall-time.ts';
import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { type BayDay, type BayPlan, freeSpans, openingOn } from './free-bays.ts';
import { BayTimetable } from './view.tsx';

const DAY_MS = 86_400_000;
const DAYS_SHOWN = 5;
/** How exactly the page follows the clock. */
const STEP_MINUTES = 15;

export const block = {
  fields,
  queryKeys: ['day'],
  load: ({ hours, bays }, { site, now, query, validUntil }): BayPlan | undefined => {
    const zone = site.timeZone || 'UTC';
    const today = wallTime(now, zone);
    const from = Math.ceil(today.minutes / STEP_MINUTES) * STEP_MINUTES;
    const days = Array.from({ length: 14 }, (_, ahead): BayDay | undefined => {
      const weekday = (today.weekday + ahead) % 7;
      const open = openingOn(weekday, hours);
      if (!open || (ahead === 0 && from >= open.to)) return undefined;
      const date = new Date(Date.parse(`${today.date}T12:00:00Z`) + ahead * DAY_MS)
        .toISOString()
        .slice(0, 10);
      return { date, weekday, ahead, open };
    })
      .filter((day) => day !== undefined)
      .slice(0, DAYS_SHOWN);
    const chosen = days.find(({ date }) => date === query['day']?.[0]) ?? days[0];
    if (!chosen) return undefined;
    validUntil(instantOnDay(today.date, from + 1, zone));
    const isToday = chosen.ahead === 0;
    return {
      days,
      chosen,
      now: isToday ? today.minutes : undefined,
      free: bays.map(({ taken }) =>
        freeSpans(chosen.open, taken, { weekday: chosen.weekday, ...(isToday && { from }) }),
      ),
    };
  },
  view: BayTimetable,
} satisfies Block<typeof fields, BayPlan | undefined>;
