import type { Feature } from '../../shared/feature.ts';
import type { OutgoingFeedNeeds } from './routes.ts';
import { outgoingFeedMigrations } from './tables.ts';
import type { OutgoingFeedWorkerNeeds } from './worker.ts';

export const outgoingFeedsFeature: Feature<OutgoingFeedNeeds, OutgoingFeedWorkerNeeds> = {
  name: 'outgoing-feeds',
  about:
    'cars for marketplaces and advertisers: Google, Meta, mobile.de, AutoTrader, schema.org, and feeds of one’s own',
  migrations: outgoingFeedMigrations,
  routes: async (server, needs) => (await import('./routes.ts')).addRoutes(server, needs),
  jobs: async (needs) => (await import('./worker.ts')).startJobs(needs),
};
