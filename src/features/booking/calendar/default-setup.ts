import { type Skill, skills } from './bay.ts';
import { type DepartmentSetup, departmentSetup } from './department-setup.ts';

const mechanical: readonly Skill[] = ['general', 'diagnostics', 'brakes', 'climate'];
const bays: readonly (readonly Skill[])[] = [mechanical, mechanical, skills, ['general', 'body']];
const weekdays = { startsAt: 7 * 60, endsAt: 17 * 60 };

/** For a department that was never set up: one bay for any job, mechanics on weekdays. */
export function defaultSetup(departmentId: string): DepartmentSetup {
  return departmentSetup.parse({
    departmentId,
    bays: bays.map((own, at) => ({ id: `${departmentId}.${at + 1}`, name: String(at + 1), skills: own })),
    mechanicsHours: Array.from({ length: 7 }, (_, weekday) => (weekday < 5 ? weekdays : null)),
  });
}
