import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { definitionOf } from '../../inventory/index-definitions.ts';
import { testDatabases } from '../../platform/database/testing/databases.ts';
import { embeddedSearch } from '../../search/adapters/embedded/embedded-search.ts';
import { cachedSearch } from '../../search/cached-search.ts';
import { aServer } from '../../server/testing/a-server.ts';
import { siteDocument } from '../../server/testing/documents.ts';
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
import { remoteWorkshop } from './remote-workshop.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };
const unlimited = { lookUps: 10_000, bookings: 10_000, holds: 10_000, reads: 10_000 };

// The remote system is another installation of this server.
for (const { name, fresh } of testDatabases.slice(0, 1)) {
  workshopServiceContract(`remote, over HTTP, on ${name}`, async (startsAt = scenarioNow) => {
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
    const { name: site, sitesIndex, url } = scenarioSite;
    const { server, close } = await aServer(
      [siteDocument(site, { url, hosts: [{ host: '127.0.0.1' }], indices: { sites: sitesIndex } })],
      { app: { workshop: { open, stores: undefined, onChanged: () => {}, limits: unlimited } } },
    );
    onTestFinished(close);
    const { port } = server.server.address() as AddressInfo;
    return {
      workshop: remoteWorkshop({ url: `http://127.0.0.1:${port}/api/mechmate`, apiKey: '' }),
      setNow: (later) => {
        now = later;
      },
    };
  });
}
