import type { Insertable } from 'kysely';
import type { Database, Schema } from '../../src/platform/database/schema.ts';
import { toBody } from '../../src/workshop/adapters/booking-row.ts';
import { QUARTER_MINUTES } from '../../src/workshop/calendar/bay.ts';
import { addDays, weekdayOf } from '../../src/workshop/calendar/local-date.ts';
import { aBookingToSave } from '../../src/workshop/testing/a-booking.ts';
import { pick, type Random } from '../search/seeded-random.ts';
import { departments } from './departments.ts';

type Row = {
  id: string;
  departmentId: string;
  bayId: string;
  date: string;
  startsAt: number;
  endsAt: number;
};

const body = toBody(aBookingToSave());
const created = '2026-01-02T08:00:00.000Z';

/** Bookings of every department from a date on, weekdays, most of each bay's day taken. Written as one bulk load. */
export async function fillCalendar(db: Database, bookings: number, from: string, random: Random) {
  await db.transaction().execute(async (trx) => {
    for (const batch of batches(eachBooking(bookings, from, random), 1000)) {
      await trx.insertInto('workshop_booking').values(batch.map(toBooking)).execute();
      await trx.insertInto('bay_occupancy').values(batch.map(toOccupancy)).execute();
      for (const quarters of batches(batch.flatMap(toQuarters), 5000))
        await trx.insertInto('bay_quarter').values(quarters).execute();
    }
  });
}

function* eachBooking(bookings: number, from: string, random: Random): Generator<Row> {
  let made = 0;
  for (let date = from; ; date = addDays(date, 1)) {
    if (weekdayOf(date) > 4) continue;
    for (const { departmentId, bays } of departments) {
      for (const { id: bayId } of bays) {
        let startsAt = 450 + pick(random, [0, 0, 30, 60]);
        for (;;) {
          const endsAt = startsAt + pick(random, [45, 60, 60, 90, 120]);
          if (endsAt > 990) break;
          if (made === bookings) return;
          yield { id: `booking-${made++}`, departmentId, bayId, date, startsAt, endsAt };
          startsAt = endsAt + pick(random, [0, 15, 15, 30, 60]);
        }
      }
    }
  }
}

function toBooking(row: Row): Insertable<Schema['workshop_booking']> {
  return {
    id: row.id,
    attempt_key: row.id,
    manage_token_hash: row.id,
    state: 'booked',
    site: 'solvik-se',
    department_id: row.departmentId,
    bay_id: row.bayId,
    date: row.date,
    starts_at: row.startsAt,
    ends_at: row.endsAt,
    is_full_day: 0,
    body,
    sequence: 0,
    created_at: created,
    changed_at: created,
    reminded_at: null,
    anonymised_at: null,
  };
}

function toOccupancy(row: Row): Insertable<Schema['bay_occupancy']> {
  return {
    id: row.id,
    department_id: row.departmentId,
    bay_id: row.bayId,
    date: row.date,
    starts_at: row.startsAt,
    ends_at: row.endsAt,
    kind: 'booking',
    expires_at: null,
  };
}

function toQuarters(row: Row): Insertable<Schema['bay_quarter']>[] {
  return Array.from({ length: (row.endsAt - row.startsAt) / QUARTER_MINUTES }, (_, at) => ({
    bay_id: row.bayId,
    date: row.date,
    quarter: row.startsAt + at * QUARTER_MINUTES,
    occupancy_id: row.id,
  }));
}

function* batches<T>(values: Iterable<T>, size: number): Generator<T[]> {
  let batch: T[] = [];
  for (const value of values) {
    batch.push(value);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
