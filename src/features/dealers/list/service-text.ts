import type { FeedText } from '../dealer-words.ts';
import type { DealerListProps } from './dealer-list-props.ts';

export type ServiceTextTools = Pick<DealerListProps, 'serviceWords' | 'feedLanguage'>;

/** A service that visitors filter by: in the language of the page where it is a known word, else marked as the feed's. */
export function serviceText(name: string, { serviceWords, feedLanguage }: ServiceTextTools): FeedText {
  const own = Object.hasOwn(serviceWords, name) ? serviceWords[name] : undefined;
  return own ? { text: own, lang: undefined } : { text: name, lang: feedLanguage };
}
