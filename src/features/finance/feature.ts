import type { Feature } from '../../shared/feature.ts';
import type { FinanceNeeds } from './routes.ts';
import { financeMigrations } from './tables.ts';

export const financeFeature: Feature<FinanceNeeds> = {
  name: 'finance',
  about: 'loan, company and private leasing, British finance: one formula for all of them',
  migrations: financeMigrations,
  routes: async (server, needs) => (await import('./routes.ts')).addRoutes(server, needs),
};
