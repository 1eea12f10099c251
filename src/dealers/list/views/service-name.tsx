import { dealerWord } from '../../dealer-words.ts';
import { useDealerListContext } from './list-context.ts';

/** In the language of the page where it is a known word, else marked as the feed's. */
export function ServiceName({ name }: { name: string }) {
  const { language, feedLanguage } = useDealerListContext();
  const own = feedLanguage && dealerWord(name, language);
  return own ? own : <span lang={feedLanguage}>{name}</span>;
}
