import type { SiteContent } from './site-content.ts';

const known = new WeakMap<SiteContent, boolean>();

/** Whether a page of the site shows kits of spare parts; an installation without one has no catalogue of them. */
export function showsKits(content: SiteContent): boolean {
  const shows = known.get(content) ?? hasKitBlock(content);
  known.set(content, shows);
  return shows;
}

function hasKitBlock({ site, in: inLanguage }: SiteContent): boolean {
  const pages = site.languages.flatMap((language) => inLanguage(language).tree.pages);
  return pages.some(({ main }) => main.some(({ name }) => isKitBlock(name)));
}

export function isKitBlock(name: string): boolean {
  return name.startsWith('kit-');
}
