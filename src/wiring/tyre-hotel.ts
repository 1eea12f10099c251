import { randomBytes } from 'node:crypto';
import { systemClock } from '../platform/clock.ts';
import type { Settings } from '../platform/env.ts';
import type { Log } from '../platform/log.ts';
import type { CachedSearch } from '../search/cached-search.ts';
import type { TyreHotelContext } from '../server/app-context.ts';
import type { Language } from '../sites/languages.ts';
import type { Texts } from '../sites/texts.ts';
import { embeddedTyreBooking } from '../tyre-hotel/adapters/embedded-tyre-booking.ts';
import { closedSignIn, embeddedTyreHotel } from '../tyre-hotel/adapters/embedded-tyre-hotel.ts';
import { type TyreHotelLimits, tyreHotelLimits } from '../tyre-hotel/api/limits.ts';
import { inMemorySessions } from '../tyre-hotel/testing/in-memory-sessions.ts';
import type { Booking } from '../workshop/booking.ts';
import { hashManageToken, manageToken } from '../workshop/manage/manage-token.ts';
import { bookingDeliveries } from '../workshop/messages/booking-deliveries.ts';
import type { openAdapters } from './adapters.ts';
import type { openDelivery } from './delivery.ts';

type Stores = Pick<
  Awaited<ReturnType<typeof openAdapters>>,
  'bookings' | 'bays' | 'workshopSetups' | 'tyreReviews'
>;

type TyreHotelWiring = {
  search: CachedSearch;
  linkSecret: string;
  delivery: Pick<ReturnType<typeof openDelivery>, 'bookingChannels' | 'nudge'>;
  findSite: (name: string, language: Language) => { texts: Texts } | undefined;
  log: Log;
};

/** The tyre hotel that an operator has named, or the embedded one in the calendar of the workshop's bays. */
export function openTyreHotel(
  { bookingsPerMinute }: Pick<Settings, 'tyreHotel' | 'bookingsPerMinute'>,
  { bookings, bays, workshopSetups: setups, tyreReviews: reviews }: Stores,
  { search, linkSecret, delivery, findSite, log }: TyreHotelWiring,
): TyreHotelContext {
  const booking = embeddedTyreBooking({
    setups,
    bookings,
    bays,
    reviews,
    search,
    log,
    randomBytes,
    now: systemClock,
    findVehicle: async () => undefined,
    serviceName: (site, language) => findSite(site, language)?.texts('tyreHotelService') ?? '',
    deliveries: (booking: Booking) => bookingDeliveries(booking, delivery.bookingChannels),
    manageTokenHash: (bookingId) => hashManageToken(manageToken(linkSecret, bookingId)),
  });
  return {
    open: embeddedTyreHotel({ signIn: () => closedSignIn, booking }),
    sessions: inMemorySessions(),
    onChanged: delivery.nudge,
    limits: limitsFor(bookingsPerMinute),
  };
}

/** What an operator allows for bookings holds for the calls around them as well. */
function limitsFor(bookingsPerMinute: number | undefined): TyreHotelLimits {
  const { signIn, reads, reviews } = tyreHotelLimits;
  if (!bookingsPerMinute) return tyreHotelLimits;
  return {
    signIn: Math.max(signIn, bookingsPerMinute),
    reads: Math.max(reads, bookingsPerMinute),
    bookings: bookingsPerMinute,
    reviews,
  };
}
