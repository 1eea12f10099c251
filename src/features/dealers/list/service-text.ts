import type { FeedText } from '../dealer-words.ts';
import type { DealerListProps } from './dealer-list-props.ts';

/** A service that visitors filter by: in the language of the page where it is a known word, else marked as the feed's. */
export function serviceText(
  name: string,
  { serviceWords, feedLanguage }: Pick<DealerListProps, 'serviceWords' | 'feedLanguage'>,
): FeedText {
  const own = Object.hasOwn(serviceWords, name) ? serviceWords[name] : undefined;
  return own ? { text: own, lang: undefined } : { text: name, lang: feedLanguage };
}
