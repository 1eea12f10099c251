import type { Language } from '../../src/shared/sites/languages.ts';
import { words } from './words/all-words.ts';

/** Words that hardly any sentence of a language is without. */
const commonWords: Readonly<Record<Language, typeof words.sv>> = words;

/** The languages that have most of its common words; none where it has no such word. */
export function languageOfSentence(text: string): readonly Language[] {
  const written = text.toLowerCase().match(/\p{Letter}+/gu) ?? [];
  const counts = Object.entries(commonWords).map(([language, { commonWords: common }]) => {
    const known = new Set(common.split(', '));
    return [language as Language, written.filter((word) => known.has(word)).length] as const;
  });
  const most = Math.max(...counts.map(([, count]) => count));
  return most === 0 ? [] : counts.filter(([, count]) => count === most).map(([language]) => language);
}
