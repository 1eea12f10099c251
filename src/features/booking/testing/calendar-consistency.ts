import type { Database } from '../../../shared/platform/database/schema.ts';

/**
 * What is wrong with the calendar: bays that are taken twice at a time, and quarters of an hour that do not belong to
 * what stands there. Empty when all is well. Every overlap is looked for, whatever the constraint promises. On all
 * days, or from one on.
 */
export async function calendarProblems(db: Database, from = ''): Promise<readonly string[]> {
  const occupancies = await db
    .selectFrom('bay_occupancy')
    .selectAll()
    .where('date', '>=', from)
    .orderBy('bay_id')
    .orderBy('date')
    .orderBy('starts_at')
    .execute();
  const quarters = await db.selectFrom('bay_quarter').selectAll().where('date', '>=', from).execute();
  const bookings = await db
    .selectFrom('workshop_booking')
    .selectAll()
    .where('state', '=', 'booked')
    .where('date', '>=', from)
    .execute();
  const overlaps = occupancies.flatMap((each, at) => {
    const next = occupancies[at + 1];
    const isSameDay = next?.bay_id === each.bay_id && next.date === each.date;
    return isSameDay && next.starts_at < each.ends_at ? [`${each.id} and ${next.id} overlap`] : [];
  });
  const expected = occupancies.flatMap((each) =>
    Array.from({ length: (each.ends_at - each.starts_at) / 15 }, (_, at) =>
      [each.bay_id, each.date, each.starts_at + at * 15, each.id].join(' '),
    ),
  );
  const found = quarters.map((each) => [each.bay_id, each.date, each.quarter, each.occupancy_id].join(' '));
  const place = (each: { id: string; bay_id: string; date: string; starts_at: number; ends_at: number }) =>
    [each.id, each.bay_id, each.date, each.starts_at, each.ends_at].join(' ');
  return [
    ...overlaps,
    ...differences('quarter', expected, found),
    ...differences(
      'booking',
      bookings.map(place),
      occupancies.filter(({ kind }) => kind === 'booking').map(place),
    ),
  ];
}

function differences(what: string, expected: readonly string[], found: readonly string[]): string[] {
  const [wanted, given] = [new Set(expected), new Set(found)];
  return [
    ...expected.filter((each) => !given.has(each)).map((each) => `${what} ${each} is missing`),
    ...found.filter((each) => !wanted.has(each)).map((each) => `${what} ${each} is left over`),
  ];
}
