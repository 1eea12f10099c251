import { makesInStock } from '../features/cars/list/makes-in-stock.ts';
import { carSitemap, makeSitemap } from '../features/cars/sitemap.ts';
import { dealerSitemap } from '../features/dealers/sitemap.ts';
import { kitSitemap } from '../features/kits/sitemap.ts';
import type { SitemapSource } from '../shared/search/sitemap-source.ts';

/** The list: the features with pages of their own in the sitemaps. */
export function sitemapSources(search: Parameters<typeof makesInStock>[0]): readonly SitemapSource[] {
  return [dealerSitemap, kitSitemap, makeSitemap((index) => makesInStock(search, index)), carSitemap];
}
