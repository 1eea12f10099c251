import { isUnder } from './paginate-stories.ts';

/** '/a/b/c/d' → '/a/b'. */
export function grandparentPath(path: string): string {
  return `/${path.split('/').filter(Boolean).slice(0, -2).join('/')}`;
}

/**
 * Where all stories are found from one of them. The content platform's rule is the story's path without its last
 * two segments, which holds for '/stories/2026/a-story'. Some sites put stories directly below their index
 * ('/news-and-events/a-story'), where the rule would give the home page; so the nearest stories index above
 * the story wins, and the rule holds where there is none.
 */
export function indexPathOf(storyPath: string, indexPaths: readonly string[]): string {
  const above = indexPaths.filter((path) => path !== storyPath && isUnder(storyPath, path));
  const nearest = above.toSorted((a, b) => b.length - a.length)[0];
  return nearest ?? grandparentPath(storyPath);
}

/**
 * When a story was published: the date of its publish info's grandparent. That block is an item of its own in the
 * tree, below an area, below the page ('/stories/2026/a-story/main/publish-info'), so its grandparent is the story.
 * A page without a date of its own, such as a chapter, takes the date of the page two above it.
 */
export function publishDateOf(datasource: string, dateAt: (path: string) => string): string {
  const page = grandparentPath(datasource);
  return dateAt(page) || dateAt(grandparentPath(page));
}

/** The place of a block in the tree. */
export function blockItemPath(pagePath: string, block: string): string {
  return `${pagePath === '/' ? '' : pagePath}/main/${block}`;
}
