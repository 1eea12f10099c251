import { type Language, languages } from './languages.ts';

/**
 * Words behind another: 'Your position' as in a sentence, small at the beginning but in German. Apart from `inSentence`, so that
 * visitors of a list do not load a file for it.
 */
export function withSmallInitial(words: string, language: Language): string {
  const initial = words.charAt(0);
  return languages[language].capitalNouns
    ? words
    : initial.toLocaleLowerCase(language) + words.slice(initial.length);
}
