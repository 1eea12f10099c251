import { z } from 'zod';
import { defaultSetup } from '../booking/calendar/default-setup.ts';
import { departmentSetup } from '../booking/calendar/department-setup.ts';
import type { WorkshopDepartment } from '../booking/find-departments.ts';

/** How an operator sets up a workshop: the calendar of its bays, and its own terms for what is on the price list. */
export const workshopSetup = departmentSetup.extend({
  /** Its prices in relation to the price list. */
  priceFactor: z.number().min(0.5).max(2).default(1),
});

export type WorkshopSetup = z.output<typeof workshopSetup>;

export type Workshop = WorkshopDepartment<WorkshopSetup>;

/** Of a workshop that was never set up. */
export function defaultWorkshopSetup(departmentId: string): WorkshopSetup {
  return workshopSetup.parse(defaultSetup(departmentId));
}
