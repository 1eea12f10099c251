import type { Language } from '../languages.ts';

/** Words for one part of the house: every key in every language, which the compiler sees to. */
export function inAllLanguages<Key extends string>(words: Record<Language, Record<Key, string>>) {
  return words;
}
