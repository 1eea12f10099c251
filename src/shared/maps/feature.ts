import type { Feature } from '../feature.ts';
import type { MapNeeds } from './routes.ts';

export const mapsFeature: Feature<MapNeeds> = {
  name: 'maps',
  about: 'places by name and names by place: the gazetteer, other geocoders, the place field; the map',
  routes: async (server, needs) => (await import('./routes.ts')).addRoutes(server, needs),
};
