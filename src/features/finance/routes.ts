import type { Log } from '../../shared/platform/log.ts';
import type { RoutePlugin } from '../../shared/platform/route-plugin.ts';
import type { PublishedSites } from '../../shared/sites/published-sites.ts';
import { type FinanceRouteDeps, financeRoutes } from './api.ts';

export type FinanceNeeds = {
  finance: FinanceRouteDeps['provider'];
  findFinancedCar: FinanceRouteDeps['findCar'];
  sites: PublishedSites;
  log: Log;
};

export const addRoutes: RoutePlugin<FinanceNeeds> = (server, { finance, findFinancedCar, sites, log }) =>
  financeRoutes(server, { provider: finance, log, findSite: sites.at, findCar: findFinancedCar });
