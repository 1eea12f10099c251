import { type Language, languages } from './languages.ts';

/** A word of the trade as it stands within a sentence: small, but in German, where nouns have a capital everywhere. */
export function inSentence(word: string, language: Language): string {
  return languages[language].capitalNouns ? word : word.toLocaleLowerCase(language);
}
