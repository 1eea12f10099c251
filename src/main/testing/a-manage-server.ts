import { randomBytes } from 'node:crypto';
import { onTestFinished } from 'vitest';
import { textsFor } from '../../content/publishing/built-in-texts.ts';
import { kyselyBayCalendar } from '../../features/booking/adapters/kysely-bay-calendar.ts';
import { kyselyBookingStore } from '../../features/booking/adapters/kysely-booking-store.ts';
import type { Booking } from '../../features/booking/booking.ts';
import { hashManageToken, managePath, manageToken } from '../../features/booking/manage/manage-token.ts';
import { openRescheduling } from '../../features/booking/manage/rescheduling.ts';
import {
  bookingChannels,
  bookingDeliveries,
} from '../../features/booking/notifications/booking-deliveries.ts';
import { bookingChannelHandlers } from '../../features/booking/notifications/channel-handlers.ts';
import {
  departmentIn,
  scenarioDealerships,
  scenarioNow,
  scenarioSite,
  type Town,
} from '../../features/booking/testing/department-scenario.ts';
import { definitionOf } from '../../features/inventory/testing/definition-by-name.ts';
import { embeddedTyreBooking } from '../../features/tyre-hotel/adapters/embedded-tyre-booking.ts';
import { kyselyReviewStore } from '../../features/tyre-hotel/adapters/kysely-review-store.ts';
import { closeTimesInForsa } from '../../features/tyre-hotel/testing/tyre-hotel-scenario.ts';
import type { TyreBookingRequest } from '../../features/tyre-hotel/tyre-booking.ts';
import { embeddedWorkshop } from '../../features/workshop/adapters/embedded-workshop.ts';
import { kyselySetupStore } from '../../features/workshop/adapters/kysely-setup-store.ts';
import { kyselyVehicleRegister } from '../../features/workshop/adapters/kysely-vehicle-register.ts';
import type { BookingRequest } from '../../features/workshop/booking-request.ts';
import { loadBookedJob } from '../../features/workshop/load-order.ts';
import { aBookingRequest } from '../../features/workshop/testing/open-scenario.ts';
import { fillScenario } from '../../features/workshop/testing/workshop-scenario.ts';
import { databaseMailer } from '../../shared/messaging/adapters/database-mailer.ts';
import { databaseSmsSender } from '../../shared/messaging/adapters/database-sms-sender.ts';
import { kyselyOutbox } from '../../shared/messaging/adapters/kysely-outbox.ts';
import { SuppressedDelivery } from '../../shared/messaging/delivery-worker.ts';
import type { Database } from '../../shared/platform/database/schema.ts';
import { embeddedSearch } from '../../shared/search/adapters/embedded/embedded-search.ts';
import { cachedSearch } from '../../shared/search/cached-search.ts';
import { aSite } from '../../shared/sites/testing/a-site.ts';
import type { DemoServer } from '../app-context.ts';
import { visitKinds } from '../features.ts';
import { aServer } from './a-server.ts';
import { siteDocument } from './documents.ts';

const linkSecret = 'a secret of sixteen signs';
const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** The site of the scenario with its workshops, over a database; `deliver` sends what waits in the outbox. */
export async function aManageServer(
  db: Database,
  /** What the agreement charges for a wheel change. */
  wheelChangePrice: number | undefined = 0,
  demoServer?: DemoServer,
) {
  let now = scenarioNow;
  const clock = () => now;
  const service = embeddedSearch(definitionOf);
  onTestFinished(() => service.close());
  await service.replaceAll(scenarioSite.dealershipIndex, scenarioDealerships());
  const search = cachedSearch(service, silent);
  const setups = kyselySetupStore(db);
  const vehicles = kyselyVehicleRegister(db);
  const bookings = kyselyBookingStore(db);
  const bays = kyselyBayCalendar(db);
  await fillScenario({ setups, vehicles });
  await closeTimesInForsa(setups);
  const outbox = kyselyOutbox(db);
  const mail = databaseMailer(db, clock);
  const sms = databaseSmsSender(db, clock);
  const deliveries = (booking: Booking) => bookingDeliveries(booking, bookingChannels);
  const open = embeddedWorkshop({
    ...{ vehicles, setups, bookings, bays, search, deliveries, randomBytes, log: silent, now: clock },
    manageToken: (id) => manageToken(linkSecret, id),
    holdMinutes: 10,
  });
  const openTyres = embeddedTyreBooking({
    ...{ setups, bookings, bays, search, deliveries, randomBytes, log: silent, now: clock },
    reviews: kyselyReviewStore(db),
    findVehicle: async () => ({ brand: 'Volvo', model: 'V60', wheelChangePrice }),
    serviceName: () => 'Hjulskifte, däckhotell',
    managePath: (id) => managePath(manageToken(linkSecret, id)),
    manageTokenHash: (id) => hashManageToken(manageToken(linkSecret, id)),
  });
  const documents = ['solvik-se', 'solvik-no'].map((site) =>
    siteDocument(site, { indices: { cars: '', sites: scenarioSite.dealershipIndex } }),
  );
  const server = await aServer(documents, {
    ...(demoServer && { demoServer }),
    now: clock,
    leads: { outbox, mail, leads: { ...noLeads } },
    app: {
      sms,
      apiKeys: { search: undefined, inventory: undefined, sms: 'gateway-key' },
      workshop: {
        open,
        stores: { bookings, calendar: bays, setups },
        management: {
          bookings,
          deliveries,
          visitKinds,
          rescheduling: openRescheduling({
            ...{ setups, search, bays, visitKinds, now: clock },
            loadJob: (booking, site) =>
              loadBookedJob({ vehicles, setups, search, now: clock }, booking, site),
          }),
          mailFrom: undefined,
        },
        onChanged: () => {},
      },
    },
  });
  onTestFinished(() => server.close());

  const site = aSite({ url: 'http://solvik-se.localhost:3000' });
  const handlers = bookingChannelHandlers({
    ...{ bookings, visitKinds, clock, linkSecret, log: silent },
    mailer: mail,
    smsSender: sms,
    mailFrom: undefined,
    findSite: (_, language) => ({ site, texts: textsFor(language) }),
  });
  return {
    ...server,
    ...{ bookings, outbox, mail, sms },
    setNow: (later: Date) => {
      now = later;
    },
    /** The path of the manage link of a new booking. */
    book: async (more: Partial<BookingRequest> = {}) => {
      const { id } = await open(scenarioSite).book(aBookingRequest(more), randomBytes(12).toString('hex'));
      return { id, path: managePath(manageToken(linkSecret, id)) };
    },
    /** As `book`, for the tyre hotel. */
    bookWheelChange: async (town: Town, request: TyreBookingRequest) => {
      const idempotencyKey = randomBytes(12).toString('hex');
      const booked = await openTyres(scenarioSite).create(departmentIn(town), request, idempotencyKey);
      const id = booked.bookingConfirmationId;
      return { id, path: managePath(manageToken(linkSecret, id)) };
    },
    /** As the worker does: messages of one booking come one after the other. */
    deliver: async () => {
      const claim = () => outbox.claim({ by: 'test', now, until: now, limit: 100 });
      for (let waiting = await claim(); waiting.length > 0; waiting = await claim()) {
        for (const delivery of waiting) {
          await handlers[delivery.channel as (typeof bookingChannels)[number]](
            delivery,
            AbortSignal.timeout(5000),
          ).catch((error: unknown) => {
            if (!(error instanceof SuppressedDelivery)) throw error;
          });
          await outbox.delivered(delivery.key, now);
        }
      }
    },
    get: (path: string, host = 'solvik-se.localhost') => server.get(host, path),
    post: (path: string, form: Record<string, string> = {}, headers: Record<string, string> = {}) =>
      server.send('solvik-se.localhost', path, {
        method: 'POST',
        body: new URLSearchParams(form).toString(),
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
          ...headers,
        },
      }),
  };
}

const noLeads = {
  save: () => Promise.reject(new Error('not in this test')),
  find: async () => undefined,
  bySubmission: async () => undefined,
  latest: async () => [],
  countFrom: async () => 0,
  release: async () => 'unknown' as const,
  deleteUnconfirmedBefore: async () => 0,
  deleteBefore: async () => 0,
};
