import type { Database } from '../../../shared/platform/database/schema.ts';
import type { Booking } from '../booking.ts';
import type { ImportBookings } from '../booking-store.ts';
import { QUARTER_MINUTES } from '../calendar/bay.ts';
import { appointmentColumns, toBody } from './booking-row.ts';
import { carQuarters } from './take-car.ts';

/** In few statements: thousands of bookings take less than a second. A bay that is taken fails the whole import. */
export function kyselyBookingImport(db: Database): ImportBookings {
  return (bookings) =>
    db.transaction().execute(async (trx) => {
      for (const batch of batches(bookings.flatMap(toQuarterRows)))
        await trx.insertInto('bay_quarter').values(batch).execute();
      // What another system has booked twice stays so.
      for (const batch of batches(bookings.filter(hasPlate).flatMap(toCarQuarterRows)))
        await trx
          .insertInto('car_quarter')
          .values(batch)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      for (const batch of batches(bookings.map(toOccupancyRow)))
        await trx.insertInto('bay_occupancy').values(batch).execute();
      for (const batch of batches(bookings.map(toBookingRow)))
        await trx.insertInto('workshop_booking').values(batch).execute();
    });
}

function toQuarterRows({ id, appointment: { bayId, date, startsAt, endsAt } }: Booking) {
  const count = (endsAt - startsAt) / QUARTER_MINUTES;
  return Array.from({ length: count }, (_, at) => ({
    bay_id: bayId,
    date,
    quarter: startsAt + at * QUARTER_MINUTES,
    occupancy_id: id,
  }));
}

function hasPlate({ registrationNumber }: Booking): boolean {
  return registrationNumber !== '';
}

function toCarQuarterRows({ id, registrationNumber, appointment }: Booking) {
  return carQuarters(registrationNumber, appointment).map((row) => ({ ...row, booking_id: id }));
}

function toOccupancyRow({ id, appointment }: Booking) {
  const { is_full_day: _, ...columns } = appointmentColumns(appointment);
  return { id, ...columns, bay_id: appointment.bayId, kind: 'booking', expires_at: null };
}

function toBookingRow(booking: Booking) {
  return {
    id: booking.id,
    idempotency_key: `import.${booking.id}`,
    attempt_fingerprint: null,
    // No token has this hash.
    manage_token_hash: `import.${booking.id}`,
    state: booking.state,
    site: booking.site,
    ...appointmentColumns(booking.appointment),
    bay_id: booking.appointment.bayId,
    body: toBody(booking),
    sequence: booking.sequence,
    created_at: booking.createdAt,
    changed_at: booking.changedAt,
    reminded_at: booking.createdAt,
    anonymised_at: null,
  };
}

/** Both databases take at most 32,766 values in a statement. */
const ROWS_PER_STATEMENT = 1000;

function* batches<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT) yield rows.slice(at, at + ROWS_PER_STATEMENT);
}
