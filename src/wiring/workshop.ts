import { randomBytes } from 'node:crypto';
import { systemClock } from '../platform/clock.ts';
import type { Settings } from '../platform/env.ts';
import type { Log } from '../platform/log.ts';
import type { CachedSearch } from '../search/cached-search.ts';
import type { WorkshopContext } from '../server/app-context.ts';
import { embeddedWorkshop } from '../workshop/adapters/embedded-workshop.ts';
import { remoteWorkshop } from '../workshop/adapters/remote-workshop.ts';
import { workshopLimits } from '../workshop/api/limits.ts';
import type { ToDeliveries } from '../workshop/booking-store.ts';
import { manageToken } from '../workshop/manage/manage-token.ts';
import { openRescheduling } from '../workshop/manage/rescheduling.ts';
import { bookingDeliveries } from '../workshop/messages/booking-deliveries.ts';
import type { openAdapters } from './adapters.ts';
import type { openDelivery } from './delivery.ts';

type Stores = Pick<
  Awaited<ReturnType<typeof openAdapters>>,
  'bookings' | 'bays' | 'workshopSetups' | 'vehicles'
>;

type WorkshopWiring = {
  search: CachedSearch;
  linkSecret: string;
  /** Also reminds of bookings and makes old ones anonymous, see delivery.ts. */
  delivery: Pick<ReturnType<typeof openDelivery>, 'bookingChannels' | 'nudge'>;
  log: Log;
};

/** The workshop system that an operator has named, or the embedded one over the installation's own tables. */
export function openWorkshop(
  {
    workshop: remote,
    leads: { mailFrom },
    bookingsPerMinute,
  }: Pick<Settings, 'workshop' | 'leads' | 'bookingsPerMinute'>,
  { bookings, bays, workshopSetups: setups, vehicles }: Stores,
  { search, linkSecret, delivery, log }: WorkshopWiring,
): WorkshopContext {
  const onChanged = delivery.nudge;
  const limits = bookingsPerMinute
    ? { ...workshopLimits, bookings: bookingsPerMinute, holds: bookingsPerMinute }
    : workshopLimits;
  if (remote) {
    const service = remoteWorkshop(remote);
    return { open: () => service, stores: undefined, onChanged, limits };
  }
  const deliveries: ToDeliveries = (booking, change) =>
    bookingDeliveries(booking, delivery.bookingChannels, change);
  const open = embeddedWorkshop({
    vehicles,
    setups,
    bookings,
    bays,
    search,
    log,
    randomBytes,
    now: systemClock,
    deliveries,
    manageToken: (bookingId) => manageToken(linkSecret, bookingId),
  });
  const rescheduling = openRescheduling({ vehicles, setups, search, bays, now: systemClock });
  return {
    open,
    stores: { bookings, calendar: bays, setups },
    management: { bookings, rescheduling, deliveries, mailFrom },
    onChanged,
    limits,
  };
}
