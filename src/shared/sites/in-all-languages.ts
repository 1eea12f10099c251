import type { Language } from './languages.ts';

/** Declares the texts of one module; a key that misses a language does not compile. */
export function inAllLanguages<Key extends string>(texts: Record<Language, Record<Key, string>>) {
  return texts;
}
