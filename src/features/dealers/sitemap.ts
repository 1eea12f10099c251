import type { SitemapSource } from '../../shared/search/sitemap-source.ts';
import { dealerPath } from './dealership-links.ts';

export const dealerSitemap: SitemapSource = {
  name: 'dealers',
  indexOf: ({ site }) => site.indices.sites,
  page: ({ site }) => ({ block: 'dealer-page', path: dealerPath(site, 'x') }),
  *paths({ site }, { addresses }) {
    for (const { slug, changedAt } of addresses.values()) yield { path: dealerPath(site, slug), changedAt };
  },
};
