import type { Transaction } from 'kysely';
import type { Schema } from '../../../shared/platform/database/schema.ts';
import { type Interval, QUARTER_MINUTES } from '../calendar/bay.ts';

type Times = Interval & { date: string };

/**
 * Writes down that a car is in a workshop; false when it is in one already. The primary key of car_quarter decides: a
 * car cannot be booked twice at one time, whatever keys the attempts have.
 */
export async function takeCar(
  trx: Transaction<Schema>,
  bookingId: string,
  registrationNumber: string,
  times: Times,
): Promise<boolean> {
  if (registrationNumber === '') return true;
  const rows = carQuarters(registrationNumber, times).map((row) => ({ ...row, booking_id: bookingId }));
  const taken = await trx
    .insertInto('car_quarter')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('quarter')
    .execute();
  return taken.length === rows.length;
}

export async function freeCar(trx: Transaction<Schema>, bookingId: string): Promise<void> {
  await trx.deleteFrom('car_quarter').where('booking_id', '=', bookingId).execute();
}

/** The quarters of an hour that a car is away for, ascending. */
export function carQuarters(registrationNumber: string, { date, startsAt, endsAt }: Times) {
  const first = Math.floor(startsAt / QUARTER_MINUTES);
  const count = Math.ceil(endsAt / QUARTER_MINUTES) - first;
  return Array.from({ length: count }, (_, at) => ({
    registration_number: registrationNumber,
    date,
    quarter: (first + at) * QUARTER_MINUTES,
  }));
}
