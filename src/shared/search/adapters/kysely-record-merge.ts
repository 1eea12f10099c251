import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { FeedCounts, MergeAgain } from '../record-store.ts';
import { confirmLease, type FeedLease, releaseLease } from './kysely-feed-lease.ts';
import { isMissingFrom } from './kysely-missing-records.ts';
import {
  beginUnlessEdited,
  countLive,
  type IdRange,
  inShortTransactions,
  lockIndex,
  type PendingRevision,
  publishRevision,
  RECORDS_PER_TRANSACTION,
  rangeOf,
} from './kysely-pending-revision.ts';
import { appendPrices, endPrices } from './kysely-price-history.ts';
import { rememberMissing, rememberPresent } from './kysely-record-before.ts';
import { overwriteRecord, recordColumns } from './kysely-record-columns.ts';
import { restageEdited } from './kysely-restage-edited.ts';

type Merge = {
  counts: FeedCounts;
  beganAt: string;
  /** The revision that was visible when the feed began. */
  openedAt: number;
  mergeAgain: MergeAgain | undefined;
};

/**
 * Makes a feed visible: written in short transactions as a pending revision, then published in one. Only small rows
 * change, because bodies were written before and are referenced.
 */
export async function mergeFeed(
  lease: FeedLease,
  { counts, beganAt, openedAt, mergeAgain }: Merge,
): Promise<{ withdrawn: number; revision: number }> {
  const { db } = lease;
  const hasMissing = (await nextMissing(lease, '')) !== undefined;
  if (counts.added + counts.changed === 0 && !hasMissing) return keepStock(lease);
  const pending = await mergedRevision(lease, { beganAt, openedAt, mergeAgain });
  let withdrawn = 0;
  await inShortTransactions(
    lease,
    (after) => nextMissing(lease, after),
    async (trx, range) => {
      await rememberMissing(trx, { ...pending, feed: lease.feed }, range);
      withdrawn += await withdrawMissing(trx, lease, pending, range);
      await endPrices(trx, pending, range);
    },
  );
  await inShortTransactions(
    lease,
    (after) => nextPresent(lease, after),
    async (trx, range) => {
      // Before the first feed there was nothing to go back to.
      if (pending.latest > 0) await rememberPresent(trx, { ...pending, feed: lease.feed }, range);
      await upsertPresent(trx, lease, pending, range);
      await appendPrices(trx, lease, range);
    },
  );
  await db.transaction().execute(async (trx) => {
    await confirmLease(trx, lease);
    await publishRevision(trx, pending);
    await releaseLease(trx, lease);
  });
  return { withdrawn, revision: pending.revision };
}

/** Begins the revision once no record of the feed was edited after it had been staged. */
async function mergedRevision(
  lease: FeedLease,
  { beganAt, openedAt, mergeAgain }: Omit<Merge, 'counts'>,
): Promise<PendingRevision> {
  for (let seen = openedAt; ; ) {
    const began = { beganAt, changedAt: lease.clock().toISOString() };
    const outcome = await beginUnlessEdited(lease, began, seen);
    if (outcome.state === 'begun') return outcome.pending;
    if (mergeAgain) await restageEdited(lease, outcome.ids, mergeAgain);
    seen = outcome.latest;
  }
}

/** The same stock makes no revision; prices of records that had none are new all the same. */
async function keepStock(lease: FeedLease) {
  await inShortTransactions(
    lease,
    (after) => nextPresent(lease, after),
    (trx, range) => appendPrices(trx, lease, range),
  );
  const revision = await lease.db.transaction().execute(async (trx) => {
    await confirmLease(trx, lease);
    const latest = await lockIndex(trx, lease.index);
    await trx
      .updateTable('search_index')
      .set({ live: await countLive(trx, lease.index) })
      .where('name', '=', lease.index)
      .execute();
    await releaseLease(trx, lease);
    return latest;
  });
  return { withdrawn: 0, revision };
}

async function nextMissing({ db, index, feed }: FeedLease, after: string): Promise<IdRange | undefined> {
  const rows = await db
    .selectFrom('search_record as record')
    .select('record.id')
    .where('record.index_name', '=', index)
    .where('record.id', '>', after)
    .where(isMissingFrom(feed))
    .orderBy('record.id')
    .limit(RECORDS_PER_TRANSACTION)
    .execute();
  return rangeOf(after, rows);
}

/** Of records that are new, changed or have a new price. */
async function nextPresent({ db, feed }: FeedLease, after: string): Promise<IdRange | undefined> {
  const rows = await db
    .selectFrom('search_feed_record')
    .select('id')
    .where('feed', '=', feed)
    .where('id', '>', after)
    .where((row) => row.or([row('has_body', '=', 1), row('price_since', 'is not', null)]))
    .orderBy('id')
    .limit(RECORDS_PER_TRANSACTION)
    .execute();
  return rangeOf(after, rows);
}

async function withdrawMissing(
  trx: Transaction<Schema>,
  { index, feed }: FeedLease,
  { revision, changedAt }: PendingRevision,
  { after, last }: IdRange,
): Promise<number> {
  const withdraw = (state: string) =>
    trx
      .updateTable('search_record as record')
      .set({ state: 'withdrawn', revision, changed_at: changedAt })
      .where('record.index_name', '=', index)
      .where('record.state', '=', state)
      .where('record.id', '>', after)
      .where('record.id', '<=', last)
      .where(isMissingFrom(feed))
      .executeTakeFirst();
  // What an edit has deleted is gone already; once the feed lacks it, the edit is over.
  await withdraw('deleted');
  return Number((await withdraw('live')).numUpdatedRows);
}

async function upsertPresent(
  trx: Transaction<Schema>,
  { index, feed }: FeedLease,
  { revision, changedAt }: PendingRevision,
  { after, last }: IdRange,
): Promise<void> {
  await trx
    .insertInto('search_record')
    .columns(recordColumns)
    .expression((from) =>
      from
        .selectFrom('search_feed_record')
        .select([
          sql<string>`cast(${index} as text)`.as('index_name'),
          'id',
          sql<string>`cast('live' as text)`.as('state'),
          'fingerprint',
          'feed',
          sql<string>`cast(${changedAt} as text)`.as('changed_at'),
          sql<number>`cast(${revision} as bigint)`.as('revision'),
        ])
        .where('feed', '=', feed)
        .where('has_body', '=', 1)
        .where('id', '>', after)
        .where('id', '<=', last),
    )
    .onConflict(overwriteRecord)
    .execute();
}
