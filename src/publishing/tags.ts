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
};

export function tagsOf(at: DocumentAddress, pages: { before?: Page; page?: Page } = {}): readonly string[] {
  if (at.kind === 'page') {
    const own = tags.page(at.site, at.language, at.key);
    return movesInTree(pages) ? [own, tags.tree(at.site, at.language)] : [own];
  }
  if (at.kind === 'shell') return [tags.shell(at.site, at.language)];
  if (at.kind === 'dictionary') return [tags.dictionary(at.site, at.language)];
  if (at.kind === 'brands') return [tags.brands(at.site)];
  if (at.kind === 'media') return [tags.media(at.key)];
  if (at.kind === 'redirects') return [tags.redirects(at.site)];
  return [tags.site(at.site)];
}

/** A new, moved, renamed, hidden or removed page changes the menus of every other page. */
function movesInTree({ before, page }: { before?: Page; page?: Page }): boolean {
  if (!before || !page) return true;
  return placeInMenu(before) !== placeInMenu(page);
}

function placeInMenu({ path, name, hideInNavigation, fields }: Page): string {
  return JSON.stringify([path, name, hideInNavigation, fields.navTitle, fields.order, fields.externalLink]);
}
