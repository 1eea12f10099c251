import { randomBytes } from 'node:crypto';
import { onTestFinished } from 'vitest';
import { definitionOf } from '../../inventory/index-definitions.ts';
import { testDatabases } from '../../platform/database/testing/databases.ts';
import { embeddedSearch } from '../../search/adapters/embedded/embedded-search.ts';
import { cachedSearch } from '../../search/cached-search.ts';
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

const silent = { info: () => {}, warn: () => {}, error: () => {} };

for (const { name, fresh } of testDatabases) {
  workshopServiceContract(`embedded on ${name}`, async (startsAt = scenarioNow) => {
    const db = await (await fresh()).open();
    const service = embeddedSearch(definitionOf);
    onTestFinished(() => service.close());
    await service.replaceAll(scenarioSite.sitesIndex, scenarioDealerships());
    let now = startsAt;
    const stores = {
      vehicles: kyselyVehicleRegister(db),
      setups: kyselySetupStore(db),
      bookings: kyselyBookingStore(db),
      bays: kyselyBayCalendar(db),
    };
    await fillScenario(stores);
    const open = embeddedWorkshop({
      ...stores,
      search: cachedSearch(service, silent),
      now: () => now,
      randomBytes,
      log: silent,
      deliveries: () => [],
      manageTokenHash: (bookingId) => `hash of ${bookingId}`,
    });
    return {
      workshop: open(scenarioSite),
      setNow: (later) => {
        now = later;
      },
    };
  });
}
