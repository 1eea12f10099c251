import type { RoutePlugin } from '../../shared/platform/route-plugin.ts';
import type { PublishedSites } from '../../shared/sites/published-sites.ts';
import { type InventoryRouteDeps, inventoryRoutes } from './api.ts';

export type InventoryNeeds = Pick<InventoryRouteDeps, 'indices' | 'log' | 'now' | 'studio'> & {
  inventory: Pick<
    InventoryRouteDeps,
    'importer' | 'records' | 'spoolFolder' | 'withdrawalLimitPercent' | 'onEdited' | 'mapped'
  >;
  apiKeys: { inventory: string | undefined };
  sites: PublishedSites;
};

export const addRoutes: RoutePlugin<InventoryNeeds> = (server, needs) => {
  const { inventory, apiKeys, sites, ...others } = needs;
  inventoryRoutes(server, { ...others, ...inventory, apiKey: apiKeys.inventory, sites: sites.all });
};
