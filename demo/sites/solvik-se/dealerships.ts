import { createDealerships } from '../../dealers/sites.ts';
import { link } from '../../site-builder.ts';

const dealerships = createDealerships('sites-solvik-se');

/** Every dealership as a row of a list of places; `more` are the words of the link. */
export function allPlaces(more: string, language = '') {
  return dealerships.map(({ slug, site_official_name, site_street, site_zip, site_city, site_phone }) => ({
    name: site_official_name,
    address: `${site_street}, ${site_zip} ${site_city}`,
    note: site_phone,
    link: link(`${language}/anlaggningar/${slug}`, more),
  }));
}

/** Those that sell and mend a make. */
export function placesWith(make: string) {
  const selling = dealerships.filter(({ site_brands }) => site_brands.includes(make));
  const names = new Set(selling.map(({ site_official_name }) => site_official_name));
  return allPlaces('Öppettider').filter(({ name }) => names.has(name));
}
