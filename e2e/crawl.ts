import { siteUrl } from './fixtures.ts';
import { getWhenReady, sendRequest } from './send-request.ts';

export type CrawlError = { address: string; response: string; on: string };
export type Crawl = { pages: number; pictures: number; errors: readonly CrawlError[] };

type Limits = { pages: number; pictures: number };

/** Filtered lists are endless and car pages are all alike; a few of each are enough. */
const SAMPLES_PER_KIND = 15;
const carPath = /\/\d{6,}(\/|$)/;
const carListMarker = 'data-island="car-list"';

/** Follows the links of a site from its home page, as a search engine would, and requests every picture once. */
export async function crawl(site: string, limits: Limits): Promise<Crawl> {
  const home = siteUrl(site, '/');
  const queue: { address: string; on: string }[] = [{ address: home, on: 'the start' }];
  const known = new Set([home]);
  const carLists = new Set<string>();
  const samples = { car: 0, filtered: 0 };
  const pictures = new Map<string, string>();
  const errors: CrawlError[] = [];
  let pages = 0;

  function shouldCrawl(address: string): boolean {
    const { pathname, search } = new URL(address);
    const isFiltered = search !== '' || [...carLists].some((list) => pathname.startsWith(`${list}/`));
    const kind = carPath.test(pathname) ? 'car' : isFiltered ? 'filtered' : undefined;
    if (!kind) return true;
    samples[kind] += 1;
    return samples[kind] <= SAMPLES_PER_KIND;
  }

  async function crawlPage({ address, on }: { address: string; on: string }): Promise<void> {
    const { status, headers, text: html } = await getWhenReady(address);
    if (status !== 200) {
      const to = headers.location;
      errors.push({ address, response: to ? `${status} → ${to}` : String(status), on });
      return;
    }
    if (!headers['content-type']?.includes('text/html')) return;
    pages += 1;
    if (html.includes(carListMarker)) carLists.add(new URL(address).pathname);
    for (const found of linksIn(html, address)) {
      if (known.has(found) || !shouldCrawl(found)) continue;
      known.add(found);
      queue.push({ address: found, on: address });
    }
    for (const found of picturesIn(html, address)) if (!pictures.has(found)) pictures.set(found, address);
  }

  while (queue.length > 0 && pages < limits.pages) await Promise.all(queue.splice(0, 4).map(crawlPage));
  const checked = [...pictures].slice(0, limits.pictures);
  for (const [address, on] of checked) {
    const { status } = await sendRequest(address, 'HEAD');
    if (status !== 200) errors.push({ address, response: String(status), on });
  }
  return { pages, pictures: checked.length, errors };
}

/** Links to the site itself, without fragments. */
function linksIn(html: string, on: string): string[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].flatMap(([, href = '']) => {
    const to = new URL(decoded(href), on);
    to.hash = '';
    return to.protocol === 'http:' && to.host === new URL(on).host ? [to.href] : [];
  });
}

/** One file of each picture is enough: all sizes are made from the same original. */
function picturesIn(html: string, on: string): string[] {
  const found = html.matchAll(/<(?:img|link)\b[^>]*?\s(?:src|href)="(\/(?:media|assets)\/[^"]*)"/g);
  return [...found].map(([, src = '']) => new URL(decoded(src), on).href);
}

function decoded(attribute: string): string {
  return attribute.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
}
