import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Feed, FeedCounts } from '../record-store.ts';
import { confirmLease, type FeedLease, keepLease, releaseLease, takeLease } from './kysely-feed-lease.ts';
import { publishedRevision } from './kysely-pending-revision.ts';
import { mergeFeed } from './kysely-record-merge.ts';
import { sweep } from './kysely-record-sweep.ts';
import { undoPendingRevision } from './kysely-record-undo.ts';
import { stageBatch, withheldRows } from './kysely-staged-records.ts';

const recordsPerTransaction = 200;

/** Stages a feed beside the visible records, in small transactions that let other writers in between. */
export async function openKyselyFeed(db: Database, clock: Clock, index: string): Promise<Feed | undefined> {
  const feed = randomUUID();
  const lease = { db, clock, index, feed };
  if (!(await takeLease(lease))) return undefined;
  const stopRenewing = keepLease(lease);
  const beganAt = clock().toISOString();
  let openedAt: number;
  try {
    await undoPendingRevision(lease);
    await sweep(db, index);
    openedAt = await publishedRevision(db, index);
  } catch (problem) {
    stopRenewing();
    throw problem;
  }
  const counts: FeedCounts = { added: 0, changed: 0, unchanged: 0 };

  return {
    async stage(records, withheld = []) {
      const before = { ...counts };
      for (let at = 0; at < records.length; at += recordsPerTransaction) {
        const batch = records.slice(at, at + recordsPerTransaction);
        const began = performance.now();
        const staged = await db.transaction().execute(async (trx) => {
          await confirmLease(trx, lease);
          return stageBatch(trx, index, feed, batch);
        });
        counts.added += staged.added;
        counts.changed += staged.changed;
        counts.unchanged += staged.unchanged;
        // Writers of other processes poll SQLite for the lock every few milliseconds; without a gap they never get it.
        await pause((performance.now() - began) / 3);
      }
      if (withheld.length > 0) await stageWithheld(lease, withheld);
      return {
        added: counts.added - before.added,
        changed: counts.changed - before.changed,
        unchanged: counts.unchanged - before.unchanged,
      };
    },

    async publish(mergeAgain) {
      try {
        const merge = { counts, beganAt, openedAt, mergeAgain };
        const { withdrawn, revision } = await mergeFeed(lease, merge);
        // The visible records are correct already; leftovers are swept by the next feed.
        await sweep(db, index).catch(() => undefined);
        return { ...counts, withdrawn, revision };
      } finally {
        stopRenewing();
      }
    },

    async abandon() {
      // Where it cannot be undone now, the next feed does; nobody sees any of it meanwhile.
      await undoPendingRevision(lease).catch(() => undefined);
      stopRenewing();
      await releaseLease(db, lease);
      await sweep(db, index);
    },
  };
}

async function stageWithheld(lease: FeedLease, ids: readonly string[]): Promise<void> {
  await lease.db.transaction().execute(async (trx) => {
    await confirmLease(trx, lease);
    await trx.insertInto('search_feed_record').values(withheldRows(lease.feed, ids)).execute();
  });
}
