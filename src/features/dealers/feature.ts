import type { Feature } from '../../shared/feature.ts';
import type { DealerNeeds } from './routes.ts';
import { dealerSitemap } from './sitemap.ts';

export const dealersFeature: Feature<DealerNeeds> = {
  name: 'dealers',
  about: 'dealerships: list, page, opening hours',
  routes: async (server, needs) => (await import('./routes.ts')).addRoutes(server, needs),
  sitemap: () => [dealerSitemap],
};
