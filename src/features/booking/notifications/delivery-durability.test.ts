import { expect, test, vi } from 'vitest';
import {
  deliverBookingMessages,
  type deliverUntilKilled,
} from '../../../main/testing/booking-delivery-process.ts';
import { testDatabases } from '../../../main/testing/databases.ts';
import { kyselyOutbox } from '../../../shared/messaging/adapters/kysely-outbox.ts';
import { moduleUrl, runInChildProcess } from '../../../shared/platform/database/testing/child-process.ts';
import { kyselyBookingStore } from '../adapters/kysely-booking-store.ts';
import { aBookingToSave, aClaim } from '../testing/a-booking.ts';
import { bookingChannels, bookingDeliveries } from './booking-deliveries.ts';

const BOOKINGS = 20;
const SENT_BEFORE_THE_KILL = 5;
/** By then the claims of the killed process have expired. */
const LATER_MS = 60_000;

for (const { name, fresh } of testDatabases) {
  test(`${name}: kill -9 between a mail and the note that it was sent: every message is there, each once`, async () => {
    const database = await fresh();
    const db = await database.open();
    const bookings = kyselyBookingStore(db);
    for (let n = 0; n < BOOKINGS; n += 1)
      await bookings.save(
        aBookingToSave({ id: `SB-${n}`, claim: aClaim({ bayIds: [`bay-${n}`] }) }),
        (booking) => bookingDeliveries(booking, bookingChannels),
        new Date(),
      );
    const given: Parameters<typeof deliverUntilKilled> = [database.settings, SENT_BEFORE_THE_KILL];
    const { signal } = await runInChildProcess(`
      import { deliverUntilKilled } from ${moduleUrl('../../../main/testing/booking-delivery-process.ts', import.meta.url)};
      await deliverUntilKilled(...${JSON.stringify(given)});
    `);
    expect(signal).toBe('SIGKILL');
    const outbox = kyselyOutbox(db);
    expect((await outbox.counts()).delivered).toBeLessThan(2 * BOOKINGS);

    const successor = await deliverBookingMessages(database.settings, {
      clock: () => new Date(Date.now() + LATER_MS),
    });
    await vi.waitFor(
      async () =>
        expect(await outbox.counts()).toEqual({
          waiting: 0,
          delivered: 2 * BOOKINGS,
          suppressed: 0,
          dead: 0,
        }),
      { timeout: 30_000, interval: 100 },
    );
    await successor.stop();
    const ids = Array.from({ length: BOOKINGS }, (_, n) => `SB-${n}`).sort();
    const mails = await db.selectFrom('kept_message').select('about').execute();
    const messages = await db.selectFrom('stored_sms').select('about').execute();
    expect(mails.map(({ about }) => about).sort()).toEqual(ids);
    expect(messages.map(({ about }) => about).sort()).toEqual(ids);
  });
}
