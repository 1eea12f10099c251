import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { NoSites } from '../no-sites.tsx';
import { chosenSite, ownSites } from '../own-sites.ts';
import { pagesOfSite } from '../page-tree/pages-of-site.ts';
import { openNodes, treeOfPages } from '../page-tree/tree-of-pages.ts';
import { NewPage } from './new-page.tsx';

/** A page never moves to another site, so it is asked for first, together with the place it will have. */
export async function NewPageView({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const sites = await ownSites(req);
  const site = await chosenSite(sites, searchParams?.['site'], req);
  const nodes = site ? openNodes(treeOfPages(await pagesOfSite(site, req)), () => true) : [];
  const places = nodes.map(({ page: { id, title, languages }, level }) => ({
    id: String(id),
    title,
    level,
    address: languages[0]?.address,
  }));
  return (
    <Gutter className="studio-view studio-view--narrow">
      <SetStepNav nav={[{ label: 'Pages', url: '/admin/collections/pages' }, { label: 'New page' }]} />
      {site ? (
        <NewPage
          key={site.name}
          sites={sites}
          site={site}
          places={places}
          parent={String(searchParams?.['parent'] ?? places[0]?.id ?? '')}
        />
      ) : (
        <NoSites user={req.user} />
      )}
    </Gutter>
  );
}
