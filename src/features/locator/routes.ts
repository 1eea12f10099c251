import type { RoutePlugin } from '../../shared/platform/route-plugin.ts';
import type { PublishedSites } from '../../shared/sites/published-sites.ts';
import { type LocatorRouteDeps, locatorRoutes } from './api.ts';

export type LocatorNeeds = Pick<LocatorRouteDeps, 'now'> & {
  services: Pick<LocatorRouteDeps, 'search'>;
  sites: PublishedSites;
};

export const addRoutes: RoutePlugin<LocatorNeeds> = (server, { services, sites, now }) =>
  locatorRoutes(server, { search: services.search, siteAt: sites.at, now });
