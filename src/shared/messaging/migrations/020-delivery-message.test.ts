import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { emptyDatabases } from '../../../main/testing/databases.ts';

for (const { name, fresh } of emptyDatabases) {
  test(`${name}: messages of bookings that waited when they were still decoded from their keys are kept`, async () => {
    const { open, openBefore } = await fresh();
    const db = await openBefore('020-delivery-message');
    const at = '2026-11-15T08:00:00.000Z';
    const rows = [
      ['SB-1.0.booking-mail', 'booking-mail', 'waiting'],
      ['SB-1.2.reminder.booking-sms', 'booking-sms', 'waiting'],
      ['SB-1.1.amended.booking-mail', 'booking-mail', 'dead'],
      ['SB-1.3.booking-mail', 'booking-mail', 'delivered'],
      ['lead.mail', 'mail', 'waiting'],
    ];
    for (const [key, channel, state] of rows)
      await sql`insert into delivery (key, channel, about, state, attempts, due_at, created_at)
        values (${key}, ${channel}, 'SB-1', ${state}, 0, ${at}, ${at})`.execute(db);
    const migrated = await (await open()).selectFrom('delivery').select(['key', 'message']).execute();
    const found = migrated.map(({ key, message }) => [key, message && JSON.parse(message)]);
    expect(Object.fromEntries(found)).toEqual({
      'SB-1.0.booking-mail': { sequence: 0 },
      'SB-1.2.reminder.booking-sms': { sequence: 2, what: 'reminder' },
      'SB-1.1.amended.booking-mail': { sequence: 1, what: 'amended' },
      'SB-1.3.booking-mail': null,
      'lead.mail': null,
    });
  });
}
