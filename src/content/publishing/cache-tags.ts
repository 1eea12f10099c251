import { storiesTag } from '../../features/stories/stories.ts';
import { allLanguages } from '../../shared/sites/languages.ts';
import type { Page } from './page.ts';
import type { DocumentAddress } from './published-store.ts';

/** What a cached page depends on. A change drops exactly the pages that carry one of its tags. */
export const cacheTags = {
  site: (site: string) => `site:${site}`,
  page: (site: string, language: string, id: string) => `page:${site}:${language}:${id}`,
  /** The menu, the language switcher and whatever else depends on the page tree. */
  tree: (site: string, language: string) => `tree:${site}:${language}`,
  shell: (site: string, language: string) => `shell:${site}:${language}`,
  dictionary: (site: string, language: string) => `dictionary:${site}:${language}`,
  brands: (site: string) => `brands:${site}`,
  media: (id: string) => `media:${id}`,
  redirects: (site: string) => `redirects:${site}`,
  theme: (name: string) => `theme:${name}`,
  stories: storiesTag,
};

type Pages = { before?: Page; page?: Page };

export function affectedTags(at: DocumentAddress, pages: Pages = {}): readonly string[] {
  if (at.kind === 'page') return affectedPageTags(at, pages);
  if (at.kind === 'shell') return [cacheTags.shell(at.site, at.language)];
  if (at.kind === 'dictionary') return [cacheTags.dictionary(at.site, at.language)];
  if (at.kind === 'brands') return [cacheTags.brands(at.site)];
  if (at.kind === 'media') return [cacheTags.media(at.key)];
  if (at.kind === 'redirects') return [cacheTags.redirects(at.site)];
  if (at.kind === 'theme') return [cacheTags.theme(at.key)];
  // A change of a font is one of the themes that name it, which the index knows.
  if (at.kind === 'font') return [];
  // Forms are pages of their own that no cache holds.
  if (at.kind === 'form') return [];
  return [cacheTags.site(at.site)];
}

function affectedPageTags({ site, language, key }: DocumentAddress, pages: Pages): readonly string[] {
  const affected = [cacheTags.page(site, language, key)];
  if (changesStoryLists(pages)) affected.push(cacheTags.stories(site, language));
  if (!changesMenu(pages)) return affected;
  // Menus do not list stories; only the translations of a story link to it.
  if (isHiddenStory(pages))
    return [...affected, ...allLanguages.map((each) => cacheTags.page(site, each, key))];
  return [...affected, cacheTags.tree(site, language)];
}

function changesStoryLists({ before, page }: Pages): boolean {
  return storyListKey(before) !== storyListKey(page);
}

function storyListKey(page: Page | undefined): string {
  if (!page || (page.fields.template === 'page' && !page.fields.story.date)) return '';
  const { path, name, fields } = page;
  return JSON.stringify([path, name, fields.template, fields.story, fields.storiesIndex]);
}

function isHiddenStory({ before, page }: Pages): boolean {
  return [before, page].every((each) => !each || (each.fields.template === 'story' && each.hideInNavigation));
}

/** A new, moved, renamed, hidden or removed page changes the menus of every other page. */
function changesMenu({ before, page }: Pages): boolean {
  if (!before || !page) return true;
  return menuKey(before) !== menuKey(page);
}

function menuKey({ path, name, hideInNavigation, fields }: Page): string {
  const { navTitle, order, externalLink, menuText, menuImage, isNavigableInMenuWhenItHasChildren } = fields;
  const shown = [navTitle, order, externalLink, menuText, menuImage, isNavigableInMenuWhenItHasChildren];
  return JSON.stringify([path, name, hideInNavigation, ...shown]);
}
