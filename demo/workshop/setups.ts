import type { Skill } from '../../src/features/booking/calendar/bay.ts';
import { type WorkshopSetup, workshopSetup } from '../../src/features/workshop/workshop-setup.ts';
import { createDealerships } from '../dealers/dealerships.ts';

type Day = readonly [from: number, to: number] | undefined;

/** A workshop: its bays, when mechanics work, and how it differs from the others. */
type Workshop = {
  bays: readonly (keyof typeof bayKinds)[];
  weekdays: Day;
  friday?: Day;
  saturday?: Day;
  step?: number;
  leadHours?: number;
  /** 0 is Monday. */
  dropOff?: readonly number[];
  factor: number;
};

const bayKinds = {
  /** The one bay that does everything that cars are booked for in one go. */
  universal: {
    name: 'Kombiplats',
    skills: ['general', 'tyre', 'alignment', 'diagnostics', 'climate', 'brakes', 'body'],
  },
  lift: { name: 'Lyft', skills: ['general', 'brakes', 'climate', 'diagnostics'] },
  quick: { name: 'Snabbservice', skills: ['general', 'tyre', 'brakes'] },
  tyres: { name: 'Däckplats', skills: ['tyre'] },
  alignment: { name: 'Hjulmätning', skills: ['general', 'tyre', 'alignment'] },
  glass: { name: 'Glas och kaross', skills: ['general', 'body'] },
} as const satisfies Record<string, { name: string; skills: readonly Skill[] }>;

// By slug of the dealership; a workshop never works when its department is closed.
const workshops: Readonly<Record<string, Workshop>> = {
  'solvik-uddevalla': {
    bays: ['universal', 'lift', 'lift', 'quick', 'tyres', 'alignment'],
    weekdays: [7, 17],
    friday: [7, 16],
    factor: 1,
  },
  'solvik-goteborg': {
    bays: ['universal', 'universal', 'lift', 'lift', 'quick', 'tyres', 'alignment', 'glass'],
    weekdays: [7, 17],
    saturday: [9, 14],
    step: 45,
    leadHours: 4,
    factor: 1.12,
  },
  'solvik-trollhattan': {
    bays: ['universal', 'lift', 'quick', 'tyres'],
    weekdays: [7, 16],
    saturday: [9, 13],
    factor: 0.98,
  },
  'solvik-boras': {
    bays: ['universal', 'lift', 'lift', 'tyres'],
    weekdays: [7, 17],
    dropOff: [4],
    factor: 0.96,
  },
  'solvik-varberg': { bays: ['universal', 'lift', 'tyres'], weekdays: [7.5, 16], factor: 1.02 },
  'solvik-halmstad': {
    bays: ['universal', 'lift', 'quick', 'tyres', 'alignment'],
    weekdays: [7, 16],
    factor: 0.99,
  },
  'solvik-jonkoping': {
    bays: ['universal', 'lift', 'lift', 'quick', 'tyres'],
    weekdays: [7, 17],
    saturday: [9, 13],
    step: 45,
    factor: 1.03,
  },
  'solvik-orebro': {
    bays: ['universal', 'lift', 'tyres', 'alignment'],
    weekdays: [7, 16],
    dropOff: [0],
    factor: 0.95,
  },
  'solvik-norrkoping': { bays: ['universal', 'lift', 'quick', 'tyres'], weekdays: [7, 17], factor: 0.97 },
  'solvik-vasteras': {
    bays: ['universal', 'universal', 'lift', 'quick', 'tyres', 'alignment', 'glass'],
    weekdays: [7, 17],
    step: 45,
    leadHours: 4,
    factor: 1.06,
  },
  'solvik-uppsala': {
    bays: ['universal', 'lift', 'lift', 'tyres', 'alignment'],
    weekdays: [7, 17],
    saturday: [9, 13],
    factor: 1.09,
  },
  'solvik-sundsvall': {
    bays: ['universal', 'lift', 'tyres'],
    weekdays: [8, 16],
    leadHours: 24,
    // Cars are left in the morning, and the workshop says when they are done.
    dropOff: [0, 1, 2, 3, 4, 5, 6],
    factor: 0.92,
  },
};

/** How the twelve Swedish workshops work. */
export function createDepartmentSetups(): readonly WorkshopSetup[] {
  return createDealerships('sites-solvik-se').flatMap(({ slug, site_departments }) => {
    const workshop = workshops[slug];
    const department = site_departments.find(({ group }) => group === 'Workshop');
    return workshop && department ? [toSetup(department.erp_id, workshop)] : [];
  });
}

function toSetup(departmentId: string, workshop: Workshop): WorkshopSetup {
  const { weekdays, friday = weekdays, saturday, step = 60, leadHours = 2, dropOff = [], factor } = workshop;
  const week = [weekdays, weekdays, weekdays, weekdays, friday, saturday, undefined];
  return workshopSetup.parse({
    departmentId,
    bays: workshop.bays.map((kind, at) => ({
      id: `${departmentId}.${at + 1}`,
      name: `${at + 1} ${bayKinds[kind].name}`,
      skills: bayKinds[kind].skills,
    })),
    mechanicsHours: week.map((day) => (day ? { startsAt: day[0] * 60, endsAt: day[1] * 60 } : null)),
    slotStepMinutes: step,
    leadMinutes: leadHours * 60,
    dropOffWeekdays: dropOff,
    priceFactor: factor,
  });
}
