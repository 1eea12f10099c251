import { expect, test } from 'vitest';
import { testDatabases } from '../../../main/testing/databases.ts';
import { databaseMailer } from '../../../shared/messaging/adapters/database-mailer.ts';
import { databaseSmsSender } from '../../../shared/messaging/adapters/database-sms-sender.ts';
import { systemClock } from '../../../shared/platform/clock.ts';
import { aBooking } from '../testing/a-booking.ts';
import { anonymiseBookings } from './anonymise-bookings.ts';
import { kyselyBookingImport } from './kysely-booking-import.ts';

for (const { name, fresh } of testDatabases) {
  test(`${name}: hundreds of old bookings are made anonymous, and nowhere in the database is a customer left`, async () => {
    const db = await (await fresh()).open();
    const mailer = databaseMailer(db, systemClock);
    const sms = databaseSmsSender(db, systemClock);
    const { appointment, customer } = aBooking();
    const days = Array.from({ length: 450 }, (_, n) =>
      new Date(Date.UTC(2025, 0, 1 + n)).toISOString().slice(0, 10),
    );
    const bookings = days.map((date) => aBooking({ id: date, appointment: { ...appointment, date } }));
    await kyselyBookingImport(db)(bookings);
    for (const about of ['2025-01-01', '2025-12-31']) {
      const text = `Hej ${customer.firstName}`;
      const [from, to] = [{ address: 'verkstad@solvik.example' }, { address: customer.email }];
      await mailer.send({ key: about, about, from, to, subject: 'Bokning bekräftad', text });
      await sms.send({ key: about, about, from: 'Solvik', to: customer.phone, text });
    }
    expect(await anonymiseBookings(db, '2025-12-31')).toBe(364);
    const left = await db.selectFrom('workshop_booking').select(['id', 'body']).execute();
    const named = left.filter(({ body }) => body.includes(customer.lastName)).map(({ id }) => id);
    expect(named.sort()).toEqual(days.slice(364));
    const stored = [...(await mailer.latest(10)), ...(await sms.latest(10))];
    expect(stored.map(({ about }) => about)).toEqual(['2025-12-31', '2025-12-31']);
    expect(await anonymiseBookings(db, '2025-12-31')).toBe(0);
  });
}
