import type { CountryRecord } from '../platform/locale/country-record.ts';
import { countries } from './countries.ts';
import type { Language } from './languages.ts';
import type { Site } from './site.ts';

type Rules = Omit<CountryRecord['rules'], 'consumerCreditExample'> & { showsConsumerCreditExample: boolean };

/** What differs by country on car pages and in calculators (001 §2.9). Settings, so that no view checks a site's name. */
export function countryRules({ country }: Pick<Site, 'country'>, language: Language): Rules {
  const { consumerCreditExample, ...rules } = countries[country].rules;
  return { ...rules, showsConsumerCreditExample: consumerCreditExample.includes(language) };
}

/** Stores have a car page of their own (SITE-13). */
export function usesStoreLayout(site: Pick<Site, 'name'>): boolean {
  return site.name.includes('carstore');
}
