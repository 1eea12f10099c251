import type { Feature } from '../../shared/feature.ts';
import type { BooksVisits } from '../booking/visit-kind.ts';
import type { TyreHotelNeeds } from './routes.ts';
import { tyreHotelMigrations } from './tables.ts';
import { wheelChangeVisit } from './wheel-change-visit.ts';
import type { TyreHotelWorkerNeeds } from './worker.ts';

export const tyreHotelFeature: Feature<TyreHotelNeeds, TyreHotelWorkerNeeds> & BooksVisits = {
  name: 'tyre-hotel',
  about:
    'wheels in storage: sign-in by one-time code, condition, booking the change, the words of its reminder, season mail',
  visits: [wheelChangeVisit],
  migrations: tyreHotelMigrations,
  routes: async (server, needs) => (await import('./routes.ts')).addRoutes(server, needs),
  deliveries: async (needs) => (await import('./worker.ts')).channelHandlers(needs),
  jobs: async (needs) => (await import('./worker.ts')).startJobs(needs),
};
