import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { emptyDatabases } from '../../../main/testing/databases.ts';
import { kyselyBookingStore } from '../adapters/kysely-booking-store.ts';

for (const { name, fresh } of emptyDatabases)
  test(`${name}: a booking from before the column's new name is found by its key, which stays unique`, async () => {
    const { open, openBefore } = await fresh();
    const before = await openBefore('021-contract-idempotency-key');
    const add = (id: string, key: string, column: string) => sql`insert into workshop_booking
      (id, ${sql.ref(column)}, manage_token_hash, state, site, department_id, bay_id, date, starts_at, ends_at,
        is_full_day, body, sequence, created_at, changed_at)
      values (${id}, ${key}, ${id}, 'booked', 'solvik-se', 'dep', 'bay', '2026-11-18', 480, 540,
        0, '{}', 0, '2026-11-15T08:00:00.000Z', '2026-11-15T08:00:00.000Z')`;
    await add('SB-1', 'key-1', 'attempt_key').execute(before);
    const db = await open();
    const found = await kyselyBookingStore(db).findByAttempt('key-1');
    expect(found).toMatchObject({ booking: { id: 'SB-1' } });
    await expect(add('SB-2', 'key-1', 'idempotency_key').execute(db)).rejects.toThrow(/unique/i);
  });
