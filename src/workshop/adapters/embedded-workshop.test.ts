import { randomBytes } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { definitionOf } from '../../inventory/index-definitions.ts';
import { kyselyOutbox } from '../../messaging/adapters/kysely-outbox.ts';
import type { Database } from '../../platform/database/schema.ts';
import { testDatabases } from '../../platform/database/testing/databases.ts';
import { embeddedSearch } from '../../search/adapters/embedded/embedded-search.ts';
import { cachedSearch } from '../../search/cached-search.ts';
import { aBookingRequest } from '../testing/open-scenario.ts';
import {
  fillScenario,
  scenarioDealerships,
  scenarioNow,
  scenarioSite,
} from '../testing/workshop-scenario.ts';
import { workshopServiceContract } from '../workshop-service.contract.ts';
import { embeddedWorkshop } from './embedded-workshop.ts';
import { kyselyBayCalendar } from './kysely-bay-calendar.ts';
import { kyselyBookingStore } from './kysely-booking-store.ts';
import { kyselySetupStore } from './kysely-setup-store.ts';
import { kyselyVehicleRegister } from './kysely-vehicle-register.ts';

for (const { name, fresh } of testDatabases) {
  workshopServiceContract(`embedded on ${name}`, async (now) =>
    openScenario(await (await fresh()).open(), now),
  );

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
    const booking = await stores.bookings.findByManageToken(`hash of ${id}`);
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
    expect((await kyselyOutbox(db).findAbout(id)).map(({ key }) => key)).toEqual([`${id}.booking-mail`]);
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

/** The embedded service over a database of the test's own, filled from the scenario. */
async function openScenario(db: Database, startsAt = scenarioNow) {
  const search = embeddedSearch(definitionOf);
  onTestFinished(() => search.close());
  await search.replaceAll(scenarioSite.sitesIndex, scenarioDealerships());
  const stores = {
    vehicles: kyselyVehicleRegister(db),
    setups: kyselySetupStore(db),
    bookings: kyselyBookingStore(db),
    bays: kyselyBayCalendar(db),
  };
  await fillScenario(stores);
  const lines: object[] = [];
  const logLine = (facts: object) => void lines.push(facts);
  const log = { info: logLine, warn: logLine, error: logLine };
  let now = startsAt;
  const open = embeddedWorkshop({
    ...stores,
    search: cachedSearch(search, log),
    now: () => now,
    randomBytes,
    log,
    deliveries: ({ id }) => [{ key: `${id}.booking-mail`, channel: 'booking-mail', about: id }],
    manageTokenHash: (bookingId) => `hash of ${bookingId}`,
  });
  return {
    workshop: open(scenarioSite),
    stores,
    lines,
    setNow: (later: Date) => {
      now = later;
    },
  };
}
