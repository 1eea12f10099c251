import { once } from 'node:events';
import { kyselyBayCalendar } from '../../features/booking/adapters/kysely-bay-calendar.ts';
import { kyselyBookingStore } from '../../features/booking/adapters/kysely-booking-store.ts';
import { addDays } from '../../features/booking/calendar/local-date.ts';
import { aBookingToSave, aClaim, bookingDeliveries } from '../../features/booking/testing/a-booking.ts';
import type { DatabaseSettings } from '../../shared/platform/database/database.ts';
import { openDatabase } from '../database.ts';

// Run as programs of their own: what servers do that share a database, or are killed.

/** Reports that it is ready, waits for any message, books one time many times at once and sends what came of it. */
export async function bookOneTime(
  settings: DatabaseSettings,
  { name, takers, bayIds }: { name: string; takers: number; bayIds: readonly string[] },
): Promise<void> {
  const db = await openDatabase(settings);
  const bookings = kyselyBookingStore(db);
  const claim = aClaim({ bayIds });
  process.send?.('ready');
  await once(process, 'message');
  const results = await Promise.allSettled(
    Array.from({ length: takers }, (_, n) =>
      bookings.save(aBookingToSave({ id: `${name}-${n}`, claim }), bookingDeliveries, new Date()),
    ),
  );
  process.send?.(
    results.map((each) => (each.status === 'fulfilled' ? each.value.state : String(each.reason))),
  );
  await db.destroy();
  process.disconnect();
}

/** Books and holds one time after the other, four at once, and reports each once it is done. Nothing is delivered. */
export async function bookUntilKilled(
  settings: DatabaseSettings,
  times: { now: string; holdsUntil: string },
): Promise<void> {
  const db = await openDatabase(settings);
  const bookings = kyselyBookingStore(db);
  const calendar = kyselyBayCalendar(db);
  const now = new Date(times.now);
  let next = 0;
  const book = async () => {
    for (let n = next++; ; n = next++) {
      const claim = nthClaim(n);
      if (n % 5 === 0) {
        const hold = await calendar.hold(`hold-${n}`, claim, new Date(times.holdsUntil), now);
        if (hold) process.send?.(hold.id);
      } else {
        const toSave = aBookingToSave({ id: `booking-${n}`, claim });
        const saved = await bookings.save(toSave, bookingDeliveries, now);
        if (saved.state === 'booked') process.send?.(saved.booking.id);
      }
    }
  };
  await Promise.all([book(), book(), book(), book()]);
}

/** Four bays, nine hours a day, one day after the other. */
function nthClaim(n: number) {
  const hour = Math.floor(n / 4);
  const startsAt = 420 + (hour % 9) * 60;
  return aClaim({
    bayIds: [`bay-${n % 4}`, `bay-${(n + 1) % 4}`],
    date: addDays('2026-11-17', Math.floor(hour / 9)),
    startsAt,
    endsAt: startsAt + 60,
  });
}
