import type { Feature } from '../../shared/feature.ts';
import { makesInStock } from './list/makes-in-stock.ts';
import type { CarNeeds } from './routes.ts';
import { carSitemap, makeSitemap } from './sitemap.ts';

export const carsFeature: Feature<CarNeeds> = {
  name: 'cars',
  about: 'cars: the record, list and filters, cards, car page, pictures and 360° views, compare, saved cars',
  routes: async (server, needs) => (await import('./routes.ts')).addRoutes(server, needs),
  sitemap: (search) => [makeSitemap((index) => makesInStock(search, index)), carSitemap],
};
