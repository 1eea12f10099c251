import type { SearchRecord } from '../../../shared/search/port.ts';
import { aDealershipRecord, aDepartmentRecord } from '../../dealers/testing/a-dealership.ts';
import type { Skill } from '../calendar/bay.ts';
import { type DepartmentSetup, departmentSetup } from '../calendar/department-setup.ts';
import type { WorkshopSite } from '../find-departments.ts';

/** A Monday, 09:00 in Sweden. */
export const scenarioNow = new Date('2026-11-16T08:00:00Z');

export const scenarioSite: WorkshopSite = {
  country: 'SE',
  name: 'solvik-se',
  dealershipIndex: 'sites-solvik-se',
  timeZone: 'Europe/Stockholm',
  language: 'sv',
  url: 'https://solvik.example',
};

/** The customer of the scenario is here; the towns lie north of it, each farther away than the one before. */
export const scenarioLocation = { latitude: 57.7, longitude: 12 };

const towns = ['Alby', 'Berga', 'Dalby', 'Edsta', 'Forsa', 'Grums', 'Hova'] as const;
export type Town = (typeof towns)[number];

/** The id of a town's workshop department. */
export function departmentIn(town: Town): string {
  return `dep-${town.toLowerCase()}`;
}

type Workshop = {
  brands: string[];
  bays?: readonly Skill[][];
  dropOffWeekdays?: number[];
  leadMinutes?: number;
};

const everything: Skill[] = ['general', 'tyre', 'diagnostics'];

// Alby has one bay for everything; Dalby no tyre bay; Edsta takes cars for whole days on Fridays; Hova needs
// no lead time.
const workshops: Readonly<Record<Town, Workshop>> = {
  Alby: { brands: ['Volvo', 'Land Rover'], bays: [everything] },
  Berga: { brands: ['Volvo', 'Kia'], bays: [everything, ['general']] },
  Dalby: { brands: ['Kia'], bays: [['general', 'diagnostics']] },
  Edsta: { brands: ['Volvo'], bays: [everything, everything], dropOffWeekdays: [4] },
  Forsa: { brands: ['Volvo', 'Mercedes-Benz'], bays: [everything] },
  Grums: { brands: ['Kia', 'BMW'], bays: [everything] },
  Hova: { brands: ['Volvo'], bays: [everything], leadMinutes: 0 },
};

const days = ['Måndag', 'Tisdag', 'Onsdag', 'Torsdag', 'Fredag', 'Lördag', 'Söndag'];
const week = days.map((day, at) => ({ day, displayText: at < 5 ? '7–17' : at === 5 ? '9–13' : 'Stängt' }));

/** A Monday on which every workshop of the scenario is closed. */
export const scenarioHoliday = '2026-12-14';

export function scenarioDealerships(): readonly SearchRecord[] {
  return towns.map((town, at) =>
    aDealershipRecord({
      site_id: `site-${town.toLowerCase()}`,
      slug: `solvik-${town.toLowerCase()}`,
      site_official_name: `Solvik ${town}`,
      site_street: 'Storgatan 1',
      site_zip: '451 50',
      site_city: town,
      site_geocoord: `${(57.8 + at / 10).toFixed(1)},12`,
      website_sort_order: 100 - at,
      site_departments: [
        aDepartmentRecord({ name: `${town} begagnade bilar`, group: 'Used cars', erp_id: `cars-${town}` }),
        aDepartmentRecord({
          name: `${town} verkstad`,
          group: 'Workshop',
          erp_id: departmentIn(town),
          brands: workshops[town].brands.map((name) => ({ brand_code: name.toUpperCase(), name })),
          openingschedule: {
            openinghours: week,
            deviationdays: [{ day: scenarioHoliday, displayText: 'Inventering: stängt' }],
            vacationdays: [],
          },
        }),
      ],
    }),
  );
}

/** The set-ups of all departments. */
export function scenarioSetups(): readonly DepartmentSetup[] {
  return towns.map(setupIn);
}

function setupIn(town: Town): DepartmentSetup {
  const { bays = [], dropOffWeekdays = [], leadMinutes = 120 } = workshops[town];
  const id = departmentIn(town);
  return departmentSetup.parse({
    departmentId: id,
    bays: bays.map((skills, at) => ({ id: `${id}.${at + 1}`, name: String(at + 1), skills })),
    mechanicsHours: days.map((_, at) => (at < 6 ? { startsAt: 8 * 60, endsAt: 16 * 60 } : null)),
    slotStepMinutes: 60,
    leadMinutes,
    dropOffWeekdays,
    horizonDays: 365,
  });
}
