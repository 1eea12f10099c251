import type { Dealership, Department } from '../dealers/dealership.ts';
import type { Receiver } from './lead.ts';
import type { EnquiredCar } from './lead-car.ts';

type InStock = Pick<EnquiredCar, 'car_sellers' | 'car_site_leads_email' | 'car_site_name'>;

/** Its first seller with a mail address, else the leads address of its dealership (CONT-16). */
export function stockCarReceiver({
  car_sellers,
  car_site_leads_email: leadsEmail,
  car_site_name = '',
}: InStock): Receiver | undefined {
  for (const { name, email } of car_sellers) if (email) return { name, email };
  return leadsEmail ? { name: car_site_name, email: leadsEmail } : undefined;
}

/** The New cars department for a make at a dealership, with its CRM keys. */
export type NewCarsDepartment = {
  receiver: Receiver;
  companyErpId: string | undefined;
  departmentErpId: string | undefined;
};

/** Undefined if the dealership has no such department for the make (CONT-17, CONT-18). */
export function newCarsDepartment(dealership: Dealership, brand: string): NewCarsDepartment | undefined {
  const { name, email: ownEmail, departments } = dealership;
  const department = departments.find((each) => each.group === 'New cars' && sells(each, brand));
  const email = department?.email ?? ownEmail;
  if (!department || !email) return undefined;
  return {
    receiver: { name: `${name}, ${department.official_name ?? department.name}`, email },
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

/** The CRM numbers departments within companies: 4610-0101 is a department of 4610. */
function companyOf(departmentErpId: string | undefined): string | undefined {
  return departmentErpId?.split('-', 1)[0] || undefined;
}
