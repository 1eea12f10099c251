import type { FormOption } from '../../../shared/forms/form-field.ts';
import { parseCoordinates } from '../../../shared/platform/coordinates.ts';
import { postalTown } from '../../../shared/platform/postal-town.ts';
import type { Dealership } from '../../dealers/dealership.ts';
import type { Receiver } from '../lead.ts';
import type { OptionsContext } from './declare-form.ts';

/** A dealership that visitors choose; with it go its name and the address of its workshop (NOF-06). */
export function dealershipOption(dealership: Dealership): FormOption {
  const { name, street, phone, coordinates } = dealership;
  const town = postalTown(dealership);
  return {
    value: name,
    label: name,
    also: { siteEmail: workshopEmail(dealership) ?? '' },
    position: parseCoordinates(coordinates),
    details: { lines: [street, town].filter((line): line is string => Boolean(line)), phone },
  };
}

/** The workshop of the dealership that was chosen. */
export async function workshopReceiver(
  siteName: string,
  { site, stock }: OptionsContext,
): Promise<Receiver | undefined> {
  const dealership = (await stock.dealerships(site)).find(({ name }) => name === siteName);
  const email = dealership && workshopEmail(dealership);
  return email ? { name: siteName, email } : undefined;
}

/** The mail address of its workshop, else its own (NOF-07). */
export function workshopEmail({ departments, email }: Dealership): string | undefined {
  const workshops = departments.filter(({ group }) => group === 'Workshop');
  return workshops.find((department) => department.email)?.email ?? email;
}
