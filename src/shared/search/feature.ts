import type { Feature } from '../feature.ts';
import type { SearchNeeds } from './routes.ts';
import { searchMigrations } from './tables.ts';

export const searchFeature: Feature<SearchNeeds> = {
  name: 'search',
  about: 'the search port, the embedded engine, OpenSearch; the records behind them',
  migrations: searchMigrations,
  routes: async (server, needs) => (await import('./routes.ts')).addRoutes(server, needs),
};
