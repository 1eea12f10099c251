import type { Page } from '../../publishing/page-reader.ts';
import { pageAt, type SiteContent } from '../../publishing/site-content.ts';
import { absoluteAddress, addressOf, type Site } from '../../sites/site.ts';
import { wildcardMarker } from '../../sites/wildcard.ts';
import type { SitemapEntry } from './entry.ts';

/** The written pages of a site in all its languages, stories apart. */
export function pageEntries(content: SiteContent): { pages: SitemapEntry[]; stories: SitemapEntry[] } {
  const listed = content.site.languages
    .flatMap((language) => content.in(language).tree.pages)
    .filter((page) => answersByItself(content, page));
  const twins = Map.groupBy(listed, ({ id }) => id);
  const entries = (some: readonly Page[]) =>
    some.map((page) => entryOf(content.site, page, twins.get(page.id) ?? []));
  return {
    pages: entries(listed.filter((page) => !isStory(page))),
    stories: entries(listed.filter(isStory)),
  };
}

/** What repeats another page, leads elsewhere or has moved is no page of its own; some want no search engine. */
function answersByItself(content: SiteContent, { path, language, fields }: Page): boolean {
  const { canonicalURL, externalLink, hideFromSearchEngines } = fields;
  if (path.includes(wildcardMarker) || canonicalURL || externalLink || hideFromSearchEngines) return false;
  const address = encodeURI(addressOf(content.site, language, path));
  return !content.redirects.find(address, '', (other) => pageAt(content, other) !== undefined);
}

function isStory({ fields }: Page): boolean {
  return fields.template === 'story';
}

function entryOf(site: Site, page: Page, twins: readonly Page[]): SitemapEntry {
  const address = ({ language, path }: Page) => encodeURI(absoluteAddress(site, language, path));
  return {
    address: address(page),
    changedAt: page.changedAt,
    twins: twins.length < 2 ? [] : twins.map((twin) => ({ language: twin.language, address: address(twin) })),
  };
}
