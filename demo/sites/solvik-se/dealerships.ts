import { createDealerships } from '../../dealers/dealerships.ts';
import { link } from '../../site-builder.ts';

const dealerships = createDealerships('sites-solvik-se');

/** The dealerships that sell and mend a make, as rows of a list of places. */
export function placesWith(make: string) {
  return dealerships
    .filter(({ site_brands }) => site_brands.includes(make))
    .map(({ slug, site_official_name, site_street, site_zip, site_city, site_phone }) => ({
      name: site_official_name,
      address: `${site_street}, ${site_zip} ${site_city}`,
      note: site_phone,
      link: link(`/anlaggningar/${slug}`, 'Öppettider'),
    }));
}
