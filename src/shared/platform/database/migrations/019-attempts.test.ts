import { expect, test } from 'vitest';
import { emptyDatabases } from '../../../../main/testing/databases.ts';
import type { Database } from '../schema.ts';

const STEP = '019-attempts';

for (const { name, fresh } of emptyDatabases) {
  test(`${name}: cars that were booked before there was one row per quarter are in a workshop at their time`, async () => {
    const { open, openBefore } = await fresh();
    const db = await openBefore(STEP);
    await insertBookings(db, [
      { id: 'first', plate: 'ABC123', from: 480, to: 530 },
      // Another system booked the same car at the same time: both stay, the first one counts.
      { id: 'second', plate: 'ABC123', from: 495, to: 540, createdAt: '2026-11-02T08:00:00.000Z' },
      { id: 'cancelled', plate: 'ABC123', from: 600, to: 660, state: 'cancelled' },
      { id: 'anonymous', plate: 'ABC123', from: 700, to: 760, anonymisedAt: '2026-11-03T00:00:00.000Z' },
      { id: 'no-plate', plate: '', from: 480, to: 540 },
    ]);
    const rows = await (await open())
      .selectFrom('car_quarter')
      .selectAll()
      .orderBy('date')
      .orderBy('quarter')
      .execute();
    expect(
      rows.map(({ registration_number, quarter, booking_id }) => [registration_number, quarter, booking_id]),
    ).toEqual([
      ['ABC123', 480, 'first'],
      ['ABC123', 495, 'first'],
      ['ABC123', 510, 'first'],
      ['ABC123', 525, 'first'],
    ]);
  });

  test(`${name}: more bookings than one statement holds are all written`, async () => {
    const { open, openBefore } = await fresh();
    const db = await openBefore(STEP);
    const bookings = Array.from({ length: 300 }, (_, at) => ({
      id: `b${at}`,
      plate: `CAR${at}`,
      from: 480,
      to: 540,
    }));
    await insertBookings(db, bookings);
    const again = await open();
    const { count } = await again
      .selectFrom('car_quarter')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1200);
    const kept = await again.selectFrom('workshop_booking').select('attempt_fingerprint').execute();
    expect(kept.map(({ attempt_fingerprint }) => attempt_fingerprint)).toEqual(bookings.map(() => null));
  });
}

type Given = {
  id: string;
  plate: string;
  from: number;
  to: number;
  state?: string;
  createdAt?: string;
  anonymisedAt?: string;
};

async function insertBookings(db: Database, bookings: readonly Given[]): Promise<void> {
  const rows = bookings.map(({ id, plate, from, to, state, createdAt, anonymisedAt }) => ({
    id,
    attempt_key: id,
    manage_token_hash: id,
    site: 'solvik-se',
    department_id: 'dep',
    bay_id: 'bay',
    date: '2026-11-18',
    starts_at: from,
    ends_at: to,
    is_full_day: 0,
    state: state ?? 'booked',
    body: JSON.stringify({ registrationNumber: plate }),
    sequence: 0,
    created_at: createdAt ?? '2026-11-01T08:00:00.000Z',
    changed_at: '2026-11-01T08:00:00.000Z',
    reminded_at: null,
    anonymised_at: anonymisedAt ?? null,
  }));
  for (const row of rows)
    await db
      .insertInto('workshop_booking')
      .values(row as never)
      .execute();
}
