import type { RoutePlugin } from '../platform/route-plugin.ts';
import type { PublishedSites } from '../sites/published-sites.ts';
import { type MapRouteDeps, mapRoutes } from './api.ts';
import { styleRoutes } from './styles/style-routes.ts';
import { embeddedTiles } from './tiles/embedded-tiles.ts';
import { tileRoutes } from './tiles/tile-routes.ts';

export type MapNeeds = Pick<MapRouteDeps, 'geocoder' | 'log'> & { sites: PublishedSites };

export const addRoutes: RoutePlugin<MapNeeds> = (server, { geocoder, sites, log }) => {
  mapRoutes(server, { geocoder, findSite: sites.at, log });
  tileRoutes(server, embeddedTiles);
  styleRoutes(server, sites.themeNamed, embeddedTiles);
};
