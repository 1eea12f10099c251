import type { Booking } from '../../src/features/booking/booking.ts';
import { bookingReference } from '../../src/features/booking/booking-reference.ts';
import { type Bay, skills } from '../../src/features/booking/calendar/bay.ts';
import { departmentDays } from '../../src/features/booking/department-days.ts';
import { workshopDepartments } from '../../src/features/booking/find-departments.ts';
import type { OfferingContext } from '../../src/features/workshop/offerings-for-car.ts';
import type { PriceList } from '../../src/features/workshop/price-list.ts';
import { includesMake } from '../../src/features/workshop/same-make.ts';
import type { Vehicle } from '../../src/features/workshop/vehicle.ts';
import type { Workshop, WorkshopSetup } from '../../src/features/workshop/workshop-setup.ts';
import type { SearchRecord } from '../../src/shared/search/port.ts';
import { seededRandom } from '../cars/random.ts';
import { createDealerships } from '../dealers/dealerships.ts';
import { createCustomer } from './customers.ts';
import { fillDay, type PlannedJob } from './fill-day.ts';
import { chooseWork, toBookedServices } from './work.ts';

const DAYS = 44;

type BookingsInput = {
  /** YYYY-MM-DD; the calendar begins here. */
  today: string;
  setups: readonly WorkshopSetup[];
  list: PriceList;
  fleet: readonly Vehicle[];
};

/** Calendars as they look in a good autumn: some workshops are full for days, others have a time this afternoon. */
export function createBookings({ today, setups, list, fleet }: BookingsInput): readonly Booking[] {
  const random = seededRandom('workshop bookings');
  const used = new Set<string>();
  const byMake = Map.groupBy(fleet, ({ brand }) => brand);
  const carsOf = (isWanted: (make: string) => boolean) =>
    [...byMake].flatMap(([make, cars]) => (isWanted(make) ? cars : []));
  const refused = [...list.bookedElsewhere, ...list.notServiced];
  const serviced = carsOf((make) => !includesMake(refused, make));
  const departments = findWorkshops(setups);
  const year = Number(today.slice(0, 4));

  return departments.flatMap((department, at) => {
    const load = workloads[at % workloads.length] ?? { fullDays: 0, density: 0.5 };
    const ours = carsOf((make) => includesMake(department.brands, make) && !includesMake(refused, make));
    let workingDays = 0;
    return departmentDays(department, today, DAYS).flatMap((day) => {
      const density = densityOn(workingDays, load);
      const planned = department.setup.bays.flatMap((bay) =>
        density < 1 && keepsDayFree(bay)
          ? []
          : fillDay({
              day,
              bay,
              setup: department.setup,
              density,
              random,
              choose: (longest) => chooseFor(bay, longest),
            }),
      );
      if (planned.length > 0) workingDays += 1;
      return planned.map((job) => toBooking(job, day.date, department));
    });

    function chooseFor(bay: Bay, longestMinutes: number) {
      const car = random.pick(random.chance(0.75) && ours.length > 0 ? ours : serviced);
      const context: OfferingContext = {
        list,
        car,
        year,
        country: department.country,
        departments: [department],
      };
      return chooseWork({ bay, longestMinutes, context, random, car });
    }
  });

  /** Workshops keep the bay that does everything free on some days, for cars that stay the whole day. */
  function keepsDayFree({ skills: own }: Bay): boolean {
    return own.length === skills.length && random.chance(0.4);
  }

  function toBooking(job: PlannedJob, date: string, department: Workshop): Booking {
    const { registrationNumber, brand, model, buildYear } = job.work.car;
    const { siteId, siteName, address, phone, email, latitude, longitude } = department;
    const createdAt = new Date(Date.parse(today) - random.whole(1, 20 * 24 * 60) * 60_000).toISOString();
    return {
      id: unusedReference(),
      state: 'booked',
      site: 'solvik-se',
      language: 'sv',
      appointment: {
        departmentId: department.departmentId,
        bayId: job.bayId,
        date,
        startsAt: job.startsAt,
        endsAt: job.endsAt,
        isFullDay: job.isFullDay,
      },
      registrationNumber,
      car: { brand, model, buildYear },
      mileage: random.whole(400, 21_000),
      customer: createCustomer(random),
      freeText: random.chance(0.06) ? random.pick(remarks) : '',
      services: toBookedServices(job.work, department, list, random),
      workshop: {
        siteId,
        siteName,
        address,
        phone,
        email,
        latitude,
        longitude,
        timeZone: 'Europe/Stockholm',
      },
      createdAt,
      changedAt: createdAt,
      sequence: 0,
    };
  }

  function unusedReference(): string {
    const bytes = (count: number) => Uint8Array.from({ length: count }, () => random.whole(0, 255));
    const reference = bookingReference(bytes);
    if (used.has(reference)) return unusedReference();
    used.add(reference);
    return reference;
  }
}

const remarks = [
  'Ring gärna när bilen är klar.',
  'Nyckeln läggs i nyckelinkastet kvällen innan.',
  'Jag väntar på plats om det går bra.',
  'Lasthållaren sitter kvar på taket.',
  'Fakturan ska till företaget.',
];

type Workload = {
  /** So many working days from today on nothing is free. */
  fullDays: number;
  /** Of the first day after those; it falls from week to week. */
  density: number;
};

const workloads: readonly Workload[] = [
  { fullDays: 1, density: 0.6 },
  { fullDays: 4, density: 0.65 },
  { fullDays: 0, density: 0.5 },
  { fullDays: 2, density: 0.55 },
  { fullDays: 0, density: 0.35 },
  { fullDays: 3, density: 0.5 },
  { fullDays: 1, density: 0.5 },
  { fullDays: 0, density: 0.45 },
  { fullDays: 5, density: 0.6 },
  { fullDays: 2, density: 0.6 },
  { fullDays: 0, density: 0.55 },
  { fullDays: 1, density: 0.3 },
];

function densityOn(workingDay: number, { fullDays, density }: Workload): number {
  return workingDay < fullDays ? 1 : density * Math.exp(-(workingDay - fullDays) / 17);
}

function findWorkshops(setups: readonly WorkshopSetup[]): readonly Workshop[] {
  const records = createDealerships('sites-solvik-se') as unknown as readonly SearchRecord[];
  return records.flatMap(workshopDepartments).flatMap((department) => {
    const setup = setups.find(({ departmentId }) => departmentId === department.departmentId);
    return setup ? [{ ...department, country: 'SE', setup }] : [];
  });
}
