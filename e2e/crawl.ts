import { setTimeout } from 'node:timers/promises';
import { ask } from './ask.ts';
import { at } from './visitor.ts';

export type CrawlError = { address: string; answer: string; on: string };
export type Crawl = { pages: number; pictures: number; faults: readonly CrawlError[] };

type Limits = { pages: number; pictures: number };

/** A list can be filtered in endless ways; so many of them stand for all. */
const QUERIES_PER_PATH = 12;

/** Follows every link of a site from its home page, as a search engine would, and looks at every picture once. */
export async function crawl(site: string, limits: Limits): Promise<Crawl> {
  const home = at(site, '/');
  const queue: { address: string; on: string }[] = [{ address: home, on: 'the start' }];
  const known = new Set([home]);
  const queries = new Map<string, number>();
  const pictures = new Map<string, string>();
  const faults: CrawlError[] = [];
  let pages = 0;

  function isWorthAVisit(address: string): boolean {
    const [path = '', query] = address.split('?');
    if (query === undefined) return true;
    queries.set(path, (queries.get(path) ?? 0) + 1);
    return (queries.get(path) ?? 0) <= QUERIES_PER_PATH;
  }

  async function visit({ address, on }: { address: string; on: string }): Promise<void> {
    const { status, headers, text: html } = await askPatiently(address);
    if (status !== 200) {
      const to = headers.location;
      faults.push({ address, answer: to ? `${status} → ${to}` : String(status), on });
      return;
    }
    if (!headers['content-type']?.includes('text/html')) return;
    pages += 1;
    for (const found of linksIn(html, address)) {
      if (known.has(found) || !isWorthAVisit(found)) continue;
      known.add(found);
      queue.push({ address: found, on: address });
    }
    for (const found of picturesIn(html, address)) if (!pictures.has(found)) pictures.set(found, address);
  }

  while (queue.length > 0 && pages < limits.pages) await Promise.all(queue.splice(0, 4).map(visit));
  const looked = [...pictures].slice(0, limits.pictures);
  for (const [address, on] of looked) {
    const { status } = await ask(address, 'HEAD');
    if (status !== 200) faults.push({ address, answer: String(status), on });
  }
  return { pages, pictures: looked.length, faults };
}

/** A busy house asks to come again in a few seconds; a search engine does. */
async function askPatiently(address: string) {
  for (let tries = 0; tries < 20; tries += 1) {
    const answer = await ask(address);
    if (answer.status !== 503) return answer;
    await setTimeout(1000);
  }
  return ask(address);
}

/** Links to the site itself, without what stands after #. */
function linksIn(html: string, on: string): string[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].flatMap(([, href = '']) => {
    const to = new URL(decoded(href), on);
    to.hash = '';
    return to.protocol === 'http:' && to.host === new URL(on).host ? [to.href] : [];
  });
}

/** One file of each picture stands for all its sizes: they are made from the same original. */
function picturesIn(html: string, on: string): string[] {
  const found = html.matchAll(/<(?:img|link)\b[^>]*?\s(?:src|href)="(\/(?:media|assets)\/[^"]*)"/g);
  return [...found].map(([, src = '']) => new URL(decoded(src), on).href);
}

function decoded(attribute: string): string {
  return attribute.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
}
