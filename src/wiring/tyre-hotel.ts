import { randomBytes, randomInt } from 'node:crypto';
import { systemClock } from '../platform/clock.ts';
import type { Settings } from '../platform/env.ts';
import type { KeyRing } from '../platform/key-ring.ts';
import type { Log } from '../platform/log.ts';
import type { CachedSearch } from '../search/cached-search.ts';
import type { TyreHotelContext } from '../server/app-context.ts';
import type { Language } from '../sites/languages.ts';
import type { Texts } from '../sites/texts.ts';
import { embeddedSignIn } from '../tyre-hotel/access/embedded-sign-in.ts';
import { startSignInJobs } from '../tyre-hotel/access/sign-in-jobs.ts';
import { demoSignInLimits, signInLimits } from '../tyre-hotel/access/sign-in-limits.ts';
import { embeddedTyreBooking } from '../tyre-hotel/adapters/embedded-tyre-booking.ts';
import { closedSignIn, embeddedTyreHotel } from '../tyre-hotel/adapters/embedded-tyre-hotel.ts';
import { remoteTyreHotel } from '../tyre-hotel/adapters/remote-tyre-hotel.ts';
import { type TyreHotelLimits, tyreHotelLimits } from '../tyre-hotel/api/limits.ts';
import { seasonReminders } from '../tyre-hotel/reminder/season-reminders.ts';
import { hashManageToken, managePath, manageToken } from '../workshop/manage/manage-token.ts';
import { bookingDeliveries } from '../workshop/messages/booking-deliveries.ts';
import type { openAdapters } from './adapters.ts';
import type { openDelivery } from './delivery.ts';

type Stores = Awaited<ReturnType<typeof openAdapters>>;

type TyreHotelWiring = {
  search: CachedSearch;
  linkSecret: string;
  /** Undefined where an operator has set none. */
  keys: KeyRing | undefined;
  delivery: Pick<ReturnType<typeof openDelivery>, 'bookingChannels' | 'nudge'>;
  findSite: (name: string, language: Language) => { texts: Texts } | undefined;
  log: Log;
};

type Chosen = Pick<Settings, 'tyreHotel' | 'bookingsPerMinute' | 'demo' | 'roles'>;

/** The tyre hotel that an operator has named, or the embedded one in the calendar of the workshop's bays. */
export function openTyreHotel(
  settings: Chosen,
  stores: Stores,
  wiring: TyreHotelWiring,
): { context: TyreHotelContext; close: () => void } {
  const { tyreSessions: sessions, tyreCodes: codes, deleteUsageBefore } = stores;
  const { delivery, log } = wiring;
  const stopJobs = settings.roles.includes('worker')
    ? startSignInJobs({ codes, sessions, deleteUsageBefore, clock: systemClock, log })
    : () => {};
  const context = {
    sessions,
    onChanged: delivery.nudge,
    limits: limitsFor(settings.bookingsPerMinute),
  };
  const remote = settings.tyreHotel;
  const open = remote ? remoteTyreHotel(remote) : openEmbedded(settings, stores, wiring);
  return {
    context: { ...context, open, reminders: remote ? undefined : openReminders(stores, wiring) },
    close: stopJobs,
  };
}

/** Mail addresses are those of bookings, so there are none where a remote system keeps them. */
function openReminders(
  { bookings, seasonReminders: store }: Stores,
  { linkSecret }: TyreHotelWiring,
): TyreHotelContext['reminders'] {
  const subscriptions = seasonReminders({ bookings, reminders: store, linkSecret, now: systemClock });
  return { subscriptions, store };
}

function openEmbedded({ demo }: Chosen, stores: Stores, wiring: TyreHotelWiring): TyreHotelContext['open'] {
  const { bookings, bays, workshopSetups: setups, tyreReviews: reviews, agreements } = stores;
  const { search, linkSecret, keys, delivery, findSite, log } = wiring;
  const booking = embeddedTyreBooking({
    ...{ setups, bookings, bays, reviews, search, log, randomBytes },
    now: systemClock,
    findVehicle: async (plate, site) => {
      const owner = await agreements.findOwner(plate, site);
      const vehicles = owner ? await agreements.vehicles(owner.id, site) : [];
      return vehicles.find(({ regNo }) => regNo === plate);
    },
    serviceName: (site, language) => findSite(site, language)?.texts('tyreHotelService') ?? '',
    deliveries: (booked, change) => bookingDeliveries(booked, delivery.bookingChannels, change),
    manageTokenHash: (bookingId) => hashManageToken(manageToken(linkSecret, bookingId)),
    managePath: (bookingId) => managePath(manageToken(linkSecret, bookingId)),
  });
  if (!keys) {
    log.warn({ code: 'TYRE_HOTEL_CLOSED' }, 'no TYRE_HOTEL_KEY is set: nobody can sign in to the tyre hotel');
    return embeddedTyreHotel({ signIn: () => closedSignIn, booking });
  }
  const signIn = embeddedSignIn({
    ...{ keys, agreements, log, randomBytes, randomInt },
    codes: stores.tyreCodes,
    takeUsage: stores.takeUsage,
    limits: demo ? demoSignInLimits : signInLimits,
    now: systemClock,
    onEnqueued: delivery.nudge,
  });
  return embeddedTyreHotel({ signIn, booking });
}

/** What an operator allows for bookings holds for the calls around them as well. */
function limitsFor(bookingsPerMinute: number | undefined): TyreHotelLimits {
  if (!bookingsPerMinute) return tyreHotelLimits;
  const { signIn, reads, reviews } = tyreHotelLimits;
  return {
    signIn: Math.max(signIn, bookingsPerMinute),
    reads: Math.max(reads, bookingsPerMinute),
    bookings: bookingsPerMinute,
    reviews,
  };
}
