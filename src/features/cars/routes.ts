import type { Log } from '../../shared/platform/log.ts';
import type { RoutePlugin } from '../../shared/platform/route-plugin.ts';
import type { CachedSearch } from '../../shared/search/cached-search.ts';
import type { PublishedSites } from '../../shared/sites/published-sites.ts';
import { type CarRouteDeps, carRoutes } from './api.ts';
import { carMediaRoutes } from './media/api.ts';
import type { MediaProvider } from './media/media-provider.ts';

export type CarNeeds = Pick<CarRouteDeps, 'geocoder'> & {
  services: { search: CachedSearch };
  carMedia: MediaProvider;
  sites: PublishedSites;
  cardSiteAt: CarRouteDeps['siteAt'];
  log: Log;
};

export const addRoutes: RoutePlugin<CarNeeds> = (server, needs) => {
  const { services, geocoder, carMedia, sites, cardSiteAt, log } = needs;
  const { search } = services;
  carRoutes(server, { search, geocoder, siteAt: cardSiteAt });
  carMediaRoutes(server, { media: carMedia, search, siteAt: sites.at, log });
};
