import type { Feature } from '../../shared/feature.ts';
import type { BookingNeeds } from './routes.ts';
import { bookingMigrations } from './tables.ts';
import type { BookingWorkerNeeds } from './worker.ts';

export const bookingFeature: Feature<BookingNeeds, BookingWorkerNeeds> = {
  name: 'booking',
  about:
    "a time in the bays of a workshop: departments, calendar, free times, how a bay is taken once, the kinds of visits that other features declare, the mail and SMS about all of them, the customer's own page",
  migrations: bookingMigrations,
  routes: async (server, needs) => (await import('./routes.ts')).addRoutes(server, needs),
  deliveries: async (needs) => (await import('./worker.ts')).channelHandlers(needs),
  jobs: async (needs) => (await import('./worker.ts')).startJobs(needs),
};
