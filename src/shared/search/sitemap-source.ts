import type { Site } from '../sites/site.ts';
import type { RecordAddresses } from './record-addresses.ts';

/** A site as its sitemap sees it. */
export type SitemapSite = {
  site: Site;
  /** The path of the page that shows a block; undefined where none does. */
  pathWith: (block: string) => string | undefined;
};

export type SitemapPath = { path: string; changedAt: string };

/** A feature's part of the sitemap: the pages of its records, one by one, so that they are never all held twice. */
export type SitemapSource = {
  /** Of its files: sitemap-cars.xml, sitemap-cars-2.xml … */
  name: string;
  /** The index with the records; empty where the site has none. */
  indexOf: (site: SitemapSite) => string;
  /** The block that shows a record, and an address where it would be: a language without it has no such pages. */
  page: (site: SitemapSite) => { block: string; path: string };
  paths: (
    site: SitemapSite,
    records: RecordAddresses,
  ) => Iterable<SitemapPath> | Promise<Iterable<SitemapPath>>;
};
