import type { Language } from '../../../shared/sites/languages.ts';
import type { PageContext } from '../../../shared/sites/page-context.ts';
import { localizedPath } from '../../../shared/sites/site.ts';

/** The page in one of the languages it exists in. */
export type Alternate = { language: Language; href: string };

export type LanguageChoice = Alternate & { current: boolean };

/**
 * What the language switcher offers: the same page in each language of the site, or the home page of a language that
 * does not have it. A language without pages is not offered, and who has one language has nothing to choose (NAV-30 to
 * NAV-32).
 */
export function languageChoices(
  { site, language }: Pick<PageContext, 'site' | 'language'>,
  alternates: readonly Alternate[],
  /** Languages that have a home page. */
  withHome: readonly Language[] = site.languages,
): LanguageChoice[] {
  const isOffered = (each: Language) =>
    each === language ||
    withHome.includes(each) ||
    alternates.some((alternate) => alternate.language === each);
  const offeredLanguages = site.languages.filter(isOffered);
  if (offeredLanguages.length < 2) return [];
  return offeredLanguages.map((offered) => ({
    language: offered,
    href:
      alternates.find((alternate) => alternate.language === offered)?.href ??
      localizedPath(site, offered, '/'),
    current: offered === language,
  }));
}
