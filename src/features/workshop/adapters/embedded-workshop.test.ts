import { expect, onTestFinished, test } from 'vitest';
import { testDatabases } from '../../../main/testing/databases.ts';
import { embeddedScenario } from '../../../main/testing/embedded-scenario.ts';
import { kyselyOutbox } from '../../../shared/messaging/adapters/kysely-outbox.ts';
import type { Database } from '../../../shared/platform/database/schema.ts';
import { hashManageToken } from '../../booking/manage/manage-token.ts';
import { departmentIn, scenarioNow, scenarioSite } from '../../booking/testing/department-scenario.ts';
import { aBookingRequest } from '../testing/open-scenario.ts';
import { workshopServiceContract } from '../workshop-service.contract.ts';

for (const { name, fresh } of testDatabases) {
  workshopServiceContract(`embedded on ${name}`, async (now) =>
    openScenario(await (await fresh()).open(), now),
  );

  test(`${name}: a time is held as long as the installation says`, async () => {
    const { open, close } = await embeddedScenario(await (await fresh()).open(), { holdMinutes: 3 });
    onTestFinished(close);
    const held = await open(scenarioSite).hold({
      timeSlot: '2026-11-18T09:00:00',
      isFullDay: false,
      registrationNumber: 'ABC123',
      departmentId: departmentIn('Alby'),
      serviceOfferings: ['basservice'],
    });
    expect(held.expiresInSeconds).toBe(180);
    expect(Date.parse(held.expiresAt) - scenarioNow.getTime()).toBe(180_000);
  });

  test(`${name}: SB-102 a booking is stored as it was agreed, with its messages, once however often it is sent`, async () => {
    const db = await (await fresh()).open();
    const { workshop, stores } = await openScenario(db);
    const request = aBookingRequest({
      mileage: 7400,
      freeText: 'Ring gärna.',
      serviceOfferingRequests: [
        { kobraId: 'tyre-change', unitsSelected: 4, userInput: '' },
        { kobraId: 'diagnosis', unitsSelected: 1, userInput: 'Gnisslar' },
      ],
    });
    const { id } = await workshop.book(request, 'attempt-1');
    await workshop.book(request, 'attempt-1');
    const booking = await stores.bookings.findByManageToken(hashManageToken(`token of ${id}`));
    expect(booking).toMatchObject({
      id,
      state: 'booked',
      site: 'solvik-se',
      language: 'sv',
      car: { brand: 'Volvo', model: 'V60', buildYear: 2020 },
      mileage: 7400,
      freeText: 'Ring gärna.',
      customer: request.customer,
      services: [
        { code: 'tyre-change', units: 4, unitAbbreviation: 'st', price: 4 * 180, userInput: '' },
        { code: 'diagnosis', units: 1, userInput: 'Gnisslar' },
      ],
      workshop: { siteName: 'Solvik Alby', timeZone: 'Europe/Stockholm' },
    });
    expect(booking?.services[1]?.price).toBeUndefined();
    expect((await kyselyOutbox(db).findAbout(id)).map(({ key }) => key)).toEqual([`${id}.0.booking-mail`]);
  });

  test(`${name}: who cancelled and sends the same booking again gets a new one, and only one`, async () => {
    const { workshop, stores } = await openScenario(await (await fresh()).open());
    const first = await workshop.book(aBookingRequest(), 'same body');
    await stores.bookings.end(first.id, 'cancelled', () => [], scenarioNow);
    const second = await workshop.book(aBookingRequest(), 'same body');
    expect(second.id).not.toBe(first.id);
    expect((await workshop.book(aBookingRequest(), 'same body')).id).toBe(second.id);
  });

  test(`${name}: the log of a booking has no plate, no name and no contact`, async () => {
    const { workshop, lines } = await openScenario(await (await fresh()).open());
    const { id } = await workshop.book(aBookingRequest(), 'attempt-1');
    expect(lines).toEqual([{ code: 'BOOKING_STORED', site: 'solvik-se', booking: id }]);
  });
}

/** Closed with the test; every booking has one message. */
async function openScenario(db: Database, startsAt?: Date) {
  const { open, close, ...scenario } = await embeddedScenario(db, {
    startsAt,
    deliveries: ({ id, sequence }) => [
      { key: `${id}.${sequence}.booking-mail`, channel: 'booking-mail', about: id },
    ],
  });
  onTestFinished(close);
  return { ...scenario, workshop: open(scenarioSite) };
}
