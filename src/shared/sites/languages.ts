import { languageRecords } from '#locale-records';
import type { builtInLanguages } from '../platform/locale/built-in-languages.ts';
import type { LanguageRecord } from '../platform/locale/language-record.ts';

/**
 * The languages whose texts the compiler checks. An installation may add others as data (docs/countries-and-languages.md):
 * they pass `isLanguage` and are then treated as these are.
 */
export type Language = keyof typeof builtInLanguages;

/**
 * How each language is written. A site may list others; they are not offered until they are declared (SITE-15).
 * `npm run languages -- check da` says what else a language needs.
 */
export const languages: Readonly<Record<Language, LanguageRecord>> = languageRecords as Record<
  Language,
  LanguageRecord
>;

export const allLanguages = Object.keys(languages) as Language[];

export function isLanguage(code: string): code is Language {
  return Object.hasOwn(languages, code);
}

export function nativeName(language: Language): string {
  return languages[language].name;
}
