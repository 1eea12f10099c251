import { allCountries, countries } from '../../sites/countries.ts';
import { localeOf } from '../../sites/formats.ts';
import { allLanguages, type Language } from '../../sites/languages.ts';
import { fold } from '../fold.ts';
import type { Country } from '../geocoder.ts';

const names = Object.fromEntries(
  allLanguages.map((language) => [
    language,
    new Intl.DisplayNames([localeOf(language)], { type: 'region', fallback: 'code' }),
  ]),
) as Record<Language, Intl.DisplayNames>;

export function countryName(country: Country, language: Language): string {
  return names[language].of(country) ?? country;
}

/** Every word by which somebody may name the country behind a place. */
export function countryWords(country: Country): string {
  return fold(
    `${allLanguages.map((language) => countryName(country, language)).join(' ')} ${countries[country].names}`,
  );
}

const allWords = new Set(allCountries.flatMap((country) => countryWords(country).split(' ')));

/** Whether it names one of the countries, alone or as a part: 'sverige', 'britain'. */
export function isCountryWord(word: string): boolean {
  return allWords.has(word);
}
