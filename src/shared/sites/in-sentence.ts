import { type Language, languages } from './languages.ts';

/** A word of the trade as it stands within a sentence: small, but in German, where nouns have a capital everywhere. */
export function inSentence(word: string, language: Language): string {
  return languages[language].capitalNouns ? word : word.toLocaleLowerCase(language);
}

/** The same where only the first letter is one of a beginning: 'Your position' behind another word. */
export function withSmallInitial(words: string, language: Language): string {
  return words.charAt(0) === '' ? words : inSentence(words.charAt(0), language) + words.slice(1);
}
