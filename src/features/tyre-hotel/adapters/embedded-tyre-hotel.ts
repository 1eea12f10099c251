import type { WorkshopSite } from '../../booking/find-departments.ts';
import { TyreHotelError } from '../tyre-hotel-error.ts';
import type { OpenTyreHotel, TyreHotelBooking, TyreHotelSignIn } from '../tyre-hotel-service.ts';

type Parts = {
  signIn: (site: WorkshopSite) => TyreHotelSignIn;
  booking: (site: WorkshopSite) => TyreHotelBooking;
};

/** The tyre hotel of an installation that has no other. */
export function embeddedTyreHotel({ signIn, booking }: Parts): OpenTyreHotel {
  return (site) => ({ ...signIn(site), ...booking(site) });
}

/** Nobody can sign in, and so nobody can book. */
export const closedSignIn: TyreHotelSignIn = {
  search: refuse,
  login: refuse,
  validate: refuse,
};

async function refuse(): Promise<never> {
  throw new TyreHotelError('unavailable');
}
