import { wildcardMarker } from '../../shared/sites/wildcard.ts';
import type { Page } from './page.ts';
import type { PageTree } from './page-tree.ts';

/** The pages above a path, the home page first: its breadcrumbs. */
export function ancestorPages(tree: PageTree, path: string): readonly Page[] {
  if (path === '/') return [];
  const segments = path.split('/').slice(1, -1);
  const paths = ['/', ...segments.map((_, at) => `/${segments.slice(0, at + 1).join('/')}`)];
  return paths.flatMap((each) => {
    const page = tree.find(each)?.page;
    return page && !page.path.includes(wildcardMarker) && !page.fields.externalLink ? [page] : [];
  });
}
