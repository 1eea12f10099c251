import type { SitemapSite, SitemapSource } from '../../shared/search/sitemap-source.ts';
import { kitPath, kitSlug } from './kit-path.ts';
import { KITS_INDEX } from './kit-record.ts';

/** Kits are below the page with their list; inactive ones have no address (KIT-20). */
export const kitSitemap: SitemapSource = {
  name: 'kits',
  indexOf: (site) => (listPath(site) === undefined ? '' : KITS_INDEX),
  page: (site) => ({ block: 'kit-page', path: kitPath(listPath(site) ?? '', { kitId: '1', slug: 'x' }) }),
  *paths(site, { addresses }) {
    const list = listPath(site) ?? '';
    for (const [id, { slug, changedAt }] of addresses)
      yield { path: kitPath(list, { kitId: id, slug: kitSlug({ id, slug }) }), changedAt };
  },
};

function listPath({ pathWith }: SitemapSite): string | undefined {
  return pathWith('kit-list');
}
