import type { SiteContent } from '../../../content/publishing/site-content.ts';
import { KITS_INDEX } from '../../../features/kits/kit-record.ts';
import type { RecordAddresses } from '../../../shared/search/record-addresses.ts';
import { pageEntries } from './page-entries.ts';
import { carEntries, dealerEntries, hasKits, kitEntries, makeEntries } from './record-entries.ts';
import { type SitemapFile, writeFiles } from './write-files.ts';

/** The files of a site's sitemap by name: pages, stories, dealers, kits, makes, cars, cars-2 … */
export type Sitemaps = ReadonlyMap<string, SitemapFile>;

/** The makes that an index has cars of. */
export type FindMakes = (index: string) => Promise<readonly string[]>;

export type FindAddresses = (index: string) => RecordAddresses | undefined;

/** Written at the first request, and again only after pages or records have changed. */
export function createSitemaps(addressesOf: FindAddresses, makesOf: FindMakes) {
  const known = new WeakMap<SiteContent, { edition: string; written: Promise<Sitemaps> }>();

  /** Undefined while the records are still being indexed: search engines would drop cars missing from a sitemap. */
  return (content: SiteContent): Promise<Sitemaps> | undefined => {
    const { cars, sites } = content.site.indices;
    const kits = bookOf(hasKits(content) ? KITS_INDEX : '');
    const books = { cars: bookOf(cars), dealers: bookOf(sites) };
    if (!books.cars || !books.dealers || !kits) return undefined;
    const edition = `${books.cars.revision} ${books.dealers.revision} ${kits.revision}`;
    const before = known.get(content);
    if (before?.edition === edition) return before.written;
    const written = write(content, { cars: books.cars, dealers: books.dealers, kits }, makesOf);
    known.set(content, { edition, written });
    written.catch(() => known.delete(content));
    return written;
  };

  function bookOf(index: string): RecordAddresses | undefined {
    return index ? addressesOf(index) : { revision: 0, addresses: new Map() };
  }
}

type Books = Record<'cars' | 'dealers' | 'kits', RecordAddresses>;

async function write(
  content: SiteContent,
  { cars, dealers, kits }: Books,
  makesOf: FindMakes,
): Promise<Sitemaps> {
  const { cars: index } = content.site.indices;
  const makes = index && cars.addresses.size > 0 ? await makesOf(index) : [];
  const { pages, stories } = pageEntries(content);
  const kinds = {
    pages,
    stories,
    dealers: dealerEntries(content, dealers),
    kits: kitEntries(content, kits),
    makes: makeEntries(content, cars, makes),
    cars: carEntries(content, cars),
  };
  const sitemaps = new Map<string, SitemapFile>();
  for (const [kind, entries] of Object.entries(kinds)) {
    const files = await writeFiles(entries);
    for (const [at, file] of files.entries()) sitemaps.set(at === 0 ? kind : `${kind}-${at + 1}`, file);
  }
  return sitemaps;
}
