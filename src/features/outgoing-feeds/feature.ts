import type { Feature } from '../../shared/feature.ts';
import type { OutgoingFeedNeeds } from './routes.ts';

export const outgoingFeedsFeature: Feature<OutgoingFeedNeeds> = {
  name: 'outgoing-feeds',
  about:
    'cars for marketplaces and advertisers: Google, Meta, mobile.de, AutoTrader, schema.org, and feeds of one’s own',
  routes: async (server, needs) => (await import('./routes.ts')).addRoutes(server, needs),
};
