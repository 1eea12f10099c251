import type { Language } from '../../sites/languages.ts';
import type { Site } from '../../sites/site.ts';

/** A country may have words of its own in a language: 'sv-FI' are those of Finland's trade. */
type Wording = Language | `${Language}-${Site['country']}`;

/** A value of a facet: its code and its word in each language. */
export type Term = {
  code: string;
  words: Readonly<Partial<Record<Wording, string>>>;
  /** Other words for the very same, by language; codes and abbreviations under 'feeds'. Import maps all of them. */
  spellings?: Readonly<Partial<Record<Language | 'feeds', readonly string[]>>>;
  /** What people type who look for it, though it says less or something else; no feed is read by these. */
  searches?: Readonly<Partial<Record<Language, readonly string[]>>>;
};

/** The words of a term in all languages, with Finland's Swedish where it differs. */
export function words(
  sv: string,
  nb: string,
  fi: string,
  sk: string,
  en: string,
  svFi?: string,
): Term['words'] {
  return { sv, nb, fi, sk, en, ...(svFi && { 'sv-FI': svFi }) };
}
