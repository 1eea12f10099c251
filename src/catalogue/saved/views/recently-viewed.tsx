import type { Language } from '../../../sites/languages.ts';
import type { Texts } from '../../../sites/texts.ts';
import { cardWords } from '../../card-words.ts';
import type { ViewedWords } from './show-viewed.tsx';

interface Props {
  texts: Texts;
  language: Language;
  title?: string | undefined;
  /** The car whose page this is: it is not shown to those who look at it. */
  current?: string | undefined;
}

/** The place for the cars somebody looked at last. It stays empty, and without height, for those who looked at none. */
export function RecentlyViewed({ texts, language, title, current }: Props) {
  const words: ViewedWords = {
    title: title || texts('viewedCars'),
    forget: texts('viewedForget'),
    back: texts('viewedBack'),
    on: texts('viewedOn'),
    card: cardWords(texts),
  };
  return (
    <div
      data-script="recently-viewed"
      data-language={language}
      data-current={current}
      data-words={JSON.stringify(words)}
      className="viewed-cars"
    />
  );
}
