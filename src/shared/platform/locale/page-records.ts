import { countryRecords, languageRecords } from '#locale-records';
import { builtInLanguages } from './built-in-languages.ts';
import type { CountryRecord } from './country-record.ts';
import type { LanguageRecord } from './language-record.ts';

export type PageRecords = {
  countries: Readonly<Record<string, CountryRecord>>;
  languages?: Readonly<Record<string, LanguageRecord>>;
};

const onServerOnly = { workshopPriceStep: undefined, holidays: undefined };

/** What a page's scripts get to know: its country, and its language where it is none of those in the scripts. */
export function pageRecords(country: string, language: string): PageRecords {
  const [ofCountry, ofLanguage] = [countryRecords[country], languageRecords[language]];
  return {
    countries: ofCountry ? { [country]: { ...ofCountry, ...onServerOnly } } : {},
    ...(ofLanguage &&
      !Object.hasOwn(builtInLanguages, language) && { languages: { [language]: ofLanguage } }),
  };
}
