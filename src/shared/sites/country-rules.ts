import type { Language } from './languages.ts';
import type { Site } from './site.ts';

/** What differs by country on car pages and in calculators (001 §2.9). Settings, so that no view checks a site's name. */
export type CountryRules = {
  showsVideoAndSpin: boolean;
  showsUkFinance: boolean;
  showsResidualValueAndEffectiveRate: boolean;
  showsNetworkShutdownNotice: boolean;
  showsConsumerCreditExample: boolean;
};

export function countryRules(site: Pick<Site, 'country'>, language: Language): CountryRules {
  return {
    showsVideoAndSpin: site.country === 'GB',
    showsUkFinance: site.country === 'GB',
    showsResidualValueAndEffectiveRate: site.country !== 'NO',
    showsNetworkShutdownNotice: site.country === 'SE',
    showsConsumerCreditExample: site.country === 'SE' && language === 'sv',
  };
}

/** Stores have a car page of their own (SITE-13). */
export function usesStoreLayout(site: Pick<Site, 'name'>): boolean {
  return site.name.includes('carstore');
}
