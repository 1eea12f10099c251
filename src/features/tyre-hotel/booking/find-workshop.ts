import type { WorkshopDepartment } from '../../booking/find-departments.ts';
import { wheelChangeVisit } from '../wheel-change-visit.ts';

/** The department of a location at which wheels are changed; of several, one whose bays are made for it (TH-34). */
export function findWorkshop(
  departments: readonly WorkshopDepartment[],
  locationName: string,
): WorkshopDepartment | undefined {
  const wanted = comparable(locationName);
  const there = departments.filter(({ siteName }) => comparable(siteName) === wanted);
  return there.find(changesWheels) ?? there[0];
}

function changesWheels({ setup }: WorkshopDepartment): boolean {
  return setup.bays.some(({ skills }) =>
    wheelChangeVisit.job.skills.every((skill) => skills.includes(skill)),
  );
}

function comparable(name: string): string {
  return name.trim().toLocaleLowerCase('sv');
}
