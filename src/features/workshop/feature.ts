import type { Feature } from '../../shared/feature.ts';
import type { WorkshopNeeds } from './routes.ts';

export const workshopFeature: Feature<WorkshopNeeds> = {
  name: 'workshop',
  about: 'booking a service: cars, services and prices, workshops with a free time, the steps, staff pages',
  routes: async (server, needs) => (await import('./routes.ts')).addRoutes(server, needs),
};
