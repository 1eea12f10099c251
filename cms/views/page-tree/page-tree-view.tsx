import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { toPerson } from '../../access/person.ts';
import { chooseText } from '../../i18n/studio-text.ts';
import { NoSites } from '../no-sites.tsx';
import { currentSite, findOwnSites } from '../own-sites.ts';
import { PageTree } from './page-tree.tsx';
import { findSitePages } from './site-pages.ts';
import { pageTreeTexts } from './texts.ts';

/** The pages of one site as a tree, in the order of the menus. */
export async function PageTreeView({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const texts = chooseText(pageTreeTexts, req.i18n.language);
  const canMove = toPerson(req.user)?.role !== 'author';
  const sites = await findOwnSites(req);
  const site = await currentSite(sites, searchParams?.['site'], req);
  const pages = site ? await findSitePages(site, req) : [];
  return (
    <main>
      <Gutter className="studio-view">
        <SetStepNav nav={[{ label: texts.pages, url: '/admin/collections/pages' }, { label: texts.tree }]} />
        {site ? (
          <PageTree key={site.name} sites={sites} site={site} pages={pages} canMove={canMove} />
        ) : (
          <NoSites req={req} />
        )}
      </Gutter>
    </main>
  );
}
