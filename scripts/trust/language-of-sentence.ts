import type { Language } from '../../src/shared/sites/languages.ts';

/** Small words that hardly any sentence of a language is without. */
const stopWords: Readonly<Record<Language, string>> = {
  sv: 'och att vi är för med medan får på av till från som inte våra vår har',
  nb: 'og å vi er for med mens får på av til fra som ikke våre vår har',
  en: 'the and we are is for with while to of from our a an in being',
  fi: 'ja on ovat me meidän sekä että myös ei kun',
  sk: 'a sme je na s pre počas do od v zo sa náš naša nie',
};

/** The languages that have most of its small words; none where it has no such word. */
export function languageOfSentence(text: string): readonly Language[] {
  const words = text.toLowerCase().match(/\p{Letter}+/gu) ?? [];
  const counts = Object.entries(stopWords).map(([language, small]) => {
    const known = new Set(small.split(' '));
    return [language as Language, words.filter((word) => known.has(word)).length] as const;
  });
  const most = Math.max(...counts.map(([, count]) => count));
  return most === 0 ? [] : counts.filter(([, count]) => count === most).map(([language]) => language);
}
