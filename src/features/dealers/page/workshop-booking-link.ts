import { parseCoordinates } from '../../../shared/platform/coordinates.ts';
import { countries } from '../../../shared/sites/countries.ts';
import type { Site } from '../../../shared/sites/site.ts';
import type { Dealership } from '../dealership.ts';

/** The booking begins at the dealership's place. Only countries whose workshops are booked here have it (DSD-16, DSD-17). */
export function workshopBookingLink(
  { country, workshopBookingPath }: Pick<Site, 'country' | 'workshopBookingPath'>,
  dealership: Pick<Dealership, 'coordinates'>,
): string | undefined {
  if (!countries[country].rules.linksDealersToBooking || !workshopBookingPath) return undefined;
  const at = parseCoordinates(dealership.coordinates);
  if (!at) return workshopBookingPath;
  const query = new URLSearchParams({ latitude: String(at.latitude), longitude: String(at.longitude) });
  return `${workshopBookingPath}?${query}`;
}
