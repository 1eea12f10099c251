import { weekdayOf } from '../../../booking/calendar/local-date.ts';
import type { StaffDepartment } from '../staff-department.ts';

/** Two bays, Monday to Friday from 7 to 16. */
export function aStaffDepartment(given: Partial<StaffDepartment> = {}): StaffDepartment {
  return {
    country: 'SE',
    id: 'D1',
    name: 'Solvik Göteborg',
    site: 'solvik-se',
    timeZone: 'Europe/Stockholm',
    bays: [
      { id: 'D1.1', name: 'Bay 1', skills: ['general', 'brakes'] },
      { id: 'D1.2', name: 'Bay 2', skills: ['general', 'tyre'] },
    ],
    workingOn: (date) => (weekdayOf(date) < 5 ? [{ startsAt: 7 * 60, endsAt: 16 * 60 }] : []),
    ...given,
  };
}
