import { wildcardMarker } from '../../shared/sites/wildcard.ts';
import type { Page } from './page.ts';

export type FoundPage<P = Page> = { page: P; wildcards: readonly string[] };

/** The pages of a site in one language, found by path. A literal segment wins over a wildcard. */
export type PageTree<P = Page> = {
  pages: readonly P[];
  find: (path: string) => FoundPage<P> | undefined;
  /** The path as it is written in the tree, however its letters were written; wildcards keep theirs. */
  pathInAnyCase: (path: string) => string | undefined;
};

export function pageTree<P extends { path: string }>(pages: readonly P[]): PageTree<P> {
  const root = branch<P>();
  for (const page of pages) insert(root, segmentsOf(page.path), page);
  return {
    pages,
    find: (path) => search(root, segmentsOf(path), []),
    pathInAnyCase: (path) => spell(root, segmentsOf(path), ''),
  };
}

type Branch<P> = { page?: P; children: Map<string, Branch<P>> };

function branch<P>(): Branch<P> {
  return { children: new Map() };
}

function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter(Boolean);
}

function insert<P>(at: Branch<P>, [segment, ...rest]: readonly string[], page: P): void {
  if (segment === undefined) {
    at.page = page;
    return;
  }
  const next = at.children.get(segment) ?? branch<P>();
  at.children.set(segment, next);
  insert(next, rest, page);
}

function search<P>(
  at: Branch<P>,
  [segment, ...rest]: readonly string[],
  wildcards: readonly string[],
): FoundPage<P> | undefined {
  if (segment === undefined) return at.page && { page: at.page, wildcards };
  const literal = segment === wildcardMarker ? undefined : at.children.get(segment);
  const found = literal && search(literal, rest, wildcards);
  if (found) return found;
  const wild = at.children.get(wildcardMarker);
  return wild && search(wild, rest, [...wildcards, segment]);
}

function spell<P>(at: Branch<P>, [segment, ...rest]: readonly string[], before: string): string | undefined {
  if (segment === undefined) return at.page && (before || '/');
  const wanted = segment.toLowerCase();
  for (const [name, child] of at.children) {
    if (name === wildcardMarker || name.toLowerCase() !== wanted) continue;
    const found = spell(child, rest, `${before}/${name}`);
    if (found) return found;
  }
  const wild = at.children.get(wildcardMarker);
  return wild && spell(wild, rest, `${before}/${segment}`);
}
