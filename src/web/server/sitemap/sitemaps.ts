import type { SiteContent } from '../../../content/publishing/site-content.ts';
import type { RecordAddresses } from '../../../shared/search/record-addresses.ts';
import type { SitemapSource } from '../../../shared/search/sitemap-source.ts';
import { pageEntries } from './page-entries.ts';
import { recordEntries, sitemapSite } from './record-entries.ts';
import type { SitemapEntry } from './sitemap-entry.ts';
import { type SitemapFile, writeFiles } from './write-files.ts';

/** The files of a site's sitemap by name: pages, stories, then those of the features: dealers, cars, cars-2 … */
export type Sitemaps = ReadonlyMap<string, SitemapFile>;

export type FindAddresses = (index: string) => RecordAddresses | undefined;

type Part = { source: SitemapSource; records: RecordAddresses };

/** Written at the first request, and again only after pages or records have changed. */
export function createSitemaps(addressesOf: FindAddresses, sources: readonly SitemapSource[]) {
  const known = new WeakMap<SiteContent, { revisions: string; written: Promise<Sitemaps> }>();

  /** Undefined while the records are still being indexed: search engines would drop cars missing from a sitemap. */
  return (content: SiteContent): Promise<Sitemaps> | undefined => {
    const site = sitemapSite(content);
    const parts: Part[] = [];
    for (const source of sources) {
      const index = source.indexOf(site);
      const records = index ? addressesOf(index) : { revision: 0, addresses: new Map() };
      if (!records) return undefined;
      parts.push({ source, records });
    }
    const revisions = parts.map(({ records }) => records.revision).join(' ');
    const before = known.get(content);
    if (before?.revisions === revisions) return before.written;
    const written = write(content, parts);
    known.set(content, { revisions, written });
    written.catch(() => known.delete(content));
    return written;
  };
}

async function write(content: SiteContent, parts: readonly Part[]): Promise<Sitemaps> {
  const sitemaps = new Map<string, SitemapFile>();
  const add = async (name: string, entries: Iterable<SitemapEntry>) => {
    const files = await writeFiles(entries);
    for (const [at, file] of files.entries()) sitemaps.set(at === 0 ? name : `${name}-${at + 1}`, file);
  };
  const { pages, stories } = pageEntries(content);
  await add('pages', pages);
  await add('stories', stories);
  for (const { source, records } of parts)
    await add(source.name, await recordEntries(source, content, records));
  return sitemaps;
}
