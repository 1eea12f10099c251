import { randomBytes } from 'node:crypto';
import { kyselyBayCalendar } from '../../features/booking/adapters/kysely-bay-calendar.ts';
import { kyselyBookingStore } from '../../features/booking/adapters/kysely-booking-store.ts';
import {
  scenarioDealerships,
  scenarioNow,
  scenarioSite,
} from '../../features/booking/testing/department-scenario.ts';
import { definitionOf } from '../../features/inventory/testing/definition-by-name.ts';
import { embeddedWorkshop } from '../../features/workshop/adapters/embedded-workshop.ts';
import { kyselySetupStore } from '../../features/workshop/adapters/kysely-setup-store.ts';
import { kyselyVehicleRegister } from '../../features/workshop/adapters/kysely-vehicle-register.ts';
import { fillScenario } from '../../features/workshop/testing/workshop-scenario.ts';
import type { Database } from '../../shared/platform/database/schema.ts';
import { embeddedSearch } from '../../shared/search/adapters/embedded/embedded-search.ts';
import { cachedSearch } from '../../shared/search/cached-search.ts';

type Options = {
  startsAt?: Date | undefined;
  deliveries?: Parameters<typeof embeddedWorkshop>[0]['deliveries'];
  holdMinutes?: number | undefined;
};

/**
 * The embedded workshop over a database of the test's own, filled from the scenario. `lines` is what it has logged.
 */
export async function embeddedScenario(
  db: Database,
  { startsAt = scenarioNow, deliveries = () => [], holdMinutes = 10 }: Options = {},
) {
  const lines: object[] = [];
  const logLine = (facts: object) => void lines.push(facts);
  const log = { info: logLine, warn: logLine, error: logLine };
  const search = embeddedSearch(definitionOf);
  await search.replaceAll(scenarioSite.dealershipIndex, scenarioDealerships());
  const stores = {
    vehicles: kyselyVehicleRegister(db),
    setups: kyselySetupStore(db),
    bookings: kyselyBookingStore(db),
    bays: kyselyBayCalendar(db),
  };
  await fillScenario(stores);
  let now = startsAt;
  const open = embeddedWorkshop({
    ...stores,
    search: cachedSearch(search, log),
    now: () => now,
    randomBytes,
    log,
    deliveries,
    manageToken: (bookingId) => `token of ${bookingId}`,
    holdMinutes,
  });
  return {
    open,
    stores,
    lines,
    setNow: (later: Date) => {
      now = later;
    },
    close: () => search.close(),
  };
}
