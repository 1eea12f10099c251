import type { SitemapPath, SitemapSite, SitemapSource } from '../../shared/search/sitemap-source.ts';
import { toPathSegment } from './list/path-segment.ts';
import { carPath, isCarId, urlSlug } from './record/car-path.ts';

export const carSitemap: SitemapSource = {
  name: 'cars',
  indexOf: ({ site }) => site.indices.cars,
  page: ({ site }) => ({ block: 'car-page', path: carPath(site, { id: '1', slug: 'x' }) }),
  *paths({ site }, { addresses }) {
    for (const [id, { slug, changedAt }] of addresses)
      if (isCarId(id)) yield { path: carPath(site, { id, slug: urlSlug({ id, slug }) }), changedAt };
  },
};

/** The list of every make that is in stock, where makes have pages of their own. */
export function makeSitemap(makesOf: (index: string) => Promise<readonly string[]>): SitemapSource {
  return {
    name: 'makes',
    indexOf: ({ site }) => site.indices.cars,
    page: (site) => ({ block: 'car-list', path: makePath(site, 'x') }),
    async paths(site, { addresses }): Promise<readonly SitemapPath[]> {
      if (addresses.size === 0) return [];
      const changedAt = latestChange(addresses.values());
      const makes = await makesOf(site.site.indices.cars);
      return makes.map((make) => ({ path: makePath(site, make), changedAt }));
    },
  };
}

function makePath({ site }: SitemapSite, make: string): string {
  return `${site.pathToCarList.replace(/\/$/, '')}/${toPathSegment(make)}`;
}

function latestChange(addresses: Iterable<{ changedAt: string }>): string {
  let latest = '';
  for (const { changedAt } of addresses) if (changedAt > latest) latest = changedAt;
  return latest;
}
