import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Schema } from '../../platform/database/schema.ts';
import { type Feed, type FeedCounts, FeedLeaseLost, type FeedRecord } from '../record-store.ts';
import { compareWithStore } from './kysely-record-comparison.ts';
import { mergeFeed } from './kysely-record-merge.ts';
import { sweep } from './kysely-record-sweep.ts';

/** A feed that is idle this long has lost its lease. A live one writes many times a second. */
const LEASE_MS = 120_000;
const recordsPerTransaction = 200;

/** Stages a feed beside the visible records, in small transactions that let other writers in between. */
export async function openKyselyFeed(db: Database, clock: Clock, index: string): Promise<Feed | undefined> {
  const feed = randomUUID();
  if (!(await takeLease(db, clock, index, feed))) return undefined;
  const beganAt = clock().toISOString();
  await sweep(db, index);
  const counts: FeedCounts = { added: 0, changed: 0, unchanged: 0 };

  return {
    async stage(records) {
      const before = { ...counts };
      for (let at = 0; at < records.length; at += recordsPerTransaction) {
        const batch = records.slice(at, at + recordsPerTransaction);
        const began = performance.now();
        const staged = await db.transaction().execute(async (trx) => {
          await renewLease(trx, clock, index, feed);
          return stageBatch(trx, index, feed, batch);
        });
        counts.added += staged.added;
        counts.changed += staged.changed;
        counts.unchanged += staged.unchanged;
        // Writers of other processes poll SQLite for the lock every few milliseconds; without a gap they never get it.
        await pause((performance.now() - began) / 3);
      }
      return {
        added: counts.added - before.added,
        changed: counts.changed - before.changed,
        unchanged: counts.unchanged - before.unchanged,
      };
    },

    async publish() {
      const { withdrawn, revision } = await db.transaction().execute(async (trx) => {
        await renewLease(trx, clock, index, feed);
        const merged = await mergeFeed(trx, {
          index,
          feed,
          counts,
          beganAt,
          changedAt: clock().toISOString(),
        });
        await releaseLease(trx, index, feed);
        return merged;
      });
      // The visible records are correct already; leftovers are swept by the next feed.
      await sweep(db, index).catch(() => undefined);
      return { ...counts, withdrawn, revision };
    },

    async abandon() {
      await releaseLease(db, index, feed);
      await sweep(db, index);
    },
  };
}

/** One transaction while no feed of the index runs; undefined where one does. */
export async function withFeedLease<Result>(
  db: Database,
  clock: Clock,
  index: string,
  work: (trx: Transaction<Schema>) => Promise<Result>,
): Promise<Result | undefined> {
  const feed = randomUUID();
  if (!(await takeLease(db, clock, index, feed))) return undefined;
  try {
    return await db.transaction().execute(async (trx) => {
      await renewLease(trx, clock, index, feed);
      return work(trx);
    });
  } finally {
    await releaseLease(db, index, feed);
  }
}

// Two imports may start at the same time; the primary key picks one.
async function takeLease(db: Database, clock: Clock, index: string, feed: string): Promise<boolean> {
  const now = clock().toISOString();
  const taken = await db
    .insertInto('search_feed')
    .values({ index_name: index, feed, expires_at: expiry(clock) })
    .onConflict((conflict) =>
      conflict
        .column('index_name')
        .doUpdateSet({ feed, expires_at: expiry(clock) })
        .where('search_feed.expires_at', '<', now),
    )
    .returning('feed')
    .executeTakeFirst();
  return taken !== undefined;
}

async function renewLease(
  trx: Transaction<Schema>,
  clock: Clock,
  index: string,
  feed: string,
): Promise<void> {
  const held = await trx
    .updateTable('search_feed')
    .set({ expires_at: expiry(clock) })
    .where('index_name', '=', index)
    .where('feed', '=', feed)
    .executeTakeFirst();
  if (held.numUpdatedRows === 0n) throw new FeedLeaseLost(index);
}

async function releaseLease(db: Pick<Database, 'deleteFrom'>, index: string, feed: string): Promise<void> {
  await db.deleteFrom('search_feed').where('index_name', '=', index).where('feed', '=', feed).execute();
}

function expiry(clock: Clock): string {
  return new Date(clock().getTime() + LEASE_MS).toISOString();
}

async function stageBatch(
  trx: Transaction<Schema>,
  index: string,
  feed: string,
  records: readonly FeedRecord[],
): Promise<FeedCounts> {
  const { counts, unchanged } = await compareWithStore(trx, index, records);
  await trx
    .insertInto('search_feed_record')
    .values(
      records.map(({ id, fingerprint, price }) => ({
        feed,
        id,
        fingerprint,
        has_body: unchanged.has(id) ? 0 : 1,
        price_since: price?.since ?? null,
        price_amount: price?.amount ?? null,
        price_is_campaign: price ? Number(price.isCampaign) : null,
      })),
    )
    .execute();
  const bodies = records.filter(({ id }) => !unchanged.has(id));
  if (bodies.length > 0) {
    await trx
      .insertInto('search_record_body')
      .values(bodies.map(({ id, body }) => ({ index_name: index, id, feed, body: JSON.stringify(body) })))
      .execute();
  }
  return counts;
}
