import type { Language } from '../../src/shared/sites/languages.ts';
import type { Site } from '../../src/shared/sites/site.ts';

type CountryDefaults = { language: Language; timeZone: string };

export const countryDefaults: Readonly<Record<Site['country'], CountryDefaults>> = {
  SE: { language: 'sv', timeZone: 'Europe/Stockholm' },
  NO: { language: 'nb', timeZone: 'Europe/Oslo' },
  FI: { language: 'fi', timeZone: 'Europe/Helsinki' },
  SK: { language: 'sk', timeZone: 'Europe/Bratislava' },
  GB: { language: 'en', timeZone: 'Europe/London' },
};

export function isCountry(code: unknown): code is Site['country'] {
  return typeof code === 'string' && Object.hasOwn(countryDefaults, code);
}

/** The language and time zone of a site that names none. */
export function defaultsForCountry(country: unknown): CountryDefaults {
  return countryDefaults[isCountry(country) ? country : 'SE'];
}
