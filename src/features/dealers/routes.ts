import type { RoutePlugin } from '../../shared/platform/route-plugin.ts';
import type { CachedSearch } from '../../shared/search/cached-search.ts';
import { type DealersDeps, dealerRoutes } from './api.ts';

export type DealerNeeds = { services: { search: CachedSearch }; cardSiteAt: DealersDeps['siteAt'] };

export const addRoutes: RoutePlugin<DealerNeeds> = (server, { services, cardSiteAt }) =>
  dealerRoutes(server, { search: services.search, siteAt: cardSiteAt });
