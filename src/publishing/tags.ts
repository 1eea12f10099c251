import { routerLanguages } from '../sites/languages.ts';
import { storiesTag } from '../stories/stories.ts';
import type { Page } from './page-reader.ts';
import type { DocumentAddress } from './published-store.ts';

/** What a cached page is made of. A change drops exactly the pages that carry one of its tags. */
export const tags = {
  site: (site: string) => `site:${site}`,
  page: (site: string, language: string, id: string) => `page:${site}:${language}:${id}`,
  /** The menu, the language switcher and whatever else is read off the tree. */
  tree: (site: string, language: string) => `tree:${site}:${language}`,
  shell: (site: string, language: string) => `shell:${site}:${language}`,
  dictionary: (site: string, language: string) => `dictionary:${site}:${language}`,
  brands: (site: string) => `brands:${site}`,
  media: (id: string) => `media:${id}`,
  redirects: (site: string) => `redirects:${site}`,
  stories: storiesTag,
};

type Pages = { before?: Page; page?: Page };

export function tagsOf(at: DocumentAddress, pages: Pages = {}): readonly string[] {
  if (at.kind === 'page') return tagsOfPage(at, pages);
  if (at.kind === 'shell') return [tags.shell(at.site, at.language)];
  if (at.kind === 'dictionary') return [tags.dictionary(at.site, at.language)];
  if (at.kind === 'brands') return [tags.brands(at.site)];
  if (at.kind === 'media') return [tags.media(at.key)];
  if (at.kind === 'redirects') return [tags.redirects(at.site)];
  return [tags.site(at.site)];
}

function tagsOfPage({ site, language, key }: DocumentAddress, pages: Pages): readonly string[] {
  const touched = [tags.page(site, language, key)];
  if (movesAmongStories(pages)) touched.push(tags.stories(site, language));
  if (!movesInTree(pages)) return touched;
  // Nobody's menu shows a story; only its translations name it.
  if (staysOutOfMenus(pages))
    return [...touched, ...routerLanguages.map((each) => tags.page(site, each, key))];
  return [...touched, tags.tree(site, language)];
}

function movesAmongStories({ before, page }: Pages): boolean {
  return placeAmongStories(before) !== placeAmongStories(page);
}

function placeAmongStories(page: Page | undefined): string {
  if (!page || (page.fields.template === 'page' && !page.fields.story.date)) return '';
  const { path, name, fields } = page;
  return JSON.stringify([path, name, fields.template, fields.story, fields.storiesIndex]);
}

function staysOutOfMenus({ before, page }: Pages): boolean {
  return [before, page].every((each) => !each || (each.fields.template === 'story' && each.hideInNavigation));
}

/** A new, moved, renamed, hidden or removed page changes the menus of every other page. */
function movesInTree({ before, page }: Pages): boolean {
  if (!before || !page) return true;
  return placeInMenu(before) !== placeInMenu(page);
}

function placeInMenu({ path, name, hideInNavigation, fields }: Page): string {
  const { navTitle, order, externalLink, menuText, menuImage, isNavigableInMenuWhenItHasChildren } = fields;
  const shown = [navTitle, order, externalLink, menuText, menuImage, isNavigableInMenuWhenItHasChildren];
  return JSON.stringify([path, name, hideInNavigation, ...shown]);
}
