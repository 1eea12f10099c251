import { parseCoordinates } from '../platform/coordinates.ts';
import type { Language } from '../sites/languages.ts';
import { absoluteUrl, type Site } from '../sites/site.ts';
import type { Dealership, Department } from './dealership.ts';
import { dealerPath } from './dealership-links.ts';
import { parseHours } from './hours-text.ts';
import { parseWeekdays } from './weekdays.ts';

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The dealership as search engines read it (SHELL-25, DSD-22). */
export function dealershipStructuredData(
  dealership: Dealership,
  site: Site,
  language: Language,
  image: string | undefined,
): object {
  const url = encodeURI(absoluteUrl(site, language, dealerPath(site, dealership.slug)));
  const geo = parseCoordinates(dealership.coordinates);
  const hours = dealership.departments.find(({ openingschedule }) => openingschedule);
  return {
    '@type': ['Organization', 'AutoDealer'],
    '@id': `${url}#dealership`,
    url,
    name: dealership.name,
    telephone: dealership.phone,
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
    openingHoursSpecification: hours && openingHours(hours),
    parentOrganization: { '@id': `${site.url}/#organisation` },
  };
}

/** The ordinary week of the first department, which visitors go to. */
function openingHours({ openingschedule }: Department): readonly object[] {
  return (openingschedule?.openinghours ?? []).flatMap(({ day, displayText }) =>
    (parseHours(displayText) ?? []).map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: parseWeekdays(day).map((weekday) => dayNames[weekday]),
      opens: clock(from),
      closes: clock(to),
    })),
  );
}

function clock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
