/** Opening hours on weekdays, Friday or Thursday where it differs, Saturday, Sunday: '9–18'. */
export type Week = {
  weekdays: string;
  thursday?: string;
  friday?: string;
  saturday?: string;
  sunday?: string;
};

/** A dealership of a chain. */
export type DealerLocation = {
  slug: string;
  name: string;
  street: string;
  zip: string;
  city: string;
  region: string;
  websiteCity: string;
  phone: string;
  geo: string;
  brands: readonly string[];
  bodyWork: boolean;
  motorcycles?: string;
  showroom: Week;
  /** Of the workshop, where it differs from the chain's. */
  workshop?: Week;
  picture?: string;
};

export type Chain = {
  site: string;
  country: 'SE' | 'NO' | 'FI' | 'SK' | 'UK';
  kind: 'dealer' | 'store';
  companyErpId: string;
  /** Makes that every store of the chain carries. */
  brands?: string;
  workshop: Week;
  locations: readonly DealerLocation[];
};

type Address = readonly [street: string, zip: string, city: string, region: string, geo: string];
type Rest = Partial<
  Pick<DealerLocation, 'websiteCity' | 'bodyWork' | 'motorcycles' | 'workshop' | 'picture'>
>;

export function location(
  slug: string,
  name: string,
  [street, zip, city, region, geo]: Address,
  phone: string,
  brands: string,
  showroom: Week,
  rest: Rest = {},
): DealerLocation {
  const codes = brands.split(' ').filter(Boolean);
  const where = { street, zip, city, region, geo, websiteCity: city };
  return { slug, name, ...where, phone, brands: codes, bodyWork: false, showroom, ...rest };
}
