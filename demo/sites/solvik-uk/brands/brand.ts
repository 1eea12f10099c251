import { createDealerships } from '../../../dealers/dealerships.ts';
import { link, picture } from '../../../site-builder.ts';

export type BrandSlug =
  | 'bmw'
  | 'mini'
  | 'mercedes-benz'
  | 'mercedes-benz-vans'
  | 'smart'
  | 'land-rover'
  | 'volvo'
  | 'kia'
  | 'vauxhall';

/** A model we sell new: what it is, what it costs and the two figures people ask for. */
type NewModel = {
  title: string;
  text: string;
  picture: string;
  alt: string;
  price: string;
  facts: readonly (readonly [label: string, value: string])[];
};

export type Brand = {
  slug: BrandSlug;
  name: string;
  /** File of its logo under media/brands. */
  logo: string;
  design?: 'bmw' | 'mini';
  /** Under service-and-parts the make may have another slug (RED-85). */
  serviceSlug: string;
  /** A cut-out from the side. */
  side: string;
  sideAlt: string;
  line: string;
  lead: string;
  models: readonly NewModel[];
  newNote: string;
  used: {
    lead: string;
    /** Models of which there usually is one. */
    usual: readonly string[];
    weLookAt: string;
  };
};

/** Used cars of a make in the list; vans are priced without VAT, as their cards say. */
export function usedCarsOf({ slug, name }: Pick<Brand, 'slug' | 'name'>): string {
  const isVans = slug === 'mercedes-benz-vans';
  const make = encodeURIComponent(isVans ? 'Mercedes-Benz' : name);
  const type = isVans ? '&car_vehicle_type=Van' : '';
  return `/buy-car/all-stock?car_condition=Used&car_brand=${make}${type}`;
}

/** Dealerships that will hold the make but are not in the register with it yet. */
const promised: Partial<Record<BrandSlug, readonly string[]>> = {
  'mercedes-benz': ['solvik-newcastle', 'solvik-leeds', 'solvik-glasgow'],
  'mercedes-benz-vans': ['solvik-newcastle', 'solvik-leeds'],
  smart: ['solvik-newcastle', 'solvik-leeds'],
};

/** The dealerships that sell and mend a make, by the register of dealerships. */
export function dealershipsOf({ slug, name }: Pick<Brand, 'slug' | 'name'>) {
  return createDealerships('sites-solvik-uk').filter(
    (site) => promised[slug]?.includes(site.slug) || site.site_brands.includes(name),
  );
}

export function dealershipRows(brand: Pick<Brand, 'slug' | 'name'>) {
  return dealershipsOf(brand).map((site) => ({
    name: site.site_official_name,
    address: `${site.site_street}, ${site.site_city} ${site.site_zip}`,
    link: link(`tel:+44${site.site_phone.replace(/^0|\s/g, '')}`, site.site_phone),
  }));
}

export function logoOf({ logo, name }: Pick<Brand, 'logo' | 'name'>) {
  return picture(`brands/${logo}`, name);
}

/** ‘Gateshead, York and Leeds’ */
export function townsOf(brand: Pick<Brand, 'slug' | 'name'>): string {
  const towns = dealershipsOf(brand).map(({ site_official_name }) =>
    site_official_name.replace('Solvik ', ''),
  );
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(towns);
}
