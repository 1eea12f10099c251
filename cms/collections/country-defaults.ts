import { countries, isCountry } from '../../src/shared/sites/countries.ts';
import type { Language } from '../../src/shared/sites/languages.ts';

/** The language and time zone of a site that names none. */
export function defaultsForCountry(country: unknown): { language: Language; timeZone: string } {
  const { language, timeZone } = countries[isCountry(country) ? country : 'SE'];
  return { language: language as Language, timeZone };
}
