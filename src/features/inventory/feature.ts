import type { Feature } from '../../shared/feature.ts';
import type { InventoryNeeds } from './routes.ts';
import { inventoryMigrations } from './tables.ts';
import type { InventoryWorkerNeeds } from './worker.ts';

export const inventoryFeature: Feature<InventoryNeeds, InventoryWorkerNeeds> = {
  name: 'inventory',
  about:
    'feeds of cars, dealerships, charging stations and kits: pushed or fetched, read through a mapping, checked, imported whole or not at all; single records beside them, and webhooks about cars',
  migrations: inventoryMigrations,
  routes: async (server, needs) => (await import('./routes.ts')).addRoutes(server, needs),
  deliveries: async (needs) => (await import('./worker.ts')).channelHandlers(needs),
  jobs: async (needs) => (await import('./worker.ts')).startJobs(needs),
};
