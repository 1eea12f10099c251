import { builtInLanguages } from './built-in-languages.ts';
import type { CountryRecord } from './country-record.ts';
import type { LanguageRecord } from './language-record.ts';
import type { PageRecords } from './page-records.ts';
import type { AddedTexts, CountryTexts } from './records.server.ts';

/** In the browser: the page says which records it needs, so that scripts do not grow with the countries. */
const { locale }: { locale?: PageRecords } = JSON.parse(
  document.getElementById('page-data')?.textContent || '{}',
);

export const languageRecords: Readonly<Record<string, LanguageRecord>> = {
  ...builtInLanguages,
  ...locale?.languages,
};
export const countryRecords: Readonly<Record<string, CountryRecord>> = { ...locale?.countries };
/** Texts and words are looked up on the server. */
export const addedTexts: readonly AddedTexts[] = [];
/** Places are found on the server. */
export const placesFiles: readonly string[] = [];
/** What a country says differently is looked up there, too. */
export const countryTexts: readonly CountryTexts[] = [];
