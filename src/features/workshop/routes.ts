import type { Log } from '../../shared/platform/log.ts';
import type { RoutePlugin } from '../../shared/platform/route-plugin.ts';
import type { CachedSearch } from '../../shared/search/cached-search.ts';
import type { PublishedSites } from '../../shared/sites/published-sites.ts';
import type { BayCalendar, BookingStore } from '../booking/booking-store.ts';
import type { BookingManagement } from '../booking/manage/manage-route-deps.ts';
import { type WorkshopLimits, type WorkshopRouteDeps, workshopLimits } from './api/workshop-routes.ts';
import { workshopRoutes } from './api.ts';
import type { SetupStore } from './setup-store.ts';
import type { StaffRouteDeps } from './staff/route-deps.ts';
import { workshopStaffRoutes } from './staff/staff-routes.tsx';
import type { OpenWorkshop, WorkshopService } from './workshop-service.ts';

export type WorkshopContext = {
  open: OpenWorkshop;
  /** Undefined where a remote system keeps the bookings: there is then nothing to manage here. */
  stores: { bookings: BookingStore; calendar: BayCalendar; setups: SetupStore } | undefined;
  /** What customers change bookings with; undefined in the same case. */
  management?: BookingManagement | undefined;
  /** Bookings have been stored or changed: their messages are due. */
  onChanged: () => void;
  limits?: WorkshopLimits;
};

export type WorkshopNeeds = Pick<StaffRouteDeps, 'studio' | 'isKnownHost' | 'renderStandalone'> & {
  workshop: WorkshopContext;
  services: { search: CachedSearch };
  sites: PublishedSites;
  now: () => Date;
  log: Log;
  /** The service with the faults that the visitor's cookies switch on. */
  demoServer?:
    | { withWorkshopFaults: (service: WorkshopService, cookies: string | undefined) => WorkshopService }
    | undefined;
};

/** For visitors the workshops of the requested site, for whoever is signed in to the studio their day. */
export const addRoutes: RoutePlugin<WorkshopNeeds> = (server, needs) => {
  const { workshop, services, sites } = needs;
  const { stores, onChanged, management } = workshop;
  workshopRoutes(server, {
    log: needs.log,
    limits: workshop.limits ?? workshopLimits,
    onBooked: onChanged,
    serviceFor: requestedService(needs),
  });
  workshopStaffRoutes(server, {
    ...needs,
    ...{ stores, management, onChanged },
    search: services.search,
    sites: sites.all,
    siteAt: sites.at,
  });
};

function requestedService({ workshop, sites, demoServer }: WorkshopNeeds): WorkshopRouteDeps['serviceFor'] {
  return ({ host, headers }, language) => {
    const site = sites.at(host);
    if (!site?.indices.sites) return undefined;
    const { name, country, timeZone, url, languages, indices } = site;
    const chosen = languages.find((each) => each === language) ?? languages[0];
    const service = workshop.open({
      name,
      country,
      dealershipIndex: indices.sites,
      timeZone,
      language: chosen,
      url,
    });
    return { site: name, service: demoServer?.withWorkshopFaults(service, headers.cookie) ?? service };
  };
}
