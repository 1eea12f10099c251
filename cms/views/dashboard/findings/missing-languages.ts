import type { Language } from '../../../../src/shared/sites/languages.ts';
import type { PublicPaths } from '../../../publishing/reference-states.ts';
import type { OwnSite } from '../../own-sites.ts';

export type MissingLanguage = { site: OwnSite; language: Language; count: number };

/** How many public pages of a site do not exist in one of its languages. */
export function missingLanguages(
  site: OwnSite,
  pageIds: readonly string[],
  paths: PublicPaths,
): readonly MissingLanguage[] {
  return site.languages.flatMap((language) => {
    const count = pageIds.filter((id) => paths.has(id) && !paths.get(id)?.[language]).length;
    return count > 0 ? [{ site, language, count }] : [];
  });
}
