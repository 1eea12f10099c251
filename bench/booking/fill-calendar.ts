import { kyselyBookingImport } from '../../src/features/booking/adapters/kysely-booking-import.ts';
import type { Booking } from '../../src/features/booking/booking.ts';
import { addDays, weekdayOf } from '../../src/features/booking/calendar/local-date.ts';
import { aBooking } from '../../src/features/booking/testing/a-booking.ts';
import type { Database } from '../../src/shared/platform/database/schema.ts';
import { pick, type Random } from '../search/seeded-random.ts';
import { departments } from './departments.ts';

const BOOKINGS_PER_IMPORT = 5000;

/** Bookings of every department from a date on, weekdays, most of each bay's day taken. */
export async function fillCalendar(db: Database, bookings: number, from: string, random: Random) {
  const importBookings = kyselyBookingImport(db);
  let batch: Booking[] = [];
  let made = 0;
  for (const appointment of eachAppointment(from, random)) {
    if (made === bookings) break;
    batch.push(aBooking({ id: `booking-${made++}`, appointment }));
    if (batch.length < BOOKINGS_PER_IMPORT) continue;
    await importBookings(batch);
    batch = [];
  }
  await importBookings(batch);
}

/** Without an end. */
function* eachAppointment(from: string, random: Random): Generator<Booking['appointment']> {
  for (let date = from; ; date = addDays(date, 1)) {
    if (weekdayOf(date) > 4) continue;
    for (const { departmentId, bays } of departments)
      for (const { id: bayId } of bays)
        for (const time of bayDay(random)) yield { departmentId, bayId, date, ...time, isFullDay: false };
  }
}

function* bayDay(random: Random) {
  let startsAt = 450 + pick(random, [0, 0, 30, 60]);
  for (;;) {
    const endsAt = startsAt + pick(random, [45, 60, 60, 90, 120]);
    if (endsAt > 990) return;
    yield { startsAt, endsAt };
    startsAt = endsAt + pick(random, [0, 15, 15, 30, 60]);
  }
}
