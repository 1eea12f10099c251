import type { Feature } from '../../shared/feature.ts';
import type { ValuationNeeds } from './routes.ts';
import { valuationMigrations } from './tables.ts';
import type { ValuationWorkerNeeds } from './worker.ts';

export const valuationFeature: Feature<ValuationNeeds, ValuationWorkerNeeds> = {
  name: 'valuation',
  about: 'selling a car or part exchange: the form with its photos, the estimate from comparable cars',
  migrations: valuationMigrations,
  routes: async (server, needs) => (await import('./routes.ts')).addRoutes(server, needs),
  jobs: async (needs) => (await import('./worker.ts')).startJobs(needs),
};
