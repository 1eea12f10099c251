import { plainWidth } from '../platform/picture.ts';
import type { Page } from '../publishing/page-reader.ts';
import type { PageTree } from '../publishing/page-tree.ts';
import { tags } from '../publishing/tags.ts';
import { addressOf } from '../sites/site.ts';
import { wildcardMarker } from '../sites/wildcard.ts';
import { type Asked, type Place, placeOf, tagTree } from './asked.ts';
import { languageAnswer } from './languages.ts';

const LEVELS = 3;

type Question = { datasource: string; language: string; site?: string | null; routePath?: string | null };

/** A page and what lies below it, three levels deep (NAV-38). Stories are found by their own search. */
export function navigationBelow(asked: Asked, question: Question) {
  const place = placeOf(asked, question);
  if (!place) return null;
  tagTree(asked, place);
  const page = place.content.tree.pages.find(({ path }) => path === question.datasource);
  return page ? navigationItem(asked, place, page, LEVELS, question.routePath ?? undefined) : null;
}

/** Pages that stand for any address at their place, and the menus below them (ROUTE-29). */
export function wildcardPages(
  asked: Asked,
  { parentId, ...where }: { parentId?: string | null; language: string; site?: string | null },
) {
  const place = placeOf(asked, where);
  if (!place) return null;
  tagTree(asked, place);
  const { pages } = place.content.tree;
  const parent = pages.find(({ id }) => id === parentId);
  const found = pages
    .filter(({ path }) => path.endsWith(`/${wildcardMarker}`))
    .filter(({ path }) => !parentId || (parent && path.startsWith(below(parent.path))));
  return {
    total: found.length,
    results: found.map((page) => navigationItem(asked, place, page, LEVELS, undefined)),
  };
}

function navigationItem(
  asked: Asked,
  place: Place,
  page: Page,
  levels: number,
  routePath: string | undefined,
): object {
  const { siteContent, language } = place;
  const { fields, path, hideInNavigation } = page;
  const address = addressOf(siteContent.site, language, path);
  const children = () =>
    levels === 0
      ? []
      : childrenOf(place.content.tree, path).map((child) =>
          navigationItem(asked, place, child, levels - 1, routePath),
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
    ImageUrl: imageUrl(asked, place, page),
    isNavigableInMenuWhenItHasChildren: fields.isNavigableInMenuWhenItHasChildren,
    externalLink: externalLink(page),
    language: languageAnswer(language),
  };
}

function externalLink({ fields: { externalLink: link } }: Page) {
  if (!link) return null;
  const linktype = /^https?:/.test(link.href) ? 'external' : 'internal';
  return { value: { href: link.href, linktype, target: link.target }, url: link.href, text: link.text };
}

function imageUrl({ content, tag }: Asked, { language }: Place, { fields: { menuImage } }: Page): string {
  if (!menuImage) return '';
  tag(tags.media(menuImage.media));
  const picture = content.picture(menuImage, language);
  if (!picture) return '';
  return `${picture.src}/${picture.vector ? 'original.svg' : `${plainWidth(picture.width)}.webp`}`;
}

const sorted = new WeakMap<PageTree, Map<string, Page[]>>();

/** Each page belongs to the nearest one above it, as in the menu of the site. */
function childrenOf(tree: PageTree, path: string): readonly Page[] {
  const families = sorted.get(tree) ?? familiesOf(tree);
  sorted.set(tree, families);
  return families.get(path) ?? [];
}

function familiesOf({ pages }: PageTree): Map<string, Page[]> {
  const listed = pages.filter(({ path, fields }) => path !== '/' && fields.template !== 'story');
  const paths = new Set(pages.map(({ path }) => path));
  const families = Map.groupBy(listed, ({ path }) => parentPath(path, paths));
  for (const children of families.values()) children.sort(byOrder);
  return families;
}

function parentPath(path: string, paths: ReadonlySet<string>): string {
  const above = path.slice(0, path.lastIndexOf('/'));
  if (above === '') return '/';
  return paths.has(above) ? above : parentPath(above, paths);
}

/** Pages without a place of their own come last. */
function byOrder(a: Page, b: Page): number {
  const [first, second] = [a, b].map(({ fields }) => fields.order ?? Number.MAX_SAFE_INTEGER);
  return (first ?? 0) - (second ?? 0) || a.name.localeCompare(b.name, a.language);
}

function below(path: string): string {
  return path === '/' ? '/' : `${path}/`;
}
