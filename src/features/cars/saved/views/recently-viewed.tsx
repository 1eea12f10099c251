import type { Language } from '../../../../shared/sites/languages.ts';
import type { Texts } from '../../../../shared/sites/texts.ts';
import { cardTextMap } from '../../card/card-texts.ts';
import type { ViewedTexts } from './mount-viewed.tsx';

interface Props {
  texts: Texts;
  language: Language;
  title?: string | undefined;
  /** The car whose page this is: it is not shown to those who look at it. */
  current?: string | undefined;
}

/** Mount point of the recently viewed cars; empty and without height when there are none. */
export function RecentlyViewed({ texts, language, title, current }: Props) {
  const words: ViewedTexts = {
    title: title || texts('viewedCars'),
    forget: texts('viewedForget'),
    back: texts('viewedBack'),
    on: texts('viewedOn'),
    card: cardTextMap(texts),
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
