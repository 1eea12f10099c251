import type { Outbox } from '../../shared/messaging/outbox.ts';
import type { Log } from '../../shared/platform/log.ts';
import type { RoutePlugin } from '../../shared/platform/route-plugin.ts';
import type { CachedSearch } from '../../shared/search/cached-search.ts';
import type { PublishedSites } from '../../shared/sites/published-sites.ts';
import { type KitRouteDeps, kitSearchRoutes } from './api.ts';
import { type CheckoutRouteDeps, checkoutRoutes } from './checkout/api.ts';
import type { CheckoutStore } from './checkout/checkout-store.ts';
import { embeddedReceiverRoute } from './checkout/embedded-receiver.ts';
import type { ReceivedCheckouts } from './checkout/received-checkouts.ts';

/** The carts of the kits catalogue. */
export type KitsContext = Pick<
  CheckoutRouteDeps,
  'isOpen' | 'tokenSecret' | 'makeId' | 'limits' | 'onAccepted'
> & {
  checkouts: CheckoutStore;
  /** The embedded receiver of the demo; undefined where another system gets the carts. */
  received: { received: ReceivedCheckouts; secret: string } | undefined;
};

export type KitNeeds = {
  kits: KitsContext;
  outbox: Pick<Outbox, 'findAbout'>;
  services: { search: CachedSearch };
  sites: PublishedSites;
  cardSiteAt: KitRouteDeps['siteAt'];
  now: () => Date;
  log: Log;
};

export const addRoutes: RoutePlugin<KitNeeds> = (server, needs) => {
  const { kits, outbox, services, sites, cardSiteAt, now, log } = needs;
  const { search } = services;
  kitSearchRoutes(server, { search, siteAt: cardSiteAt });
  checkoutRoutes(server, { ...kits, outbox, search, siteAt: sites.at, now, log });
  addReceiver(server, needs);
};

/** Carts go back to the system which opened the catalogue, and in the demo that system is here, too: also in workers. */
export function addReceiver(
  server: Parameters<RoutePlugin<KitNeeds>>[0],
  { kits, now }: Pick<KitNeeds, 'kits' | 'now'>,
): void {
  if (kits.received) embeddedReceiverRoute(server, { ...kits.received, now });
}
