import type { SiteContent } from '../../../content/publishing/site-content.ts';
import type { RecordAddresses } from '../../../shared/search/record-addresses.ts';
import type { SitemapPath, SitemapSite, SitemapSource } from '../../../shared/search/sitemap-source.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import { absoluteUrl } from '../../../shared/sites/site.ts';
import type { SitemapEntry } from './sitemap-entry.ts';

/** The pages of a feature's records in every language that has such pages. */
export async function recordEntries(
  source: SitemapSource,
  content: SiteContent,
  records: RecordAddresses,
): Promise<Iterable<SitemapEntry>> {
  const site = sitemapSite(content);
  const languages = languagesWith(source.page(site), content);
  return entries(content, languages, await source.paths(site, records));
}

export function sitemapSite({ site, in: inLanguage }: SiteContent): SitemapSite {
  return {
    site,
    pathWith: (block) =>
      inLanguage(site.languages[0]).tree.pages.find(({ main }) => main.some(({ name }) => name === block))
        ?.path,
  };
}

/** A language has pages for records where an editor put the block on a wildcard page. */
function languagesWith(
  { block, path }: { block: string; path: string },
  content: SiteContent,
): readonly Language[] {
  return content.site.languages.filter((language) =>
    content
      .in(language)
      .tree.find(path)
      ?.page.main.some(({ name }) => name === block),
  );
}

function* entries(
  { site }: SiteContent,
  languages: readonly Language[],
  paths: Iterable<SitemapPath>,
): Generator<SitemapEntry> {
  for (const { path, changedAt } of paths) {
    const translations = languages.map((language) => ({
      language,
      address: encodeURI(absoluteUrl(site, language, path)),
    }));
    for (const { address } of translations)
      yield { address, changedAt, translations: translations.length < 2 ? [] : translations };
  }
}
