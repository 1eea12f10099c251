import type { DemoSite } from './site-builder.ts';

/** The picture that a site opens with, by site: the first one of the first block that has any. */
export function heroesOf(sites: readonly DemoSite[]): Map<string, string> {
  return new Map(
    sites.flatMap(({ name, pages }) => {
      const home = pages.find(({ path }) => path === '/');
      const [first] = home?.main.flatMap((block) => picturesIn(block)) ?? [];
      return first ? [[name, first] as const] : [];
    }),
  );
}

/** Pairs of sites that open with the same picture. */
export function sharedHeroes(heroes: ReadonlyMap<string, string>): string[] {
  const sites = Map.groupBy(heroes.keys(), (site) => heroes.get(site));
  return [...sites].flatMap(([picture, names]) =>
    names.length > 1 ? [`${names.join(' and ')} open with ${picture}; each site has its own`] : [],
  );
}

function picturesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn);
  if (typeof value !== 'object' || value === null) return [];
  if ('media' in value && typeof value.media === 'string') return [value.media];
  return Object.values(value).flatMap(picturesIn);
}
