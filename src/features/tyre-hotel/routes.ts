import type { Log } from '../../shared/platform/log.ts';
import type { RoutePlugin } from '../../shared/platform/route-plugin.ts';
import { mailLinkPages } from '../../shared/sites/pages/mail-link-page.tsx';
import type { RenderSitePage } from '../../shared/sites/pages/standalone-page.ts';
import type { PublishedSites } from '../../shared/sites/published-sites.ts';
import { type TyreHotelLimits, type TyreHotelRouteDeps, tyreHotelLimits } from './api/tyre-hotel-routes.ts';
import { tyreHotelRoutes } from './api.ts';
import type { SeasonReminderStore } from './reminder/season-reminder-store.ts';
import type { SeasonReminders } from './reminder/season-reminders.ts';
import { unsubscribeRoutes } from './reminder/unsubscribe-routes.tsx';
import type { SessionStore } from './session-store.ts';
import type { OpenTyreHotel, TyreHotelService } from './tyre-hotel-service.ts';

export type TyreHotelContext = {
  open: OpenTyreHotel;
  sessions: SessionStore;
  /** Undefined where a remote system keeps the bookings. */
  reminders?: { subscriptions: SeasonReminders; store: SeasonReminderStore } | undefined;
  /** Bookings have been stored: their messages are due. */
  onChanged: () => void;
  limits?: TyreHotelLimits;
};

export type TyreHotelNeeds = {
  tyreHotel: TyreHotelContext;
  sites: PublishedSites;
  renderSitePage: RenderSitePage;
  now: () => Date;
  log: Log;
  /** The service with the faults that the visitor's cookies switch on. */
  demoServer?:
    | { withTyreHotelFaults: (service: TyreHotelService, cookies: string | undefined) => TyreHotelService }
    | undefined;
};

export const addRoutes: RoutePlugin<TyreHotelNeeds> = (server, needs) => {
  const { tyreHotel, log, now } = needs;
  const { limits = tyreHotelLimits, sessions, reminders, onChanged } = tyreHotel;
  tyreHotelRoutes(server, {
    ...{ log, now, limits, sessions },
    reminders: reminders?.subscriptions,
    onBooked: onChanged,
    siteFor: requestedSite(needs),
  });
  if (reminders)
    unsubscribeRoutes(server, { reminders: reminders.store, log, contextFor: mailLinkPages(needs) });
};

/** The tyre hotel of the requested site, if it has dealerships. */
function requestedSite({ tyreHotel, sites, demoServer }: TyreHotelNeeds): TyreHotelRouteDeps['siteFor'] {
  return ({ host, headers }, language) => {
    const site = sites.at(host);
    if (!site) return undefined;
    const { name, country, timeZone, url, languages, indices } = site;
    const chosen = languages.find((each) => each === language) ?? languages[0];
    const texts = sites.textsOf(site, chosen);
    if (!indices.sites) return { name, texts, service: undefined };
    const service = tyreHotel.open({
      name,
      country,
      dealershipIndex: indices.sites,
      timeZone,
      language: chosen,
      url,
    });
    return { name, texts, service: demoServer?.withTyreHotelFaults(service, headers.cookie) ?? service };
  };
}
