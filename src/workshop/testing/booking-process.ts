import { once } from 'node:events';
import { type DatabaseSettings, openDatabase } from '../../platform/database/database.ts';
import { kyselyBayCalendar } from '../adapters/kysely-bay-calendar.ts';
import { kyselyBookingStore } from '../adapters/kysely-booking-store.ts';
import type { Booking } from '../booking.ts';
import { aBookingToSave, aClaim } from './a-booking.ts';

// Programs of their own: what servers do that share a database, or are killed.

export const processTime = new Date('2026-11-16T09:00:00.000Z');
export const holdsUntil = new Date('2026-11-16T09:10:00.000Z');

export function bookingMessages({ id, sequence }: Pick<Booking, 'id' | 'sequence'>) {
  const channels = ['booking-mail', 'booking-sms'];
  return channels.map((channel) => ({ key: `${id}.${sequence}.${channel}`, channel, about: id }));
}

/** Reports that it is ready, waits for any message, books one time many times at once and sends what came of it. */
export async function bookOneTime(
  settings: DatabaseSettings,
  { name, takers, bayIds }: { name: string; takers: number; bayIds: readonly string[] },
): Promise<void> {
  const db = await openDatabase(settings);
  const bookings = kyselyBookingStore(db);
  process.send?.('ready');
  await once(process, 'message');
  const results = await Promise.allSettled(
    Array.from({ length: takers }, (_, n) =>
      bookings.save(
        aBookingToSave({ id: `${name}-${n}`, claim: aClaim({ bayIds }) }),
        bookingMessages,
        processTime,
      ),
    ),
  );
  process.send?.(
    results.map((each) => (each.status === 'fulfilled' ? each.value.state : String(each.reason))),
  );
  await db.destroy();
  process.disconnect();
}

/** Books and holds one time after the other, four at once, and reports each once it is done. Nothing is delivered. */
export async function bookUntilKilled(settings: DatabaseSettings): Promise<void> {
  const db = await openDatabase(settings);
  const bookings = kyselyBookingStore(db);
  const calendar = kyselyBayCalendar(db);
  let next = 0;
  const book = async () => {
    for (let n = next++; ; n = next++) {
      const claim = aClaim({ bayIds: [`bay-${n % 4}`, `bay-${(n + 1) % 4}`], ...timeOf(Math.floor(n / 4)) });
      if (n % 5 === 0) {
        const hold = await calendar.hold(`hold-${n}`, claim, holdsUntil, processTime);
        if (hold) process.send?.(hold.id);
      } else {
        const saved = await bookings.save(
          aBookingToSave({ id: `booking-${n}`, claim }),
          bookingMessages,
          processTime,
        );
        if (saved.state === 'booked') process.send?.(saved.booking.id);
      }
    }
  };
  await Promise.all([book(), book(), book(), book()]);
}

function timeOf(n: number) {
  const startsAt = 420 + (n % 9) * 60;
  const date = new Date(Date.UTC(2026, 10, 17 + Math.floor(n / 9))).toISOString().slice(0, 10);
  return { date, startsAt, endsAt: startsAt + 60 };
}
