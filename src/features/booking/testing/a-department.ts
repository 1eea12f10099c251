import type { Job, Occupancy } from '../calendar/bay.ts';
import { type DepartmentSetup, departmentSetup } from '../calendar/department-setup.ts';

/** Two bays, 07:30 to 16:00 on weekdays, a time every hour, no lead time; a test shows only what matters to it. */
export function aDepartment(more: Partial<DepartmentSetup> = {}): DepartmentSetup {
  const hours = { startsAt: 7 * 60 + 30, endsAt: 16 * 60 };
  return departmentSetup.parse({
    departmentId: '4610-0310',
    bays: [
      { id: '4610-0310.1', name: '1', skills: ['general', 'tyre'] },
      { id: '4610-0310.2', name: '2', skills: ['general', 'diagnostics', 'brakes'] },
    ],
    mechanicsHours: [hours, hours, hours, hours, hours, null, null],
    leadMinutes: 0,
    ...more,
  });
}

export function aJob(more: Partial<Job> = {}): Job {
  return { minutes: 60, skills: ['general'], ...more };
}

/** A booking in the first bay, on a Wednesday. */
export function anOccupancy(more: Partial<Occupancy> = {}): Occupancy {
  return {
    id: 'SB-7K3M9Q',
    departmentId: '4610-0310',
    bayId: '4610-0310.1',
    date: '2026-11-18',
    startsAt: 8 * 60 + 30,
    endsAt: 9 * 60 + 30,
    kind: 'booking',
    ...more,
  };
}
