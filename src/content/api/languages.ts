import { type Language, nativeName } from '../../shared/sites/languages.ts';
import { localizedPath } from '../../shared/sites/site.ts';
import { cacheTags } from '../publishing/cache-tags.ts';
import { translationsOf } from '../publishing/site-content.ts';
import { type QueryContext, resolveScope, tagTree } from './query-context.ts';

const inEnglish = new Intl.DisplayNames(['en'], { type: 'language' });

export function toLanguageResult(language: Language) {
  return {
    name: language,
    displayName: nativeName(language),
    englishName: inEnglish.of(language) ?? language,
    nativeName: nativeName(language),
  };
}

type LanguagesArgs = { routePath: string; language: string; site?: string | null };

/** The same page in the languages that have it (NAV-31). */
export function languagesOf(context: QueryContext, args: LanguagesArgs) {
  const scope = resolveScope(context, args);
  if (!scope) return null;
  const { siteContent } = scope;
  for (const each of siteContent.site.languages) tagTree(context, { ...scope, language: each });
  const page = scope.content.tree.find(args.routePath)?.page;
  if (!page) return null;
  context.tag(cacheTags.page(siteContent.site.name, page.language, page.id));
  return translationsOf(siteContent, page).map(({ language, path }) => ({
    language: toLanguageResult(language),
    url: { path: localizedPath(siteContent.site, language, path) },
  }));
}
