import type { Language } from '../../shared/sites/languages.ts';

/** Where a page is found. Two requests with the same address get the same bytes. */
export type PageAddress = { site: string; language: Language; path: string; query: Query };
export type Query = Readonly<Record<string, readonly string[]>>;

/** Everything that the page cache holds. */
export type CacheTarget =
  | ({ kind: 'page' } & PageAddress)
  /** One page for all unknown addresses of a site and language that resemble the same pages. */
  | { kind: 'notFound'; site: string; language: Language; proposals: readonly string[] }
  | { kind: 'overloaded'; site: string; language: Language }
  /** What a block shows instead of a record that has gone; records that leave the same page share it. */
  | { kind: 'gone'; site: string; language: Language; page: string; shared: string; query: Query }
  | { kind: 'directory'; found: boolean }
  | {
      kind: 'graphql';
      site: string | undefined;
      query: string;
      variables: Readonly<Record<string, unknown>>;
      operationName: string | undefined;
    };

/** The only place that makes a key of the page cache. */
export function cacheKey(target: CacheTarget): string {
  return JSON.stringify([target.kind, ...keyParts(target)]);
}

function keyParts(target: CacheTarget): readonly unknown[] {
  switch (target.kind) {
    case 'page':
      return [target.site, target.language, target.path, target.query];
    case 'notFound':
      return [target.site, target.language, target.proposals];
    case 'overloaded':
      return [target.site, target.language];
    case 'gone':
      return [target.site, target.language, target.page, target.shared, target.query];
    case 'directory':
      return [target.found];
    case 'graphql':
      return [target.site, target.query, sortedEntries(target.variables), target.operationName];
  }
}

/** Variables in any order make the same query. */
function sortedEntries(variables: Readonly<Record<string, unknown>>): readonly unknown[] {
  return Object.keys(variables)
    .sort()
    .map((name) => [name, variables[name]]);
}
