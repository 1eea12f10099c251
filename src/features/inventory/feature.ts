import type { Feature } from '../../shared/feature.ts';
import type { InventoryNeeds } from './routes.ts';

export const inventoryFeature: Feature<InventoryNeeds> = {
  name: 'inventory',
  about:
    'feeds of cars, dealerships, charging stations and kits: read, checked, imported whole or not at all',
  routes: async (server, needs) => (await import('./routes.ts')).addRoutes(server, needs),
};
