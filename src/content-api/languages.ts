import { twinsOf } from '../publishing/site-content.ts';
import { tags } from '../publishing/tags.ts';
import { type Language, nativeName } from '../sites/languages.ts';
import { addressOf } from '../sites/site.ts';
import { type Asked, placeOf, tagTree } from './asked.ts';

const inEnglish = new Intl.DisplayNames(['en'], { type: 'language' });

export function languageAnswer(language: Language) {
  return {
    name: language,
    displayName: nativeName(language),
    englishName: inEnglish.of(language) ?? language,
    nativeName: nativeName(language),
  };
}

type Question = { routePath: string; language: string; site?: string | null };

/** The same page in the languages that have it (NAV-31). */
export function languagesOf(asked: Asked, question: Question) {
  const place = placeOf(asked, question);
  if (!place) return null;
  const { siteContent } = place;
  for (const each of siteContent.site.languages) tagTree(asked, { ...place, language: each });
  const page = place.content.tree.find(question.routePath)?.page;
  if (!page) return null;
  asked.tag(tags.page(siteContent.site.name, page.language, page.id));
  return twinsOf(siteContent, page).map(({ language, path }) => ({
    language: languageAnswer(language),
    url: { path: addressOf(siteContent.site, language, path) },
  }));
}
