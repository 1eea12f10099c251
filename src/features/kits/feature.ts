import type { Feature } from '../../shared/feature.ts';
import type { KitNeeds } from './routes.ts';
import { kitSitemap } from './sitemap.ts';
import { kitsMigrations } from './tables.ts';
import type { KitWorkerNeeds } from './worker.ts';

export const kitsFeature: Feature<KitNeeds, KitWorkerNeeds> = {
  name: 'kits',
  about: 'spare-part kits: list, facets and choice of car, pages per kit, cart and its checkout',
  migrations: kitsMigrations,
  routes: async (server, needs) => (await import('./routes.ts')).addRoutes(server, needs),
  workerRoutes: async (server, needs) => (await import('./routes.ts')).addReceiver(server, needs),
  sitemap: () => [kitSitemap],
  deliveries: async (needs) => (await import('./worker.ts')).channelHandlers(needs),
  jobs: async (needs) => (await import('./worker.ts')).startJobs(needs),
};
