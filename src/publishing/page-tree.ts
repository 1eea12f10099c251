import { wildcardMarker } from '../sites/wildcard.ts';
import type { Page } from './page-reader.ts';

export type FoundPage = { page: Page; wildcards: readonly string[] };

/** The pages of a site in one language, found by path. A written path wins over a wildcard, segment by segment. */
export type PageTree = {
  pages: readonly Page[];
  find: (path: string) => FoundPage | undefined;
};

export function pageTree(pages: readonly Page[]): PageTree {
  const root = branch();
  for (const page of pages) plant(root, segmentsOf(page.path), page);
  return { pages, find: (path) => climb(root, segmentsOf(path), []) };
}

type Branch = { page?: Page; children: Map<string, Branch> };

function branch(): Branch {
  return { children: new Map() };
}

function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter(Boolean);
}

function plant(at: Branch, [segment, ...rest]: readonly string[], page: Page): void {
  if (segment === undefined) {
    at.page = page;
    return;
  }
  const next = at.children.get(segment) ?? branch();
  at.children.set(segment, next);
  plant(next, rest, page);
}

function climb(
  at: Branch,
  [segment, ...rest]: readonly string[],
  wildcards: readonly string[],
): FoundPage | undefined {
  if (segment === undefined) return at.page && { page: at.page, wildcards };
  const written = segment === wildcardMarker ? undefined : at.children.get(segment);
  const found = written && climb(written, rest, wildcards);
  if (found) return found;
  const wild = at.children.get(wildcardMarker);
  return wild && climb(wild, rest, [...wildcards, segment]);
}
