import type { Page, PlacedBlock } from '../publishing/page-reader.ts';
import { addressOf } from '../sites/site.ts';
import { storyDate } from '../stories/story-date.ts';
import { type Asked, type Place, placeOf, tagTree } from './asked.ts';
import { templateId } from './templates.ts';

const areas = ['header', 'main', 'footer'] as const;
type Area = (typeof areas)[number];

type Where = { language: string; site?: string | null };

/** Everything in the tree is an item: pages, their areas, and the blocks in those. */
export function itemAt(asked: Asked, { path, ...where }: Where & { path: string }) {
  const place = placeOf(asked, where);
  if (!place) return null;
  tagTree(asked, place);
  return pageAt(place, path) ?? areaAt(place, path) ?? blockAt(place, path);
}

/** Unlike `item`, takes the address a visitor would: a wildcard page answers too. */
export function layoutAt(asked: Asked, { routePath, ...where }: Where & { routePath: string }) {
  const place = placeOf(asked, where);
  if (!place) return null;
  tagTree(asked, place);
  const found = place.content.tree.find(routePath);
  return found ? { item: pageItem(place, found.page) } : null;
}

/** Parents are worked out only when they are asked for. */
function pageItem(place: Place, page: Page) {
  const { siteContent, language } = place;
  return {
    id: page.id,
    name: page.name,
    displayName: page.fields.navTitle || page.name,
    url: { path: addressOf(siteContent.site, language, page.path) },
    template: { id: templateId(page.fields.template) },
    date: storyDate(page.fields.story.date, language),
    author: page.fields.story.author,
    parent: () => parentOf(place, page.path),
  };
}

type Item = Omit<ReturnType<typeof pageItem>, 'parent'> & { parent: () => Item | null };

/** The nearest page above. */
function parentOf(place: Place, path: string): Item | null {
  if (path === '/') return null;
  const above = path.slice(0, path.lastIndexOf('/')) || '/';
  return pageAt(place, above) ?? parentOf(place, above);
}

function pageAt(place: Place, path: string): Item | null {
  const page = place.content.tree.pages.find((each) => each.path === path);
  return page ? pageItem(place, page) : null;
}

function areaAt(place: Place, path: string): Item | null {
  const [above, area] = lastSegment(path);
  const page = isArea(area) ? pageAt(place, above) : null;
  return page && part(page, `${page.id}/${area}`, area, 'area');
}

/** By its id, or by the name of its kind when the page has one of them. */
function blockAt(place: Place, path: string): Item | null {
  const [above, name] = lastSegment(path);
  const [pagePath, area] = lastSegment(above);
  const page = place.content.tree.pages.find((each) => each.path === pagePath);
  const parent = areaAt(place, above);
  if (!page || !parent || !isArea(area)) return null;
  const block = page[area].find((each: PlacedBlock) => each.id === name || each.name === name);
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
