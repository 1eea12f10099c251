import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../../shared/platform/database/schema.ts';
import type { Appointment } from '../booking.ts';
import type { Claim } from '../booking-store.ts';
import { type Interval, type Occupancy, QUARTER_MINUTES } from '../calendar/bay.ts';

/** Who takes a bay: its id and what kind of thing it is. */
export type Taker = Pick<Occupancy, 'id' | 'kind' | 'expiresAt'>;

/**
 * Takes the first bay of a claim that is free; undefined when none is. The primary key of bay_quarter decides: it
 * refuses a quarter of an hour that somebody else has, or is about to commit. Reading first only spares those who are
 * late the attempts.
 */
export async function takeBay(
  trx: Transaction<Schema>,
  taker: Taker,
  claim: Claim,
  now: Date,
): Promise<Appointment | undefined> {
  const { bayIds, ...time } = claim;
  const quarters = quartersOf(claim);
  if (bayIds.length === 0) return undefined;
  const occupiedBays = await findOccupiedBays(trx, claim, now);
  for (const bayId of bayIds) {
    if (
      occupiedBays.has(bayId) ||
      !(await takeQuarters(trx, taker.id, { bayId, date: claim.date, quarters }))
    )
      continue;
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

/** Holds of all departments that have run out. */
export async function deleteExpiredHolds(trx: Transaction<Schema>, now: Date): Promise<void> {
  const expired = await trx
    .deleteFrom('bay_occupancy')
    .where('expires_at', '<=', now.toISOString())
    .returning('id')
    .execute();
  for (const { id } of expired) await trx.deleteFrom('bay_quarter').where('occupancy_id', '=', id).execute();
}

/** Holds that have run out are deleted on the way: they keep nobody away. */
async function findOccupiedBays(
  trx: Transaction<Schema>,
  claim: Claim,
  now: Date,
): Promise<ReadonlySet<string>> {
  const { startsAt, endsAt } = toWholeQuarters(claim);
  const standing = await trx
    .selectFrom('bay_occupancy')
    .select(['id', 'bay_id', 'expires_at'])
    .where('department_id', '=', claim.departmentId)
    .where('date', '=', claim.date)
    .where('bay_id', 'in', claim.bayIds)
    .where('starts_at', '<', endsAt)
    .where('ends_at', '>', startsAt)
    .orderBy('id')
    .execute();
  const isExpired = (row: { expires_at: string | null }) =>
    row.expires_at !== null && row.expires_at <= now.toISOString();
  for (const { id } of standing.filter(isExpired)) await freeBay(trx, { id, kind: 'hold' });
  return new Set(standing.filter((row) => !isExpired(row)).map((row) => row.bay_id));
}

/** All of them or none. */
async function takeQuarters(
  trx: Transaction<Schema>,
  occupancyId: string,
  { bayId, date, quarters }: { bayId: string; date: string; quarters: readonly number[] },
): Promise<boolean> {
  const rows = quarters.map((quarter) => ({
    bay_id: bayId,
    date,
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
function quartersOf(claim: Claim): readonly number[] {
  const { startsAt, endsAt } = toWholeQuarters(claim);
  if (startsAt >= endsAt) throw new RangeError(`A time from ${startsAt} to ${endsAt} takes no bay.`);
  const number = (endsAt - startsAt) / QUARTER_MINUTES;
  return Array.from({ length: number }, (_, at) => startsAt + at * QUARTER_MINUTES);
}

function toWholeQuarters({ startsAt, endsAt }: Interval): Interval {
  return {
    startsAt: Math.floor(startsAt / QUARTER_MINUTES) * QUARTER_MINUTES,
    endsAt: Math.ceil(endsAt / QUARTER_MINUTES) * QUARTER_MINUTES,
  };
}
