import type { Link, MediaReference } from '../../shared/platform/fields/fields.ts';
import type { FindPicture } from '../../shared/platform/fields/resolve-fields.ts';
import type { Picture } from '../../shared/platform/picture.ts';
import { wildcardMarker } from '../../shared/sites/wildcard.ts';

/** The part of a page that the menu uses. */
export type NavigationPage = {
  path: string;
  name: string;
  /** Some content platforms send 1 for true (SITE-28). */
  hideInNavigation: boolean | 0 | 1;
  fields: {
    navTitle: string;
    order?: number | undefined;
    externalLink?: Link | undefined;
    isNavigableInMenuWhenItHasChildren?: boolean | undefined;
    menuImage?: MediaReference | undefined;
    menuText?: string | undefined;
  };
};

export type NavigationItem = {
  /** The page's name; `title` is its name in the menu. */
  name: string;
  title: string;
  /** A line about the pages below, shown in the item's panel. */
  text: string;
  image: Picture | undefined;
  /** The page's own path, without language; `href` may be an external link. */
  path: string;
  href: string;
  target: Link['target'];
  language: string;
  /** Is a link although it opens a panel, too. */
  navigable: boolean;
  /** The current page. */
  current: boolean;
  /** The current page is below this one. */
  isAncestor: boolean;
  children: readonly NavigationItem[];
};

type NavigationContext = {
  /** The path of the current page, without language. */
  path: string;
  language: string;
  /** The address of a path in the page's language. */
  href: (path: string) => string;
  picture?: FindPicture | undefined;
};

const MAX_LEVELS = 3;

/** The menu of a site in one language: its pages as a tree by their paths. The home page is left to the logo. */
export function buildNavigation(pages: readonly NavigationPage[], here: NavigationContext): NavigationItem[] {
  const listed = pages.filter(({ path }) => path !== '/' && !path.includes(wildcardMarker));
  const paths = new Set(listed.map(({ path }) => path));
  const childrenOf = Map.groupBy(listed, ({ path }) => parentOf(path, paths));

  function itemsBelow(parent: string, levels: number): NavigationItem[] {
    if (levels === 0) return [];
    return (childrenOf.get(parent) ?? [])
      .filter((page) => !page.hideInNavigation)
      .sort((a, b) => orderOf(a) - orderOf(b) || a.name.localeCompare(b.name, here.language))
      .map((page) => ({ ...toItem(page, here), children: itemsBelow(page.path, levels - 1) }));
  }
  return itemsBelow('/', MAX_LEVELS);
}

/** The nearest page above; a page without one belongs to the top level. */
function parentOf(path: string, paths: ReadonlySet<string>): string {
  const above = path.slice(0, path.lastIndexOf('/'));
  if (above === '') return '/';
  return paths.has(above) ? above : parentOf(above, paths);
}

function toItem(
  { path, name, fields }: NavigationPage,
  here: NavigationContext,
): Omit<NavigationItem, 'children'> {
  return {
    name,
    title: fields.navTitle || name,
    text: fields.menuText ?? '',
    image: fields.menuImage && here.picture?.(fields.menuImage),
    path,
    href: fields.externalLink?.href ?? here.href(path),
    target: fields.externalLink?.target ?? '',
    language: here.language,
    navigable: fields.isNavigableInMenuWhenItHasChildren ?? false,
    current: here.path === path,
    isAncestor: here.path.startsWith(`${path}/`),
  };
}

/** Pages without an order come last. */
function orderOf({ fields }: NavigationPage): number {
  return fields.order ?? Number.MAX_SAFE_INTEGER;
}
