import { randomBytes } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { kyselyBayCalendar } from '../../src/features/booking/adapters/kysely-bay-calendar.ts';
import { kyselyBookingImport } from '../../src/features/booking/adapters/kysely-booking-import.ts';
import { kyselyBookingStore } from '../../src/features/booking/adapters/kysely-booking-store.ts';
import type { Booking } from '../../src/features/booking/booking.ts';
import { embeddedWorkshop } from '../../src/features/workshop/adapters/embedded-workshop.ts';
import { kyselySetupStore } from '../../src/features/workshop/adapters/kysely-setup-store.ts';
import { kyselyVehicleRegister } from '../../src/features/workshop/adapters/kysely-vehicle-register.ts';
import type { Vehicle } from '../../src/features/workshop/vehicle.ts';
import { freshSqlite } from '../../src/main/testing/databases.ts';
import { isIssuedIn } from '../../src/shared/number-plates/registration-number.ts';
import type { SearchRecord } from '../../src/shared/search/port.ts';
import { createDealerships } from '../dealers/dealerships.ts';
import { createBookings } from './bookings.ts';
import { createFleet } from './fleet.ts';
import { createPriceList } from './price-list.ts';
import { createDepartmentSetups } from './setups.ts';

const list = createPriceList();
const setups = createDepartmentSetups();
const uddevalla = { latitude: 58.35, longitude: 11.94 };
let fleet: readonly Vehicle[];
let bookings: readonly Booking[];

beforeAll(() => {
  fleet = createFleet();
  bookings = createBookings({ today: '2026-11-16', setups, list, fleet });
});

test('SB-25 the register has more than 20,000 cars of both plate forms, each plate once', () => {
  const plates = fleet.map(({ registrationNumber }) => registrationNumber);
  expect(plates.filter((plate) => !isIssuedIn('SE', plate))).toEqual([]);
  expect(new Set(plates).size).toBe(plates.length);
  expect(plates.length).toBeGreaterThan(20_000);
  const lettered = plates.filter((plate) => /[A-Z]$/.test(plate)).length;
  expect(Math.min(lettered, plates.length - lettered)).toBeGreaterThan(5000);
  expect(fleet.every(({ buildYear }) => buildYear >= 2008 && buildYear <= 2026)).toBe(true);
  const agreements = fleet.filter(({ hasServiceAgreement }) => hasServiceAgreement).length / fleet.length;
  expect(agreements).toBeCloseTo(1 / 3, 1);
});

test('the same register and the same bookings are made every time', () => {
  expect(createFleet()).toEqual(fleet);
  expect(createBookings({ today: '2026-11-16', setups, list, fleet })).toEqual(bookings);
});

test('every workshop of the site is set up, with three to eight bays that together do everything', () => {
  const workshops = createDealerships('sites-solvik-se').flatMap(({ site_departments }) =>
    site_departments.filter(({ group }) => group === 'Workshop'),
  );
  expect(setups.map(({ departmentId }) => departmentId)).toEqual(workshops.map(({ erp_id }) => erp_id));
  const needed = new Set(
    [...list.services, ...list.addons].flatMap(({ offerings }) => offerings.flatMap(({ skills }) => skills)),
  );
  for (const { departmentId, bays } of setups) {
    expect(bays.length, departmentId).toBeGreaterThanOrEqual(3);
    expect(bays.length, departmentId).toBeLessThanOrEqual(8);
    const offered = new Set(bays.flatMap(({ skills }) => skills));
    expect(
      [...needed].filter((skill) => !offered.has(skill)),
      departmentId,
    ).toEqual([]);
  }
});

test('SB-37 the price list has base services, a single-choice group, units, a discount and unknown prices', () => {
  const services = list.services.flatMap(({ offerings }) => offerings);
  const codes = [...services, ...list.addons.flatMap(({ offerings }) => offerings)].map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.filter((code) => /basservice/.test(code)).length).toBeGreaterThan(1);
  expect(codes).toContain('originalservice');
  expect(list.addons.some(({ selectionType }) => selectionType === 'single')).toBe(true);
  expect(services.some(({ unitPrice }) => unitPrice?.minimum === 2 && unitPrice.maximum === 8)).toBe(true);
  expect(services.some(({ priceDiscount }) => priceDiscount > 0)).toBe(true);
  expect(services.some(({ price, allowUserInput }) => price === null && allowUserInput)).toBe(true);
});

test('the fixed plates get the answers that guides and tests rely on', async () => {
  const { workshop } = await aDemoWorkshop();
  const find = (plate: string) =>
    workshop.findVehicle(plate).then(
      ({ brand, model, buildYear, hasServiceAgreement, isSupported }) =>
        `${brand} ${model} ${buildYear}${hasServiceAgreement ? ' agreement' : ''}${isSupported ? '' : ' elsewhere'}`,
      (error: Error) => error.message,
    );
  expect(await find('ABC123')).toBe('Volvo V60 2020 agreement');
  expect(await find('KLM456')).toBe('Toyota RAV4 2019');
  expect(await find('POR911')).toBe('Porsche 911 2019');
  expect(await find('MNB207')).toBe('BMW 3-serie 2021 elsewhere');
  expect(await find('LDA100')).toBe('BrandNotSupported,Lada');
  expect(await find('ZZZ999')).toBe('VehicleNotFound');
  expect(await find('A1')).toBe('InvalidReg');
});

test('SB-13 SB-37 Porsche has no authorised workshop, and is offered everything but the original service', async () => {
  const { workshop } = await aDemoWorkshop();
  expect([await workshop.hasBrand('Porsche'), await workshop.hasBrand('Volvo')]).toEqual([false, true]);
  const offerings = (await workshop.services('POR911', uddevalla)).flatMap((category) => category.offerings);
  const unavailable = offerings.filter(({ isAvailable }) => !isAvailable).map(({ code }) => code);
  expect(unavailable).toEqual(['originalservice']);
});

test('SB-64 calendars look lived-in: first free times lie from today to the next week', async () => {
  const { workshop } = await aDemoWorkshop();
  const query = { registrationNumber: 'ABC123', serviceOfferings: ['hjulskifte'], at: uddevalla };
  const dates: string[] = [];
  let cursor: string | undefined;
  do {
    const before = dates.length;
    for await (const { departmentId, firstTimeSlot } of workshop.closestAvailable({ ...query, cursor })) {
      dates.push(firstTimeSlot.slice(0, 10));
      cursor = departmentId;
    }
    if (dates.length === before) break;
  } while (cursor);
  expect(dates).toHaveLength(12);
  expect(new Set(dates).size).toBeGreaterThan(3);
  expect(dates.toSorted()[0]).toBe('2026-11-16');
  expect(dates.toSorted().at(-1)).toMatch(/^2026-11-2[3-7]$/);
});

test('some workshops work on Saturdays, those that are open then', async () => {
  const { workshop } = await aDemoWorkshop();
  const query = { registrationNumber: 'ABC123', serviceOfferings: ['hjulskifte'], from: '2026-12-12' };
  const saturdays = await Promise.all(
    setups.map(async ({ departmentId }) => (await workshop.timeSlots({ ...query, departmentId }))[0]),
  );
  const open = saturdays.map((day) => (day?.availableSlots.length ?? 0) > 0);
  expect(open.filter(Boolean)).toHaveLength(4);
});

test('bookings are of invented people, at times when their workshop works, and none is sent a reminder', async () => {
  const { store } = await aDemoWorkshop();
  expect(bookings.length).toBeGreaterThan(3000);
  expect(bookings.filter(({ customer }) => !customer.email.endsWith('@example.com'))).toEqual([]);
  expect(
    bookings.filter(({ appointment: { date } }) => date === '2026-12-24' || date < '2026-11-16'),
  ).toEqual([]);
  const [first] = bookings;
  expect(await store.find(first?.id ?? '')).toEqual(first);
  const deliver = ({ id }: Booking) => [{ key: id, channel: 'booking-mail', about: id }];
  const now = new Date('2026-11-16T12:00:00Z');
  expect(await store.remind('2026-11-17', () => true, deliver, now)).toBe(0);
});

async function aDemoWorkshop() {
  const db = await (await freshSqlite()).open();
  const [vehicles, setupStore, store] = [
    kyselyVehicleRegister(db),
    kyselySetupStore(db),
    kyselyBookingStore(db),
  ];
  await vehicles.replace(fleet.slice(0, 100));
  await setupStore.savePriceList('solvik-se', list);
  for (const setup of setups) await setupStore.saveDepartment(setup);
  await kyselyBookingImport(db)(bookings);
  const content = createDealerships('sites-solvik-se') as unknown as readonly SearchRecord[];
  const found = { facet: [], content, total_items: content.length, limit: 100, offset: 0, failed: false };
  const open = embeddedWorkshop({
    vehicles,
    setups: setupStore,
    bookings: store,
    bays: kyselyBayCalendar(db),
    search: { search: async () => found },
    now: () => new Date('2026-11-16T07:00:00Z'),
    randomBytes,
    log: { info: () => {}, warn: () => {}, error: () => {} },
    deliveries: () => [],
    holdMinutes: 10,
    manageToken: (id) => id,
  });
  const site = {
    name: 'solvik-se',
    country: 'SE' as const,
    dealershipIndex: 'sites-solvik-se',
    timeZone: 'Europe/Stockholm',
    url: '',
  };
  return { workshop: open({ ...site, language: 'sv' }), store };
}

test('every text of the price list has its English words', () => {
  const list = createPriceList();
  const texts = [...list.services, ...list.addons].flatMap(({ name, offerings }) => [
    name,
    ...offerings.flatMap((each) => [
      each.name,
      each.description,
      each.notKnownPriceText ?? '',
      each.unitPrice?.unit ?? '',
      each.unitPrice?.postfix ?? '',
    ]),
  ]);
  expect(texts.filter((text) => text && !list.translations['en']?.[text])).toEqual([]);
});
