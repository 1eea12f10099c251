import { testDatabases } from '../../../main/testing/databases.ts';
import { kyselyOutbox } from '../../../shared/messaging/adapters/kysely-outbox.ts';
import { bookingStoreContract } from '../booking-store.contract.ts';
import { kyselyBayCalendar } from './kysely-bay-calendar.ts';
import { kyselyBookingStore } from './kysely-booking-store.ts';

for (const { name, fresh } of testDatabases) {
  bookingStoreContract(name, async () => {
    const database = await fresh();
    return async () => {
      const db = await database.open();
      return { bookings: kyselyBookingStore(db), calendar: kyselyBayCalendar(db), outbox: kyselyOutbox(db) };
    };
  });
}
