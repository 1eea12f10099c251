import { randomBytes } from 'node:crypto';
import type { ToDeliveries } from '../features/booking/booking-store.ts';
import { manageToken } from '../features/booking/manage/manage-token.ts';
import { openRescheduling } from '../features/booking/manage/rescheduling.ts';
import { bookingDeliveries } from '../features/booking/notifications/booking-deliveries.ts';
import { embeddedWorkshop } from '../features/workshop/adapters/embedded-workshop.ts';
import { remoteWorkshop } from '../features/workshop/adapters/remote-workshop.ts';
import { workshopLimits } from '../features/workshop/api/workshop-routes.ts';
import { loadBookedJob } from '../features/workshop/load-order.ts';
import type { WorkshopContext } from '../features/workshop/routes.ts';
import { systemClock } from '../shared/platform/clock.ts';
import type { Settings } from '../shared/platform/env.ts';
import type { Log } from '../shared/platform/log.ts';
import type { CachedSearch } from '../shared/search/cached-search.ts';
import type { openAdapters } from './adapters.ts';
import type { openDelivery } from './delivery.ts';
import { visitKinds } from './features.ts';

type Stores = Pick<
  Awaited<ReturnType<typeof openAdapters>>,
  'bookings' | 'bays' | 'workshopSetups' | 'vehicles'
>;

type WorkshopWiring = {
  search: CachedSearch;
  linkSecret: string;
  delivery: Pick<Awaited<ReturnType<typeof openDelivery>>, 'bookingChannels' | 'nudge'>;
  log: Log;
};

/** The workshop system that an operator has named, or the embedded one over the installation's own tables. */
export function openWorkshop(
  {
    workshop: remote,
    leads: { mailFrom },
    bookingsPerMinute,
    bookingHoldMinutes,
  }: Pick<Settings, 'workshop' | 'leads' | 'bookingsPerMinute' | 'bookingHoldMinutes'>,
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
    holdMinutes: bookingHoldMinutes,
  });
  const orderDeps = { vehicles, setups, search, now: systemClock };
  const rescheduling = openRescheduling({
    ...orderDeps,
    ...{ bays, visitKinds },
    loadJob: (booking, site) => loadBookedJob(orderDeps, booking, site),
  });
  return {
    open,
    stores: { bookings, calendar: bays, setups },
    management: { bookings, rescheduling, deliveries, visitKinds, mailFrom },
    onChanged,
    limits,
  };
}
