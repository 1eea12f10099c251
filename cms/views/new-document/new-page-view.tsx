import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { chooseText } from '../../i18n/studio-text.ts';
import { NoSites } from '../no-sites.tsx';
import { currentSite, findOwnSites } from '../own-sites.ts';
import { buildPageTree, visibleNodes } from '../page-tree/build-page-tree.ts';
import { findSitePages } from '../page-tree/site-pages.ts';
import { NewPage } from './new-page.tsx';
import { newDocumentTexts } from './texts.ts';

/** A page never moves to another site, so the form begins with the site and the parent page. */
export async function NewPageView({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const texts = chooseText(newDocumentTexts, req.i18n.language);
  const sites = await findOwnSites(req);
  const site = await currentSite(sites, searchParams?.['site'], req);
  const nodes = site ? visibleNodes(buildPageTree(await findSitePages(site, req)), () => true) : [];
  const places = nodes.map(({ page: { id, title, languages }, level }) => ({
    id: String(id),
    title,
    level,
    address: languages[0]?.address,
  }));
  return (
    <Gutter className="studio-view studio-view--narrow">
      <SetStepNav
        nav={[{ label: texts.pages, url: '/admin/collections/pages' }, { label: texts.page.heading }]}
      />
      {site ? (
        <NewPage
          key={site.name}
          sites={sites}
          site={site}
          places={places}
          parent={String(searchParams?.['parent'] ?? places[0]?.id ?? '')}
        />
      ) : (
        <NoSites req={req} />
      )}
    </Gutter>
  );
}
