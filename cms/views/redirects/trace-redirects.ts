import type { PageTree } from '../../../src/content/publishing/page-tree.ts';
import { followRedirects } from '../../../src/content/redirects/redirect-chain.ts';
import type { RedirectTable } from '../../../src/content/redirects/redirect-table.ts';
import { parsePath, splitAddress } from '../../../src/content/redirects/request-path.ts';

/** A rule by its position in the table, from 1, and the location it redirected to. */
export type Hop = { rule: number; location: string };

export type TraceEnd =
  | { state: 'page'; page: PlainPage; isPattern: boolean }
  | { state: 'elsewhere' }
  | { state: 'nothing' }
  | { state: 'loop' }
  | { state: 'unreadable' };

export type RedirectTrace = { asked: string; hops: readonly Hop[]; end: TraceEnd };

type PlainPage = { id: number | string; title: string; path: string };

/** Follows an address hop by hop through the site's current rules and pages (ROUTE-01). */
export function traceRedirects(
  written: string,
  table: Pick<RedirectTable, 'hop'>,
  pages: Pick<PageTree<PlainPage>, 'pages' | 'find'>,
): RedirectTrace {
  const asked = parseAddress(written);
  if (asked === undefined) return { asked: written.trim(), hops: [], end: { state: 'unreadable' } };
  const pageAt = (path: string) => pages.find(path);
  const { hops, loop } = followRedirects(asked, table, (path) => pageAt(path) !== undefined);
  const last = hops.at(-1)?.location ?? asked;
  return { asked, hops, end: loop.length > 0 ? { state: 'loop' } : findTraceEnd(last, pageAt) };
}

function findTraceEnd(address: string, pageAt: PageTree<PlainPage>['find']): TraceEnd {
  if (!address.startsWith('/')) return { state: 'elsewhere' };
  const path = parsePath(splitAddress(address).path)?.key;
  const found = path === undefined ? undefined : pageAt(path);
  if (!found) return { state: 'nothing' };
  return { state: 'page', page: found.page, isPattern: found.wildcards.length > 0 };
}

/** Accepts whole URLs and paths without the first slash. The fragment is dropped, because servers never see it. */
export function parseAddress(written: string): string | undefined {
  const text = written.trim();
  const whole = /^https?:\/\//i.test(text) ? URL.parse(text) : undefined;
  const address = whole ? `${whole.pathname}${whole.search}` : `/${text.replace(/^\/+/, '')}`;
  const { path, query } = splitAddress(address);
  if (parsePath(path) === undefined) return undefined;
  return query ? `${path}?${query}` : path;
}
