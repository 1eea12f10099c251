import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { NoSites } from '../no-sites.tsx';
import { currentSite, findOwnSites } from '../own-sites.ts';
import { PageTree } from './page-tree.tsx';
import { findSitePages } from './site-pages.ts';

/** The pages of one site as a tree, in the order of the menus. */
export async function PageTreeView({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const sites = await findOwnSites(req);
  const site = await currentSite(sites, searchParams?.['site'], req);
  const pages = site ? await findSitePages(site, req) : [];
  return (
    <Gutter className="studio-view">
      <SetStepNav nav={[{ label: 'Pages', url: '/admin/collections/pages' }, { label: 'Tree' }]} />
      {site ? (
        <PageTree key={site.name} sites={sites} site={site} pages={pages} />
      ) : (
        <NoSites user={req.user} />
      )}
    </Gutter>
  );
}
