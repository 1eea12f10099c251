import type { Language } from '../../../shared/sites/languages.ts';
import { dealerWord, type FeedText } from '../dealer-words.ts';

/** A service that visitors filter by: in the language of the page where it is a known word, else marked as the feed's. */
export function serviceText(
  name: string,
  { language, feedLanguage }: { language: Language; feedLanguage: Language | undefined },
): FeedText {
  const own = feedLanguage && dealerWord(name, language);
  return own ? { text: own, lang: undefined } : { text: name, lang: feedLanguage };
}
