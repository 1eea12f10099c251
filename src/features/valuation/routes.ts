import { randomUUID } from 'node:crypto';
import type { RoutePlugin } from '../../shared/platform/route-plugin.ts';
import type { PublishedSites } from '../../shared/sites/published-sites.ts';
import { type EstimateRouteDeps, estimateRoute } from './api.ts';
import { type PhotoRouteDeps, photoRoutes } from './photos/api.ts';

export type ValuationNeeds = Pick<PhotoRouteDeps, 'now'> & {
  services: Pick<EstimateRouteDeps, 'search'>;
  /** Photos that visitors send with forms. */
  photos: Pick<PhotoRouteDeps, 'store' | 'encode' | 'linkSecret'>;
  sites: PublishedSites;
};

export const addRoutes: RoutePlugin<ValuationNeeds> = (server, { services, photos, sites, now }) => {
  estimateRoute(server, { search: services.search, siteAt: sites.at });
  photoRoutes(server, {
    ...{ ...photos, now, makeId: randomUUID },
    hasSite: ({ host }) => sites.at(host) !== undefined,
  });
};
