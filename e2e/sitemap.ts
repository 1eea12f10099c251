import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, siteUrl } from './fixtures.ts';
import { getWhenReady } from './send-request.ts';

export type SitemapEntry = {
  loc: string;
  lastmod?: string;
  'xhtml:link'?: readonly { '@_hreflang': string; '@_href': string }[];
};

const lists = ['url', 'sitemap', 'xhtml:link'];
const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => lists.includes(name) });

/** The files that a site's sitemap names, and what each of them lists. */
export async function fetchSitemap(site: string): Promise<ReadonlyMap<string, readonly SitemapEntry[]>> {
  const files = await fetchEntries(site, '/sitemap.xml');
  const read = files.map(async ({ loc }) => {
    const path = new URL(loc).pathname;
    return [path, await fetchEntries(site, path)] as const;
  });
  return new Map(await Promise.all(read));
}

async function fetchEntries(site: string, path: string): Promise<readonly SitemapEntry[]> {
  const { status, text: xml } = await getWhenReady(siteUrl(site, path));
  expect([status, XMLValidator.validate(xml)], `${site} ${path}`).toEqual([200, true]);
  const { urlset, sitemapindex } = parser.parse(xml);
  return urlset?.url ?? sitemapindex?.sitemap ?? [];
}

/** The path of one car (or dealership) of a site, chosen by the sitemap's order. */
export async function findRecordPath(site: string, kind: 'cars' | 'dealers', which = 0): Promise<string> {
  const listed = await fetchEntries(site, `/sitemap-${kind}.xml`);
  const { loc } = listed[which % listed.length] ?? { loc: '' };
  return new URL(loc).pathname;
}
