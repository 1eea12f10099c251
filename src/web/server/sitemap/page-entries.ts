import type { Page } from '../../../content/publishing/page.ts';
import { pageAt, type SiteContent } from '../../../content/publishing/site-content.ts';
import { absoluteUrl, localizedPath, type Site } from '../../../shared/sites/site.ts';
import { wildcardMarker } from '../../../shared/sites/wildcard.ts';
import type { SitemapEntry } from './sitemap-entry.ts';

/** The written pages of a site in all its languages, stories apart. */
export function pageEntries(content: SiteContent): { pages: SitemapEntry[]; stories: SitemapEntry[] } {
  const listed = content.site.languages
    .flatMap((language) => content.in(language).tree.pages)
    .filter((page) => isListed(content, page));
  const translations = Map.groupBy(listed, ({ id }) => id);
  const entries = (some: readonly Page[]) =>
    some.map((page) => toEntry(content.site, page, translations.get(page.id) ?? []));
  return {
    pages: entries(listed.filter((page) => !isStory(page))),
    stories: entries(listed.filter(isStory)),
  };
}

/** Left out: wildcard pages, pages with another canonical address, external links, redirects, and noindex. */
function isListed(content: SiteContent, { path, language, fields }: Page): boolean {
  const { canonicalURL, externalLink, hideFromSearchEngines } = fields;
  if (path.includes(wildcardMarker) || canonicalURL || externalLink || hideFromSearchEngines) return false;
  const address = encodeURI(localizedPath(content.site, language, path));
  return !content.redirects.find(address, '', (other) => pageAt(content, other) !== undefined);
}

function isStory({ fields }: Page): boolean {
  return fields.template === 'story';
}

function toEntry(site: Site, page: Page, translations: readonly Page[]): SitemapEntry {
  const address = ({ language, path }: Page) => encodeURI(absoluteUrl(site, language, path));
  return {
    address: address(page),
    changedAt: page.changedAt,
    translations:
      translations.length < 2
        ? []
        : translations.map((translation) => ({
            language: translation.language,
            address: address(translation),
          })),
  };
}
