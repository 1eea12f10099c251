import { expect, test } from 'vitest';
import { bookingChannels } from '../../../src/features/booking/notifications/booking-deliveries.ts';
import {
  anonymiseOldBookings,
  remindOfVisits,
} from '../../../src/features/booking/notifications/booking-jobs.ts';
import { visitKinds } from '../../../src/main/features.ts';
import { aManageServer } from '../../../src/main/testing/a-manage-server.ts';
import { type FreshDatabase, testDatabases } from '../../../src/main/testing/databases.ts';
import { demoServer } from '../demo-server.ts';

/** The plate, the name, the telephone number, the address and the message of the booking's customer. */
const personal = /ABC ?123|mira|falk|701234567|70 ?123 ?45|nyckeln/i;

const tables = [
  'workshop_booking',
  'bay_occupancy',
  'bay_quarter',
  'delivery',
  'kept_message',
  'stored_sms',
  'installation',
] as const;

async function everyRow(database: FreshDatabase): Promise<string> {
  const db = await database.open();
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
  return JSON.stringify(rows);
}

for (const { name, fresh } of testDatabases) {
  test(`${name}: after anonymising, no row, log line or page of the outbox says who had booked`, async () => {
    const database = await fresh();
    const server = await aManageServer(await database.open(), 0, demoServer);
    const { book, get, post, deliver, setNow, lines, bookings } = server;
    const { id, path } = await book({ freeText: 'Nyckeln ligger i brevlådan' });
    const cancelled = await book({ timeSlot: '2026-11-18T11:00:00' });
    await deliver();
    await post(`${path}/move`, { slot: '2026-11-19T10:00:00' });
    await post(`${cancelled.path}/cancel`);
    await deliver();
    setNow(new Date('2026-11-18T12:00:00Z'));
    const jobs = {
      ...{ bookings, visitKinds, channels: bookingChannels, keepDays: 30 },
      cleanings: { note: async () => {} },
      timeZones: () => ['Europe/Stockholm'],
      clock: () => new Date('2026-11-18T12:00:00Z'),
      log: { info: () => {}, warn: () => {}, error: () => {} },
      onEnqueued: () => {},
    };
    await remindOfVisits(jobs);
    await deliver();
    await anonymiseOldBookings(jobs);
    const before = await everyRow(database);
    expect(before).toMatch(/reminder\.booking-sms/);
    expect(before).toMatch(personal);
    expect((await get('/outbox', 'localhost')).text).toMatch(personal);

    await anonymiseOldBookings({ ...jobs, clock: () => new Date('2026-12-20T12:00:00Z') });
    expect(await everyRow(database)).not.toMatch(personal);
    const outbox = (await get('/outbox', 'localhost')).text;
    // The example of a plate that Swedish forms show is the customer's here.
    expect(outbox.replaceAll('"example":"ABC 123"', '')).not.toMatch(personal);
    expect(JSON.stringify(lines)).not.toMatch(personal);
    // What the workshop counts remains.
    expect(await bookings.find(id)).toMatchObject({ state: 'booked', car: { brand: 'Volvo' } });
  });
}
