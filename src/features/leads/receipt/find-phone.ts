import type { Site } from '../../../shared/sites/site.ts';
import type { CarContactValues } from '../car-contact/car-contact-values.ts';
import type { Lead } from '../lead.ts';
import type { Stock } from '../stock.ts';

/** Where the customer can ring: whoever got the lead, else where the car stands or will be sold. */
export async function findPhone(
  { receiver, values }: Pick<Lead, 'receiver' | 'values'>,
  site: Site,
  stock: Pick<Stock, 'car' | 'dealerships'>,
): Promise<string | undefined> {
  const { car, siteName } = values as CarContactValues;
  const enquired = await stock.car(site, car.car_id);
  const seller = enquired?.car_sellers.find(({ email, phone }) => phone && email === receiver?.email);
  if (seller?.phone) return seller.phone;
  const place = enquired?.car_site_name ?? siteName;
  const dealership = (await stock.dealerships(site)).find(({ name }) => name === place);
  const department = dealership?.departments.find(({ email }) => email && email === receiver?.email);
  return department?.phone ?? dealership?.phone;
}
