import { memoize } from '../../shared/platform/memoize.ts';
import { fallbackWidth } from '../../shared/platform/picture.ts';
import { localizedPath } from '../../shared/sites/site.ts';
import { wildcardMarker } from '../../shared/sites/wildcard.ts';
import { cacheTags } from '../publishing/cache-tags.ts';
import type { Page } from '../publishing/page.ts';
import type { PageTree } from '../publishing/page-tree.ts';
import { toLanguageResult } from './languages.ts';
import { type ContentScope, type QueryContext, resolveScope, tagTree } from './query-context.ts';

const LEVELS = 3;

type NavigationArgs = {
  datasource: string;
  language: string;
  site?: string | null;
  routePath?: string | null;
};

/** A page and its descendants, three levels deep (NAV-38). Stories are found by their own search. */
export function navigationBelow(context: QueryContext, args: NavigationArgs) {
  const scope = resolveScope(context, args);
  if (!scope) return null;
  tagTree(context, scope);
  const page = scope.content.tree.pages.find(({ path }) => path === args.datasource);
  return page ? navigationItem(context, scope, page, LEVELS, args.routePath ?? undefined) : null;
}

/** Wildcard pages, and the menus below them (ROUTE-29). */
export function wildcardPages(
  context: QueryContext,
  { parentId, ...where }: { parentId?: string | null; language: string; site?: string | null },
) {
  const scope = resolveScope(context, where);
  if (!scope) return null;
  tagTree(context, scope);
  const { pages } = scope.content.tree;
  const parent = pages.find(({ id }) => id === parentId);
  const found = pages
    .filter(({ path }) => path.endsWith(`/${wildcardMarker}`))
    .filter(({ path }) => !parentId || (parent && path.startsWith(below(parent.path))));
  return {
    total: found.length,
    results: found.map((page) => navigationItem(context, scope, page, LEVELS, undefined)),
  };
}

function navigationItem(
  context: QueryContext,
  scope: ContentScope,
  page: Page,
  levels: number,
  routePath: string | undefined,
): object {
  const { siteContent, language } = scope;
  const { fields, path, hideInNavigation } = page;
  const address = localizedPath(siteContent.site, language, path);
  const children = () =>
    levels === 0
      ? []
      : childrenOf(scope.content.tree, path).map((child) =>
          navigationItem(context, scope, child, levels - 1, routePath),
        );
  return {
    id: page.id,
    name: page.name,
    Title: fields.navTitle || page.name,
    navTitle: fields.navTitle,
    navigationTitle: fields.navTitle,
    url: { path: address },
    Url: fields.externalLink?.href ?? address,
    Children: children,
    children,
    HideInNavigation: hideInNavigation,
    hideInNavigation,
    TopSelected: routePath === path || Boolean(routePath?.startsWith(below(path))),
    ImageUrl: imageUrl(context, scope, page),
    isNavigableInMenuWhenItHasChildren: fields.isNavigableInMenuWhenItHasChildren,
    externalLink: externalLink(page),
    language: toLanguageResult(language),
  };
}

function externalLink({ fields: { externalLink: link } }: Page) {
  if (!link) return null;
  const linktype = /^https?:/.test(link.href) ? 'external' : 'internal';
  return { value: { href: link.href, linktype, target: link.target }, url: link.href, text: link.text };
}

function imageUrl(
  { content, tag }: QueryContext,
  { language }: ContentScope,
  { fields: { menuImage } }: Page,
): string {
  if (!menuImage) return '';
  tag(cacheTags.media(menuImage.media));
  const picture = content.picture(menuImage, language);
  if (!picture) return '';
  return `${picture.src}/${picture.vector ? 'original.svg' : `${fallbackWidth(picture.width)}.webp`}`;
}

/** Each page belongs to the nearest one above it, as in the menu of the site. */
function childrenOf(tree: PageTree, path: string): readonly Page[] {
  return groupByParent(tree).get(path) ?? [];
}

const groupByParent = memoize(({ pages }: PageTree): ReadonlyMap<string, Page[]> => {
  const listed = pages.filter(({ path, fields }) => path !== '/' && fields.template !== 'story');
  const paths = new Set(pages.map(({ path }) => path));
  const families = Map.groupBy(listed, ({ path }) => parentPath(path, paths));
  for (const children of families.values()) children.sort(byOrder);
  return families;
});

function parentPath(path: string, paths: ReadonlySet<string>): string {
  const above = path.slice(0, path.lastIndexOf('/'));
  if (above === '') return '/';
  return paths.has(above) ? above : parentPath(above, paths);
}

/** Pages without an order come last. */
function byOrder(a: Page, b: Page): number {
  const [first, second] = [a, b].map(({ fields }) => fields.order ?? Number.MAX_SAFE_INTEGER);
  return (first ?? 0) - (second ?? 0) || a.name.localeCompare(b.name, a.language);
}

function below(path: string): string {
  return path === '/' ? '/' : `${path}/`;
}
