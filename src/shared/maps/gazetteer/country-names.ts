import type { Language } from '../../sites/languages.ts';
import { fold } from '../fold.ts';
import type { Country } from '../geocoder.ts';

const names: Readonly<Record<Country, Record<Language, string>>> = {
  SE: { sv: 'Sverige', nb: 'Sverige', en: 'Sweden', fi: 'Ruotsi', sk: 'Švédsko' },
  NO: { sv: 'Norge', nb: 'Norge', en: 'Norway', fi: 'Norja', sk: 'Nórsko' },
  FI: { sv: 'Finland', nb: 'Finland', en: 'Finland', fi: 'Suomi', sk: 'Fínsko' },
  SK: { sv: 'Slovakien', nb: 'Slovakia', en: 'Slovakia', fi: 'Slovakia', sk: 'Slovensko' },
  GB: {
    ...{ sv: 'Storbritannien', nb: 'Storbritannia', en: 'United Kingdom' },
    ...{ fi: 'Iso-Britannia', sk: 'Spojené kráľovstvo' },
  },
};

const otherNames: Readonly<Record<Country, string>> = {
  SE: 'SE',
  NO: 'NO Noreg',
  FI: 'FI FIN',
  SK: 'SK',
  GB: 'GB UK Great Britain England Scotland Wales Northern Ireland',
};

export function countryName(country: Country, language: Language): string {
  return names[country][language];
}

/** Every word by which somebody may name the country behind a place. */
export function countryWords(country: Country): string {
  return fold(`${Object.values(names[country]).join(' ')} ${otherNames[country]}`);
}

const allWords = new Set(
  Object.keys(names).flatMap((country) => countryWords(country as Country).split(' ')),
);

/** Whether it names one of the countries, alone or as a part: 'sverige', 'britain'. */
export function isCountryWord(word: string): boolean {
  return allWords.has(word);
}
