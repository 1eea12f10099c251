import type { Feature } from '../../shared/feature.ts';
import type { LocatorNeeds } from './routes.ts';

export const locatorFeature: Feature<LocatorNeeds> = {
  name: 'locator',
  about:
    "the nearest dealership or charging station: list, search, distances, what its map shows; the charger's record",
  routes: async (server, needs) => (await import('./routes.ts')).addRoutes(server, needs),
};
