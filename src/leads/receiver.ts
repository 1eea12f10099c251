import type { Dealership, Department } from '../dealers/dealership.ts';
import type { Receiver } from './lead.ts';
import type { EnquiredCar } from './lead-car.ts';

type InStock = Pick<EnquiredCar, 'car_sellers' | 'car_site_leads_email' | 'car_site_name'>;

/** Its first seller who can be written to, else the desk of the place where it stands (CONT-16). */
export function stockCarReceiver({
  car_sellers,
  car_site_leads_email: desk,
  car_site_name = '',
}: InStock): Receiver | undefined {
  for (const { name, email } of car_sellers) if (email) return { name, email };
  return desk ? { name: car_site_name, email: desk } : undefined;
}

/** Who sells new cars of a make at a place, and what the sales systems call them. */
export type NewCarsDepartment = {
  siteName: string;
  receiver: Receiver;
  companyErpId: string | undefined;
  departmentErpId: string | undefined;
};

/** The New cars department for the make at that place; none, if it has no such department (CONT-17, CONT-18). */
export function newCarsDepartment(dealership: Dealership, brand: string): NewCarsDepartment | undefined {
  const { name: siteName, email: siteEmail, departments } = dealership;
  const department = departments.find((each) => each.group === 'New cars' && sells(each, brand));
  const email = department?.email ?? siteEmail;
  if (!department || !email) return undefined;
  return {
    siteName,
    receiver: { name: `${siteName}, ${department.official_name ?? department.name}`, email },
    companyErpId: companyOf(department.erp_id),
    departmentErpId: department.erp_id,
  };
}

function sells({ brands }: Department, brand: string): boolean {
  const wanted = brand.toLowerCase();
  return brands.some(({ name, brand_code }) =>
    [name, brand_code].some((each) => each?.toLowerCase() === wanted),
  );
}

/** The sales system numbers departments within companies: 4610-0101 is a department of 4610. */
function companyOf(departmentErpId: string | undefined): string | undefined {
  return departmentErpId?.split('-', 1)[0] || undefined;
}
