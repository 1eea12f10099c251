import { brandName } from './brand-name.ts';
import type { Department, DepartmentGroup } from './dealership-record.ts';
import type { Chain, DealerLocation } from './locations/location.ts';
import { createSchedule, type OpeningKind, type VacationCase } from './opening.ts';
import { phoneExtension } from './phones.ts';
import { createStaff } from './staff.ts';
import { dealerTexts } from './texts.ts';

const numbers: Readonly<Record<DepartmentGroup, number>> = {
  'New cars': 1,
  'Used cars': 5,
  Workshop: 10,
  Parts: 22,
  'Body work': 30,
};

export function createDepartments(
  chain: Chain,
  place: DealerLocation,
  at: number,
  brands: readonly string[],
  mailbox: string,
): Department[] {
  const hire = createStaff(chain, place.slug);
  const texts = dealerTexts[chain.country];
  const domain = chain.kind === 'dealer' ? 'solvik.example' : 'carstore.example';
  const department = (group: DepartmentGroup): Department => {
    const { name, service, mailbox: desk, titles } = texts.department[group];
    const store = chain.kind === 'store' && group === 'Used cars';
    const door: OpeningKind = group === 'New cars' || group === 'Used cars' ? 'showroom' : 'workshop';
    const workshopWeek = (group === 'Workshop' && place.workshop) || chain.workshop;
    const week = door === 'showroom' ? place.showroom : workshopWeek;
    const number = numbers[group];
    const phone = phoneExtension(chain, place, at, number);
    const label = store ? texts.store.name : name;
    return {
      name: `${place.websiteCity} ${label.toLowerCase()}`,
      // A few departments go by their plain name, so that pages must cope.
      ...(at % 5 === 4 && group === 'Parts' ? {} : { official_name: label }),
      service_name: service,
      group,
      phone,
      email: `${desk}.${mailbox}@${domain}`,
      brands: brandsOf(group, brands, at).map((code) => ({ brand_code: code, name: brandName(code) })),
      users:
        at % 6 === 5 && group === 'Parts'
          ? []
          : hire(store ? texts.store.titles : titles, (index) =>
              phoneExtension(chain, place, at, number + (index % 4)),
            ),
      erp_id: erpId(chain, at, number),
      ...(at % 4 === 1 && group === 'Body work'
        ? {}
        : { openingschedule: createSchedule(chain, week, door, vacationCase(group, at), at) }),
    };
  };
  return [...groupsOf(chain, place).map(department), ...motorcycleDepartment(chain, place, at, hire, domain)];
}

function erpId(chain: Chain, at: number, number: number): string {
  return `${chain.companyErpId}-${String(at + 1).padStart(2, '0')}${String(number).padStart(2, '0')}`;
}

function groupsOf(chain: Chain, { bodyWork }: DealerLocation): DepartmentGroup[] {
  if (chain.kind === 'store') return ['Used cars', 'Workshop'];
  return ['New cars', 'Used cars', 'Workshop', 'Parts', ...(bodyWork ? (['Body work'] as const) : [])];
}

function brandsOf(group: DepartmentGroup, brands: readonly string[], at: number): readonly string[] {
  if (group === 'Used cars' || group === 'Parts') return [];
  // Porsche is sold here, but its workshops are run by others: the booking shows a make without one of its own (SB-11).
  if (group === 'Workshop' && brands.includes('PORSCHE')) return brands.filter((code) => code !== 'PORSCHE');
  // The trade's codes with an underscore that must not collapse into their base (DSD-14).
  if (group === 'Workshop' && at === 11) return [...brands, 'FI_TR', 'MH_TR'];
  return brands;
}

function vacationCase(group: DepartmentGroup, at: number): VacationCase {
  if (group === 'Body work') return at === 0 ? 'ongoing' : 'past';
  if (group === 'Workshop') return (['future', 'ongoing', 'none', 'past'] as const)[at % 4] ?? 'none';
  return group === 'Parts' && at % 3 === 0 ? 'past' : 'none';
}

function motorcycleDepartment(
  chain: Chain,
  place: DealerLocation,
  at: number,
  hire: ReturnType<typeof createStaff>,
  domain: string,
): Department[] {
  const { motorcycles: phone } = place;
  if (!phone) return [];
  const words = dealerTexts[chain.country].motorcycles;
  return [
    {
      name: words.name,
      official_name: `Solvik Motorrad ${place.city}`,
      service_name: words.service,
      group: 'New cars',
      phone,
      email: `mc@${domain}`,
      brands: [{ brand_code: 'BMWMOTORRAD', name: brandName('BMWMOTORRAD') }],
      users: hire(words.titles, () => phone),
      erp_id: erpId(chain, at, 40),
      openingschedule: createSchedule(chain, place.showroom, 'showroom', 'none', at),
    },
  ];
}
