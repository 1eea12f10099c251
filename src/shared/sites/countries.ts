import { countryRecords } from '#locale-records';
import type { builtInCountries } from '../platform/locale/built-in-countries.ts';
import type { CountryRecord } from '../platform/locale/country-record.ts';

/** Those that come with the product. An installation may add others as data, which pass `isCountry`. */
export type Country = keyof typeof builtInCountries;

export const countries: Readonly<Record<Country, CountryRecord>> = countryRecords as Record<
  Country,
  CountryRecord
>;

export const allCountries = Object.keys(countries) as Country[];

export function isCountry(code: unknown): code is Country {
  return typeof code === 'string' && Object.hasOwn(countries, code);
}
