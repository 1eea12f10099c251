import type { Feature } from '../../shared/feature.ts';
import type { TyreHotelNeeds } from './routes.ts';
import { tyreHotelMigrations } from './tables.ts';
import type { TyreHotelWorkerNeeds } from './worker.ts';

export const tyreHotelFeature: Feature<TyreHotelNeeds, TyreHotelWorkerNeeds> = {
  name: 'tyre-hotel',
  about: 'wheels in storage: sign-in by one-time code, condition, booking the change, season mail',
  migrations: tyreHotelMigrations,
  routes: async (server, needs) => (await import('./routes.ts')).addRoutes(server, needs),
  deliveries: async (needs) => (await import('./worker.ts')).channelHandlers(needs),
  jobs: async (needs) => (await import('./worker.ts')).startJobs(needs),
};
