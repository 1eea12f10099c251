import type { Booking } from '../../src/features/booking/booking.ts';
import type { Random } from '../cars/random.ts';
import { peopleNames } from '../dealers/names.ts';
import { ascii } from '../dealers/staff.ts';

const { first, lasts } = peopleNames('SE');

/** An invented person; the numbers are those that are reserved for fiction, 070-174 06 05 to 06 99. */
export function createCustomer(random: Random): Booking['customer'] {
  const [firstName, lastName] = [random.pick(first), random.pick(lasts)];
  return {
    firstName,
    lastName,
    phone: `070-174 06 ${String(random.whole(5, 99)).padStart(2, '0')}`,
    email: `${ascii(firstName)}.${ascii(lastName)}@example.com`,
  };
}
