import { sql } from 'kysely';
import type { Changeable } from '../changeable.ts';

const QUARTER_MINUTES = 15;
const ROWS_PER_STATEMENT = 1000;

/** What an idempotency key was sent with, and when a car is in a workshop: nobody books it twice at one time. */
export async function addAttempts(db: Changeable): Promise<void> {
  await db.schema.alterTable('workshop_booking').addColumn('attempt_fingerprint', 'text').execute();
  await db.schema.alterTable('lead').addColumn('fingerprint', 'text').execute();
  await db.schema
    .createTable('car_quarter')
    .addColumn('registration_number', 'text', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('quarter', 'integer', (column) => column.notNull())
    .addColumn('booking_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('car_quarter_once', ['registration_number', 'date', 'quarter'])
    .execute();
  await db.schema.createIndex('car_quarter_booking').on('car_quarter').column('booking_id').execute();
  await fillCarQuarters(db);
}

type BookedRow = { id: string; body: string; date: string; starts_at: number; ends_at: number };

/** Cars that were booked twice before keep both bookings; the first one counts. */
async function fillCarQuarters(db: Changeable): Promise<void> {
  const { rows: bookings } = await sql<BookedRow>`
    select id, body, date, starts_at, ends_at from workshop_booking
    where state = 'booked' and anonymised_at is null order by created_at`.execute(db);
  const quarters = bookings.flatMap(quartersOf);
  for (let at = 0; at < quarters.length; at += ROWS_PER_STATEMENT)
    await sql`
      insert into car_quarter (registration_number, date, quarter, booking_id)
      values ${sql.join(quarters.slice(at, at + ROWS_PER_STATEMENT))} on conflict do nothing`.execute(db);
}

function quartersOf({ id, body, date, starts_at, ends_at }: BookedRow) {
  const { registrationNumber } = JSON.parse(body) as { registrationNumber: string };
  const first = Math.floor(starts_at / QUARTER_MINUTES);
  const count = registrationNumber ? Math.ceil(ends_at / QUARTER_MINUTES) - first : 0;
  return Array.from(
    { length: count },
    (_, at) => sql`(${registrationNumber}, ${date}, ${(first + at) * QUARTER_MINUTES}, ${id})`,
  );
}
