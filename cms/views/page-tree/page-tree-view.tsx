import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { NoSites } from '../no-sites.tsx';
import { chosenSite, ownSites } from '../own-sites.ts';
import { PageTree } from './page-tree.tsx';
import { pagesOfSite } from './pages-of-site.ts';

/** The pages of one site as visitors find them: below each other, in the order of the menus. */
export async function PageTreeView({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const sites = await ownSites(req);
  const site = await chosenSite(sites, searchParams?.['site'], req);
  const pages = site ? await pagesOfSite(site, req) : [];
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
