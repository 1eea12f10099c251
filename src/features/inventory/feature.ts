import type { Feature } from '../../shared/feature.ts';
import type { InventoryNeeds } from './routes.ts';
import type { InventoryWorkerNeeds } from './worker.ts';

export const inventoryFeature: Feature<InventoryNeeds, InventoryWorkerNeeds> = {
  name: 'inventory',
  about:
    'feeds of cars, dealerships, charging stations and kits: read, checked, imported whole or not at all; single records beside them, and webhooks about cars',
  routes: async (server, needs) => (await import('./routes.ts')).addRoutes(server, needs),
  deliveries: async (needs) => (await import('./worker.ts')).channelHandlers(needs),
  jobs: async (needs) => (await import('./worker.ts')).startJobs(needs),
};
