import { storyDate } from '../../features/stories/story-date.ts';
import { localizedPath } from '../../shared/sites/site.ts';
import type { Page, PageBlock } from '../publishing/page.ts';
import { describeLayout } from './describe-layout.ts';
import { type ContentScope, type QueryContext, resolveScope, tagTree } from './query-context.ts';
import { templateId } from './templates.ts';

const areas = ['header', 'main', 'footer'] as const;
type Area = (typeof areas)[number];

type ScopeArgs = { language: string; site?: string | null };

/** Everything in the tree is an item: pages, their areas, and the blocks in those. */
export function itemAt(context: QueryContext, { path, ...where }: ScopeArgs & { path: string }) {
  const scope = resolveScope(context, where);
  if (!scope) return null;
  tagTree(context, scope);
  return pageAt(scope, path) ?? areaAt(scope, path) ?? blockAt(scope, path);
}

/** Unlike `item`, takes the path of a request, which may match a wildcard page. */
export function layoutAt(context: QueryContext, { routePath, ...where }: ScopeArgs & { routePath: string }) {
  const scope = resolveScope(context, where);
  if (!scope) return null;
  tagTree(context, scope);
  const found = scope.content.tree.find(routePath);
  if (!found) return null;
  const { fields, placeholders } = describeLayout(context.content, found.page, context.tag);
  return {
    item: pageItem(scope, found.page),
    wildcards: found.wildcards,
    fields,
    placeholders: Object.entries(placeholders).map(([name, blocks]) => ({ name, blocks })),
  };
}

/** Parents are resolved only when they are selected. */
function pageItem(scope: ContentScope, page: Page) {
  const { siteContent, language } = scope;
  return {
    id: page.id,
    name: page.name,
    displayName: page.fields.navTitle || page.name,
    url: { path: localizedPath(siteContent.site, language, page.path) },
    template: { id: templateId(page.fields.template) },
    date: storyDate(page.fields.story.date, language),
    author: page.fields.story.author,
    parent: () => parentOf(scope, page.path),
  };
}

type Item = Omit<ReturnType<typeof pageItem>, 'parent'> & { parent: () => Item | null };

/** The nearest page above. */
function parentOf(scope: ContentScope, path: string): Item | null {
  if (path === '/') return null;
  const above = path.slice(0, path.lastIndexOf('/')) || '/';
  return pageAt(scope, above) ?? parentOf(scope, above);
}

function pageAt(scope: ContentScope, path: string): Item | null {
  const page = scope.content.tree.pages.find((each) => each.path === path);
  return page ? pageItem(scope, page) : null;
}

function areaAt(scope: ContentScope, path: string): Item | null {
  const [above, area] = lastSegment(path);
  const page = isArea(area) ? pageAt(scope, above) : null;
  return page && part(page, `${page.id}/${area}`, area, 'area');
}

/** By its id, or by the name of its kind when the page has one of them. */
function blockAt(scope: ContentScope, path: string): Item | null {
  const [above, name] = lastSegment(path);
  const [pagePath, area] = lastSegment(above);
  const page = scope.content.tree.pages.find((each) => each.path === pagePath);
  const parent = areaAt(scope, above);
  if (!page || !parent || !isArea(area)) return null;
  const block = page[area].find((each: PageBlock) => each.id === name || each.name === name);
  return block ? part(parent, block.id, block.name, block.name) : null;
}

function part(parent: Item, id: string, name: string, template: string): Item {
  return {
    id,
    name,
    displayName: name,
    url: parent.url,
    template: { id: template },
    date: undefined,
    author: '',
    parent: () => parent,
  };
}

function lastSegment(path: string): [above: string, last: string] {
  const cut = path.lastIndexOf('/');
  return [path.slice(0, cut) || '/', path.slice(cut + 1)];
}

function isArea(name: string): name is Area {
  return (areas as readonly string[]).includes(name);
}
