import { parseCoordinates } from '../../shared/platform/coordinates.ts';
import type { Language } from '../../shared/sites/languages.ts';
import { toInternationalNumber } from '../../shared/sites/phone-number.ts';
import { absoluteUrl, type Site } from '../../shared/sites/site.ts';
import type { Dealership } from './dealership.ts';
import { dealerPath } from './dealership-links.ts';
import { openingHoursSpecification } from './opening-hours-specification.ts';

/** The dealership as search engines read it (SHELL-25, DSD-22). */
export function dealershipStructuredData(
  dealership: Dealership,
  site: Site,
  language: Language,
  image: string | undefined,
  /** YYYY-MM-DD; without it only the ordinary week is told. */
  today?: string,
): object {
  const url = encodeURI(absoluteUrl(site, language, dealerPath(site, dealership.slug)));
  const geo = parseCoordinates(dealership.coordinates);
  const schedule = dealership.departments.find(({ openingschedule }) => openingschedule)?.openingschedule;
  return {
    '@type': ['Organization', 'AutoDealer'],
    '@id': `${url}#dealership`,
    url,
    name: dealership.name,
    telephone:
      dealership.phone && (toInternationalNumber(dealership.phone, site.country) ?? dealership.phone),
    email: dealership.email,
    image,
    address: {
      '@type': 'PostalAddress',
      streetAddress: dealership.street,
      postalCode: dealership.zip,
      addressLocality: dealership.city,
      addressRegion: dealership.region,
      addressCountry: site.country,
    },
    geo: geo && { '@type': 'GeoCoordinates', ...geo },
    openingHoursSpecification: schedule && openingHoursSpecification(schedule, today),
    parentOrganization: { '@id': `${site.url}/#organisation` },
  };
}
