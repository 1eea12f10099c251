import type { Country } from '../../../shared/sites/countries.ts';
import { workingIntervals } from '../../booking/calendar/working-intervals.ts';
import { departmentDay } from '../../booking/department-days.ts';
import type { WorkshopDepartment } from '../../booking/find-departments.ts';
import type { StaffDepartment } from './staff-department.ts';

type WorkshopSite = { name: string; country: Country; timeZone: string };

export function toStaffDepartment(department: WorkshopDepartment, site: WorkshopSite): StaffDepartment {
  const { departmentId, siteName, setup } = department;
  return {
    id: departmentId,
    name: siteName,
    site: site.name,
    country: site.country,
    timeZone: site.timeZone,
    bays: setup.bays,
    workingOn: (date) => {
      const { open, weekday } = departmentDay(department, date);
      return workingIntervals(open, setup, weekday);
    },
  };
}
