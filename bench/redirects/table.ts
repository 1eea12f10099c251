import type { RedirectRule } from '../../src/content/redirects/rule.ts';

/** Ten thousand rules of every kind, and addresses that match each of them or none. */
export const rules: readonly RedirectRule[] = [
  ...many(6000, (at) => moved(`/old/${area(at)}/page-${at}.html`, `/new/${area(at)}/page-${at}`)),
  ...many(1500, (at) => moved(`/campaign-${at}/{path*}`, `/offers/${area(at)}/{path*}`)),
  ...many(800, (at) => moved(`/archive/${area(at)}/{year}/story-${at}`, `/news/{year}/story-${at}`)),
  ...many(800, (at) => moved(`/dealers/{id}/chain-${at}-car-{place}`, `/find-us/chain-${at}-{place}`)),
  ...many(500, (at) => moved('/article', `/news/story-${at}`, { type: 'article', id: String(at) })),
  ...many(399, (at) => moved(`/models/{brand}/type-${at}/{path*}`, `/buy-car/{brand}?type=${at}&sort=price`)),
  moved('/article', '/news'),
];

export type BenchAddress = { kind: string; path: string; query: string };

export const addresses: readonly BenchAddress[] = [
  ...many(400, (at) => address('a page that never moved', `/buy-car/${area(at)}/car-${at}`)),
  ...many(100, (at) => address('a fixed address', `/old/${area(at * 59)}/page-${at * 59}.html`)),
  ...many(100, (at) => address('{path*} carried', `/campaign-${at * 14}/a/b`)),
  ...many(100, (at) => address('a parameter', `/archive/${area(at * 7)}/2019/story-${at * 7}`)),
  ...many(100, (at) => address('half a segment', `/dealers/${at}/chain-${at * 7}-car-lund`)),
  ...many(100, (at) => address('a condition', '/article', `type=article&id=${at * 4}`)),
  ...many(100, (at) => address('a query of its own', `/models/volvo/type-${at * 3}/x`)),
];

/** The same address with additional query parameters, as newsletters add them. */
export function withParameters(
  { path, query }: BenchAddress,
  count: number,
): { path: string; query: string } {
  const more = many(count, (at) => `utm_${at}=value-${at}`);
  return { path, query: [...(query ? [query] : []), ...more].join('&') };
}

function many<T>(count: number, make: (at: number) => T): T[] {
  return Array.from({ length: count }, (_, at) => make(at));
}

function area(at: number): string {
  return `area-${at % 40}`;
}

function address(kind: string, path: string, query = ''): BenchAddress {
  return { kind, path, query };
}

function moved(source: string, destination: string, has: Record<string, string> = {}): RedirectRule {
  const conditions = Object.entries(has).map(([key, value]) => ({ type: 'query' as const, key, value }));
  return { source, destination, permanent: true, has: conditions };
}
