import type { RoutePlugin } from '../platform/route-plugin.ts';
import { type SearchRouteDeps, searchRoutes } from './api.ts';

export type SearchNeeds = Pick<SearchRouteDeps, 'now'> & {
  apiKeys: { search: string | undefined };
  services: Pick<SearchRouteDeps, 'search'>;
  indexDefinitions: SearchRouteDeps['definitions'];
};

export const addRoutes: RoutePlugin<SearchNeeds> = (server, { apiKeys, services, indexDefinitions, now }) =>
  searchRoutes(server, {
    ...{ apiKey: apiKeys.search, search: services.search, now },
    definitions: indexDefinitions,
  });
