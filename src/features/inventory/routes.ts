import type { RoutePlugin } from '../../shared/platform/route-plugin.ts';
import { type InventoryRouteDeps, inventoryRoutes } from './api.ts';

export type InventoryNeeds = Pick<InventoryRouteDeps, 'indices' | 'log' | 'now'> & {
  inventory: Pick<
    InventoryRouteDeps,
    'importer' | 'records' | 'spoolFolder' | 'withdrawalLimitPercent' | 'onEdited' | 'mapped'
  >;
  apiKeys: { inventory: string | undefined };
};

export const addRoutes: RoutePlugin<InventoryNeeds> = (server, { inventory, apiKeys, indices, log, now }) =>
  inventoryRoutes(server, { ...inventory, apiKey: apiKeys.inventory, indices, log, now });
