import { randomBytes, randomInt } from 'node:crypto';
import { kyselyBayCalendar } from '../../features/booking/adapters/kysely-bay-calendar.ts';
import { kyselyBookingStore } from '../../features/booking/adapters/kysely-booking-store.ts';
import type { Booking } from '../../features/booking/booking.ts';
import { hashManageToken, managePath, manageToken } from '../../features/booking/manage/manage-token.ts';
import {
  scenarioDealerships,
  scenarioNow,
  scenarioSite,
} from '../../features/booking/testing/department-scenario.ts';
import { definitionOf } from '../../features/inventory/testing/definition-by-name.ts';
import { decryptCodeMessage } from '../../features/tyre-hotel/access/code-message.ts';
import { embeddedSignIn } from '../../features/tyre-hotel/access/embedded-sign-in.ts';
import { hashToken } from '../../features/tyre-hotel/access/one-time-code.ts';
import { demoSignInLimits } from '../../features/tyre-hotel/access/sign-in-limits.ts';
import { embeddedTyreBooking } from '../../features/tyre-hotel/adapters/embedded-tyre-booking.ts';
import { embeddedTyreHotel } from '../../features/tyre-hotel/adapters/embedded-tyre-hotel.ts';
import { kyselyAgreementStore } from '../../features/tyre-hotel/adapters/kysely-agreement-store.ts';
import { kyselyCodeStore } from '../../features/tyre-hotel/adapters/kysely-code-store.ts';
import { kyselyReviewStore } from '../../features/tyre-hotel/adapters/kysely-review-store.ts';
import { kyselySessionStore } from '../../features/tyre-hotel/adapters/kysely-session-store.ts';
import { kyselyUsage } from '../../features/tyre-hotel/adapters/kysely-usage.ts';
import { aKeyRing } from '../../features/tyre-hotel/testing/a-key-ring.ts';
import { anAgreement } from '../../features/tyre-hotel/testing/an-agreement.ts';
import {
  closeTimesInForsa,
  scenarioVehicles,
} from '../../features/tyre-hotel/testing/tyre-hotel-scenario.ts';
import { embeddedWorkshop } from '../../features/workshop/adapters/embedded-workshop.ts';
import { kyselySetupStore } from '../../features/workshop/adapters/kysely-setup-store.ts';
import { kyselyVehicleRegister } from '../../features/workshop/adapters/kysely-vehicle-register.ts';
import { aBookingRequest } from '../../features/workshop/testing/open-scenario.ts';
import { fillScenario } from '../../features/workshop/testing/workshop-scenario.ts';
import type { Delivery } from '../../shared/messaging/outbox.ts';
import type { Database } from '../../shared/platform/database/schema.ts';
import { embeddedSearch } from '../../shared/search/adapters/embedded/embedded-search.ts';
import { cachedSearch } from '../../shared/search/cached-search.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };

export const scenarioLinkSecret = 'a secret for tests only';

/** The embedded tyre hotel and the embedded workshop over one calendar, in a database of the test's own. */
export async function embeddedTyreHotelScenario(
  db: Database,
  deliveries: (booking: Booking) => readonly Delivery[] = () => [],
) {
  const engine = embeddedSearch(definitionOf);
  await engine.replaceAll(scenarioSite.dealershipIndex, scenarioDealerships());
  const search = cachedSearch(engine, silent);
  const setups = kyselySetupStore(db);
  const vehicles = kyselyVehicleRegister(db);
  const agreements = kyselyAgreementStore(db);
  const codes = kyselyCodeStore(db);
  const reviews = kyselyReviewStore(db);
  const bookings = kyselyBookingStore(db);
  const keys = aKeyRing();
  await fillScenario({ vehicles, setups });
  await closeTimesInForsa(setups);
  await agreements.replace(scenarioVehicles.map((vehicle) => anAgreement(keys, vehicle)));
  let time = scenarioNow;
  const now = () => time;
  const shared = {
    ...{ setups, bookings, search, now, randomBytes, deliveries },
    bays: kyselyBayCalendar(db),
    log: silent,
    manageToken: (id: string) => manageToken(scenarioLinkSecret, id),
    manageTokenHash: (id: string) => hashManageToken(manageToken(scenarioLinkSecret, id)),
    managePath: (id: string) => managePath(manageToken(scenarioLinkSecret, id)),
  };
  const openWorkshop = embeddedWorkshop({ ...shared, vehicles, holdMinutes: 10 });
  const booking = embeddedTyreBooking({
    ...shared,
    reviews,
    findVehicle: async (plate) =>
      plate.startsWith('TYR') || scenarioVehicles.some(({ regNo }) => regNo === plate)
        ? { brand: 'Volvo', model: 'V60', wheelChangePrice: 0 }
        : undefined,
    serviceName: () => 'Hjulskifte, däckhotell',
  });
  const signIn = embeddedSignIn({
    ...{ keys, agreements, codes, randomBytes, randomInt, now },
    takeUsage: kyselyUsage(db),
    limits: demoSignInLimits,
    log: silent,
    onEnqueued: () => {},
  });
  return {
    ...shared,
    vehicles,
    open: embeddedTyreHotel({ signIn, booking }),
    openWorkshop,
    sessions: kyselySessionStore(db, randomBytes),
    setNow: (later: Date) => {
      time = later;
    },
    codeOf: async (authorizationToken: string) => {
      const tokenHash = hashToken(authorizationToken);
      const stored = await codes.message(tokenHash, time);
      return (stored && decryptCodeMessage(keys, stored.message, tokenHash)?.code) ?? 'no code';
    },
    bookService: (timeSlot: string) =>
      openWorkshop(scenarioSite).book(aBookingRequest({ timeSlot }), `service ${timeSlot}`),
    reviews: () => reviews.latest(scenarioSite.name, 10),
    close: () => engine.close(),
  };
}
