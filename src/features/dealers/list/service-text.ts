import type { Language } from '../../../shared/sites/languages.ts';
import type { FeedText } from '../dealer-words.ts';

export type ServiceTextTools = {
  /** That of the feed's own words, where it is not the page's. */
  feedLanguage: Language | undefined;
  /** Of the services that can be chosen, those that the page's language has a word for. */
  serviceWords: Readonly<Record<string, string>>;
};

/** A service that visitors filter by: in the language of the page where it is a known word, else marked as the feed's. */
export function serviceText(name: string, { serviceWords, feedLanguage }: ServiceTextTools): FeedText {
  const own = Object.hasOwn(serviceWords, name) ? serviceWords[name] : undefined;
  return own ? { text: own, lang: undefined } : { text: name, lang: feedLanguage };
}
