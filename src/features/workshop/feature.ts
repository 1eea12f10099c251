import type { Feature } from '../../shared/feature.ts';
import type { BooksVisits } from '../booking/visit-kind.ts';
import type { WorkshopNeeds } from './routes.ts';
import { serviceVisit } from './service-visit.ts';

export const workshopFeature: Feature<WorkshopNeeds> & BooksVisits = {
  name: 'workshop',
  about:
    'booking a service: cars, services and add-ons, what each workshop asks for them, workshops with a free time, the steps, the words of the reminder, staff pages',
  visits: [serviceVisit],
  routes: async (server, needs) => (await import('./routes.ts')).addRoutes(server, needs),
};
