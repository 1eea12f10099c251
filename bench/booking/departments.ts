import type { Job } from '../../src/features/booking/calendar/bay.ts';
import {
  type DepartmentSetup,
  departmentSetup,
} from '../../src/features/booking/calendar/department-setup.ts';
import { addDays, weekdayOf } from '../../src/features/booking/calendar/local-date.ts';
import type { CalendarDay } from '../../src/features/booking/calendar/offered-times.ts';

const DEPARTMENTS = 24;
const baySkills = [
  ['general', 'diagnostics', 'brakes', 'climate'],
  ['general', 'diagnostics', 'brakes', 'climate'],
  ['general', 'brakes'],
  ['general', 'brakes'],
  ['general', 'tyre', 'alignment'],
  ['tyre'],
];
const hours = { startsAt: 450, endsAt: 990 };

/** Workshops of six bays, open 07:30 to 16:30 on weekdays. */
export const departments: readonly DepartmentSetup[] = Array.from({ length: DEPARTMENTS }, (_, at) =>
  departmentSetup.parse({
    departmentId: `department-${at}`,
    bays: baySkills.map((skills, bay) => ({ id: `department-${at}.${bay}`, name: String(bay), skills })),
    mechanicsHours: [hours, hours, hours, hours, hours, null, null],
    slotStepMinutes: 30,
  }),
);

/** A wheel change, a service, a diagnosis, brakes, and a job for the whole day. */
export const jobs: readonly Job[] = [
  { minutes: 45, skills: ['tyre'] },
  { minutes: 120, skills: ['general'] },
  { minutes: 60, skills: ['general', 'diagnostics'] },
  { minutes: 90, skills: ['brakes'] },
  { minutes: 300, skills: ['general'] },
];

export function week(from: string): readonly CalendarDay[] {
  return Array.from({ length: 7 }, (_, at) => {
    const date = addDays(from, at);
    const weekday = weekdayOf(date);
    return { date, weekday, open: weekday < 5 ? [{ startsAt: 420, endsAt: 1080 }] : [] };
  });
}
