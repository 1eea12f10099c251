import { type Term, termsIn } from '../../shared/search/records/term.ts';
import { allLanguages, type Language } from '../../shared/sites/languages.ts';
import type { PageContext } from '../../shared/sites/page-context.ts';
import { feedLanguage } from './feed-language.ts';
import { words } from './words/all-words.ts';

/** Departments and services, titles, holidays and notices that dealerships everywhere have. */
const terms = (['departments', 'titles', 'days', 'notices'] as const).flatMap((name) => termsIn(words, name));

/** By what a feed may say: a word in any of the languages; of words that are the same the first term holds. */
const byWord = new Map(
  terms
    .toReversed()
    .flatMap((term) =>
      allLanguages.flatMap((language) => namesIn(term, language)).map((name) => [name, term] as const),
    ),
);

/** A known word in another language. */
export function dealerWord(text: string, language: Language): string | undefined {
  return byWord.get(keyOf(text))?.words[language];
}

/** Those in which that is a known word; none of a word that nobody knows. */
export function languagesOfDealerWord(text: string): readonly Language[] {
  return allLanguages.filter((language) =>
    terms.some((term) => namesIn(term, language).includes(keyOf(text))),
  );
}

/** What a feed says of a text in other languages than its own: { en: 'Front desk' }. */
export type ByLanguage = Readonly<Record<string, string>> | undefined;

/** A text of the feed on a page: in the page's language where the feed or the vocabulary has it, else marked as the feed's. */
export type FeedText = { text: string; lang: Language | undefined };

export function feedText(
  text: string,
  byLanguage: ByLanguage,
  page: Pick<PageContext, 'site' | 'language'>,
): FeedText {
  const foreign = feedLanguage(page);
  if (!foreign) return { text, lang: undefined };
  const own = byLanguage?.[page.language]?.trim() || dealerWord(text, page.language);
  return own ? { text: own, lang: undefined } : { text, lang: foreign };
}

function namesIn({ words, spellings }: Term, language: Language): string[] {
  return [words[language] ?? [], spellings?.[language] ?? []].flat().map(keyOf);
}

function keyOf(word: string): string {
  return word.trim().toLowerCase().replaceAll("'", '’');
}
