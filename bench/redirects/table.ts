import type { RedirectRule } from '../../src/redirects/rule.ts';

/** Ten thousand rules of every kind, and addresses that ask for each of them or for none. */
export const rules: readonly RedirectRule[] = [
  ...many(6000, (at) => moved(`/old/${area(at)}/page-${at}.html`, `/new/${area(at)}/page-${at}`)),
  ...many(1500, (at) => moved(`/campaign-${at}/{path*}`, `/offers/${area(at)}/{path*}`)),
  ...many(800, (at) => moved(`/archive/${area(at)}/{year}/story-${at}`, `/news/{year}/story-${at}`)),
  ...many(800, (at) => moved(`/dealers/{id}/chain-${at}-car-{place}`, `/find-us/chain-${at}-{place}`)),
  ...many(500, (at) => moved('/article', `/news/story-${at}`, { type: 'article', id: String(at) })),
  ...many(399, (at) => moved(`/models/{brand}/type-${at}/{path*}`, `/buy-car/{brand}?type=${at}&sort=price`)),
  moved('/article', '/news'),
];

export type Asked = { kind: string; path: string; query: string };

export const addresses: readonly Asked[] = [
  ...many(400, (at) => asked('a page that never moved', `/buy-car/${area(at)}/car-${at}`)),
  ...many(100, (at) => asked('a fixed address', `/old/${area(at * 59)}/page-${at * 59}.html`)),
  ...many(100, (at) => asked('{path*} carried', `/campaign-${at * 14}/a/b`)),
  ...many(100, (at) => asked('a parameter', `/archive/${area(at * 7)}/2019/story-${at * 7}`)),
  ...many(100, (at) => asked('half a segment', `/dealers/${at}/chain-${at * 7}-car-lund`)),
  ...many(100, (at) => asked('a condition', '/article', `type=article&id=${at * 4}`)),
  ...many(100, (at) => asked('a query of its own', `/models/volvo/type-${at * 3}/x`)),
];

/** The same address with as many more parameters as a newsletter may hang on to it. */
export function withParameters({ path, query }: Asked, count: number): { path: string; query: string } {
  const more = many(count, (at) => `utm_${at}=value-${at}`);
  return { path, query: [...(query ? [query] : []), ...more].join('&') };
}

function many<T>(count: number, make: (at: number) => T): T[] {
  return Array.from({ length: count }, (_, at) => make(at));
}

function area(at: number): string {
  return `area-${at % 40}`;
}

function asked(kind: string, path: string, query = ''): Asked {
  return { kind, path, query };
}

function moved(source: string, destination: string, has: Record<string, string> = {}): RedirectRule {
  const conditions = Object.entries(has).map(([key, value]) => ({ type: 'query' as const, key, value }));
  return { source, destination, permanent: true, has: conditions };
}
