import type { OpeningSchedule } from '../dealership.ts';

export const weekdays = ['Måndag', 'Tisdag', 'Onsdag', 'Torsdag', 'Fredag', 'Lördag', 'Söndag'];

/** Open 9–18 on weekdays and 10–15 on Saturdays; a test shows only what matters to it. */
export function aSchedule(more: Partial<OpeningSchedule> = {}): OpeningSchedule {
  const openinghours = weekdays.map((day, at) => ({
    day,
    displayText: at < 5 ? '9–18' : at === 5 ? '10–15' : 'Stängt',
  }));
  return { openinghours, deviationdays: [], vacationdays: [], ...more };
}

/** A schedule with the same hours on every day of the week. */
export function everyDay(displayText: string, more: Partial<OpeningSchedule> = {}): OpeningSchedule {
  return aSchedule({ openinghours: weekdays.map((day) => ({ day, displayText })), ...more });
}
