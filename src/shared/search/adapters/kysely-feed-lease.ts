import type { Transaction } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Schema } from '../../platform/database/schema.ts';
import { isOwnerGone, processOwner } from '../../platform/process-owner.ts';
import { FeedLeaseLost } from '../record-store.ts';

/** A feed whose process no longer renews its lease has lost it. */
const LEASE_MS = 15_000;
const RENEW_MS = 5000;

/** One feed of an index at a time. */
export type FeedLease = { db: Database; clock: Clock; index: string; feed: string };

/** Two imports may start at the same time; the primary key picks one. A lease whose process is gone is free. */
export async function takeLease(lease: FeedLease): Promise<boolean> {
  const { db, clock, index, feed } = lease;
  const values = { feed, owner: processOwner(), expires_at: expiry(clock) };
  const taken = await db
    .insertInto('search_feed')
    .values({ index_name: index, ...values })
    .onConflict((conflict) =>
      conflict
        .column('index_name')
        .doUpdateSet(values)
        .where('search_feed.expires_at', '<', clock().toISOString()),
    )
    .returning('feed')
    .executeTakeFirst();
  return taken !== undefined || takeOver(lease, values);
}

async function takeOver(
  { db, index }: FeedLease,
  values: { feed: string; owner: string; expires_at: string },
): Promise<boolean> {
  const held = await db
    .selectFrom('search_feed')
    .select(['feed', 'owner'])
    .where('index_name', '=', index)
    .executeTakeFirst();
  if (!held?.owner || !isOwnerGone(held.owner)) return false;
  const taken = await db
    .updateTable('search_feed')
    .set(values)
    .where('index_name', '=', index)
    .where('feed', '=', held.feed)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

/** Renews the lease while the feed waits for its source. A renewal that fails is tried again by the next one. */
export function keepLease({ db, clock, index, feed }: FeedLease): () => void {
  const renewal = setInterval(() => {
    void db
      .updateTable('search_feed')
      .set({ expires_at: expiry(clock) })
      .where('index_name', '=', index)
      .where('feed', '=', feed)
      .execute()
      .catch(() => undefined);
  }, RENEW_MS);
  renewal.unref();
  return () => clearInterval(renewal);
}

/** Within the transaction that depends on it: until it ends, nobody else can take the lease. */
export async function confirmLease(
  trx: Transaction<Schema>,
  { clock, index, feed }: FeedLease,
): Promise<void> {
  const held = await trx
    .updateTable('search_feed')
    .set({ expires_at: expiry(clock) })
    .where('index_name', '=', index)
    .where('feed', '=', feed)
    .executeTakeFirst();
  if (held.numUpdatedRows === 0n) throw new FeedLeaseLost(index);
}

export async function releaseLease(
  db: Pick<Database, 'deleteFrom'>,
  { index, feed }: Pick<FeedLease, 'index' | 'feed'>,
): Promise<void> {
  await db.deleteFrom('search_feed').where('index_name', '=', index).where('feed', '=', feed).execute();
}

/** The indices whose feed is under way in a process that runs. */
export async function leasedIndices(db: Database, clock: Clock): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('search_feed')
    .select(['index_name', 'owner'])
    .where('expires_at', '>=', clock().toISOString())
    .execute();
  return rows.flatMap(({ index_name, owner }) => (owner && isOwnerGone(owner) ? [] : [index_name]));
}

function expiry(clock: Clock): string {
  return new Date(clock().getTime() + LEASE_MS).toISOString();
}
