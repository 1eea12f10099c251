import type { Page } from '../../content/publishing/page.ts';
import { containerId, type TagSources, tagServerOf, tagSources } from '../../shared/analytics/tag-manager.ts';
import type { Site } from '../../shared/sites/site.ts';

/** The tag manager of a page: its container, where it comes from, and what the page's policy must allow for it. */
export type PageTagManager = { gtmID: string; tagServer: string | undefined; sources: TagSources };

/** Editors are never counted, so their pages know no tag manager. */
export function pageTagManager(site: Site, page: Page, editing: boolean): PageTagManager | undefined {
  const gtmID = containerId({ page: page.fields.gtmID, site: site.gtmID });
  if (!gtmID || editing) return undefined;
  const tagServer = tagServerOf(site.tagServer);
  const hosts = site.tagHosts.map(({ host }) => host);
  return { gtmID, tagServer, sources: tagSources(tagServer, hosts) };
}
