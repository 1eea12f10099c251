import { randomBytes, randomInt } from 'node:crypto';
import { hashManageToken, managePath, manageToken } from '../features/booking/manage/manage-token.ts';
import { bookingDeliveries } from '../features/booking/notifications/booking-deliveries.ts';
import { embeddedSignIn } from '../features/tyre-hotel/access/embedded-sign-in.ts';
import { demoSignInLimits, signInLimits } from '../features/tyre-hotel/access/sign-in-limits.ts';
import { embeddedTyreBooking } from '../features/tyre-hotel/adapters/embedded-tyre-booking.ts';
import { closedSignIn, embeddedTyreHotel } from '../features/tyre-hotel/adapters/embedded-tyre-hotel.ts';
import { remoteTyreHotel } from '../features/tyre-hotel/adapters/remote-tyre-hotel.ts';
import { type TyreHotelLimits, tyreHotelLimits } from '../features/tyre-hotel/api/tyre-hotel-routes.ts';
import { seasonReminders } from '../features/tyre-hotel/reminder/season-reminders.ts';
import type { TyreHotelContext } from '../features/tyre-hotel/routes.ts';
import { systemClock } from '../shared/platform/clock.ts';
import type { Settings } from '../shared/platform/env.ts';
import type { KeyRing } from '../shared/platform/key-ring.ts';
import type { Log } from '../shared/platform/log.ts';
import type { CachedSearch } from '../shared/search/cached-search.ts';
import type { Language } from '../shared/sites/languages.ts';
import type { Texts } from '../shared/sites/texts.ts';
import type { openAdapters } from './adapters.ts';
import type { openDelivery } from './delivery.ts';

type Stores = Awaited<ReturnType<typeof openAdapters>>;
type Delivery = Awaited<ReturnType<typeof openDelivery>>;

type TyreHotelDeps = {
  search: CachedSearch;
  linkSecret: string;
  /** Undefined where an operator has set none. */
  keys: KeyRing | undefined;
  delivery: Pick<Delivery, 'bookingChannels' | 'nudge'>;
  findSite: (name: string, language: Language) => { texts: Texts } | undefined;
  log: Log;
};

type Chosen = Pick<Settings, 'tyreHotel' | 'bookingsPerMinute' | 'demo'>;

/** The tyre hotel that an operator has named, or the embedded one in the calendar of the workshop's bays. */
export function openTyreHotel(settings: Chosen, stores: Stores, deps: TyreHotelDeps): TyreHotelContext {
  const remote = settings.tyreHotel;
  return {
    sessions: stores.tyreSessions,
    onChanged: deps.delivery.nudge,
    limits: limitsFor(settings.bookingsPerMinute),
    open: remote ? remoteTyreHotel(remote) : openEmbedded(settings, stores, deps),
    reminders: remote ? undefined : openReminders(stores, deps),
  };
}

/** Mail addresses are those of bookings, so there are none where a remote system keeps them. */
function openReminders(
  { bookings, seasonReminders: store }: Stores,
  { linkSecret }: TyreHotelDeps,
): TyreHotelContext['reminders'] {
  const subscriptions = seasonReminders({ bookings, reminders: store, linkSecret, now: systemClock });
  return { subscriptions, store };
}

function openEmbedded({ demo }: Chosen, stores: Stores, deps: TyreHotelDeps): TyreHotelContext['open'] {
  const { bookings, bays, workshopSetups: setups, tyreReviews: reviews, agreements } = stores;
  const { search, linkSecret, keys, delivery, findSite, log } = deps;
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
