import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { Appointment } from '../booking.ts';
import type { Claim } from '../booking-store.ts';
import { type Interval, type Occupancy, QUARTER_MINUTES } from '../calendar/bay.ts';

/** Who takes a bay: its id and what kind of thing it is. */
export type Taker = Pick<Occupancy, 'id' | 'kind' | 'expiresAt'>;

/**
 * Takes the first bay of a claim that is free. Nothing is read beforehand: the primary key of bay_quarter refuses a
 * quarter of an hour that somebody else has, or is about to commit. Undefined when no bay is free.
 */
export async function takeBay(
  trx: Transaction<Schema>,
  taker: Taker,
  claim: Claim,
  now: Date,
): Promise<Appointment | undefined> {
  const { bayIds, ...time } = claim;
  await deleteExpiredHolds(trx, now, claim);
  for (const bayId of bayIds) {
    if (!(await takeQuarters(trx, taker.id, bayId, claim))) continue;
    await trx
      .insertInto('bay_occupancy')
      .values({
        id: taker.id,
        department_id: claim.departmentId,
        bay_id: bayId,
        date: claim.date,
        starts_at: claim.startsAt,
        ends_at: claim.endsAt,
        kind: taker.kind,
        expires_at: taker.expiresAt ?? null,
      })
      .execute();
    return { ...time, bayId };
  }
  return undefined;
}

/** What stood there, so that the caller can tell whether it freed anything. */
export async function freeBay(
  trx: Transaction<Schema>,
  { id, kind }: Pick<Occupancy, 'id' | 'kind'>,
): Promise<{ bay_id: string } | undefined> {
  const freed = await trx
    .deleteFrom('bay_occupancy')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .returning('bay_id')
    .executeTakeFirst();
  if (freed) await trx.deleteFrom('bay_quarter').where('occupancy_id', '=', id).execute();
  return freed;
}

/** Holds that have run out no longer keep anybody away; without a day, those of all departments. */
export async function deleteExpiredHolds(
  trx: Transaction<Schema>,
  now: Date,
  day?: Pick<Claim, 'departmentId' | 'date'>,
): Promise<void> {
  const holds = trx.deleteFrom('bay_occupancy').where('expires_at', '<=', now.toISOString());
  const ofDay = day && holds.where('department_id', '=', day.departmentId).where('date', '=', day.date);
  const expired = await (ofDay ?? holds).returning('id').execute();
  const ids = expired.map(({ id }) => id);
  for (let at = 0; at < ids.length; at += IDS_PER_STATEMENT) {
    const batch = ids.slice(at, at + IDS_PER_STATEMENT);
    await trx.deleteFrom('bay_quarter').where('occupancy_id', 'in', batch).execute();
  }
}

/** Databases limit the number of values in one statement. */
const IDS_PER_STATEMENT = 500;

/** All of them or none. */
async function takeQuarters(
  trx: Transaction<Schema>,
  occupancyId: string,
  bayId: string,
  claim: Claim,
): Promise<boolean> {
  const rows = quartersOf(claim).map((quarter) => ({
    bay_id: bayId,
    date: claim.date,
    quarter,
    occupancy_id: occupancyId,
  }));
  // Rolled back rather than deleted: others that wait for these rows go on at once, and nobody waits in a circle.
  await sql`savepoint quarters`.execute(trx);
  const taken = await trx
    .insertInto('bay_quarter')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('quarter')
    .execute();
  const isTaken = taken.length === rows.length;
  if (!isTaken) await sql`rollback to savepoint quarters`.execute(trx);
  await sql`release savepoint quarters`.execute(trx);
  return isTaken;
}

/** Ascending, so that overlapping claims on a bay never wait for each other in a circle. */
function quartersOf({ startsAt, endsAt }: Interval): readonly number[] {
  const first = Math.floor(startsAt / QUARTER_MINUTES);
  const number = Math.ceil(endsAt / QUARTER_MINUTES) - first;
  if (number < 1) throw new RangeError(`A time from ${startsAt} to ${endsAt} takes no bay.`);
  return Array.from({ length: number }, (_, at) => (first + at) * QUARTER_MINUTES);
}
