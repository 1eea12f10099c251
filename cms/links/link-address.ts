import { dealerPath } from '../../src/features/dealers/dealership-links.ts';
import { isLanguage } from '../../src/shared/sites/languages.ts';
import { localizedPath, type Site } from '../../src/shared/sites/site.ts';
import type { LinkTarget } from './link-target.ts';

export type LinkSite = Pick<Site, 'languages' | 'siteDetailPath'>;

/** What is known of the targets of a document's links: addresses of files, and paths of pages per language. */
export type KnownTargets = {
  site: LinkSite;
  pathsOf: (page: string | number) => Readonly<Record<string, string>> | undefined;
  fileOf: (media: string | number) => string | undefined;
};

/**
 * The address of a target for a page in the given language. A page that does not exist in that language is linked to in
 * the site's first language that has it. Undefined when the target is not public.
 */
export function linkAddress(target: LinkTarget, language: string, known: KnownTargets): string | undefined {
  const { site, pathsOf, fileOf } = known;
  if (target.kind === 'file') return fileOf(target.id);
  if (target.kind === 'dealership')
    return site.siteDetailPath ? inLanguage(site, language, dealerPath(site, target.slug)) : undefined;
  const paths = pathsOf(target.id) ?? {};
  const spoken = [language, ...site.languages].find((each) => paths[each]);
  const address = spoken && inLanguage(site, spoken, paths[spoken] ?? '/');
  return address && target.kind === 'cars' && target.query ? `${address}?${target.query}` : address;
}

function inLanguage(site: LinkSite, language: string, path: string): string {
  return isLanguage(language) ? localizedPath(site, language, path) : path;
}
