import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { RollBackOutcome } from '../record-store.ts';
import { confirmLease, type FeedLease, keepLease, releaseLease, takeLease } from './kysely-feed-lease.ts';
import {
  beginRevision,
  type IdRange,
  inShortTransactions,
  type PendingRevision,
  publishedRevision,
  publishRevision,
  RECORDS_PER_TRANSACTION,
  rangeOf,
} from './kysely-pending-revision.ts';
import { restorePrices } from './kysely-price-history.ts';
import { beforeColumns, overwriteRecord, recordColumns } from './kysely-record-columns.ts';
import { undoPendingRevision } from './kysely-record-undo.ts';

/** The revisions that are undone. */
type Undone = { index: string; since: number; latest: number };

/**
 * Restores the stock as it was before a revision, as a new revision: the search follows it like any feed, and it can be
 * rolled back itself. It is written in short transactions, and nobody sees any of it before the last. A process that is
 * killed meanwhile leaves the stock as it was. No feed of the index runs meanwhile.
 */
export async function rollBackRecords(
  db: Database,
  clock: Clock,
  index: string,
  since: number,
): Promise<RollBackOutcome> {
  const lease = { db, clock, index, feed: randomUUID() };
  if (!(await takeLease(lease))) return { state: 'busy' };
  const stopRenewing = keepLease(lease);
  try {
    await undoPendingRevision(lease);
    return await restore(lease, since);
  } catch (error) {
    await undoPendingRevision(lease).catch(() => undefined);
    throw error;
  } finally {
    stopRenewing();
    await releaseLease(db, lease);
  }
}

async function restore(lease: FeedLease, since: number): Promise<RollBackOutcome> {
  const { db, clock, index } = lease;
  const undone = { index, since, latest: await publishedRevision(db, index) };
  const beganAt = await beginnings(db, undone);
  if (!beganAt.has(since) || (await hasMissingBodies(db, undone))) return { state: 'not-kept' };
  const changedAt = clock().toISOString();
  const pending = await beginRevision(lease, { beganAt: changedAt, changedAt });
  let restored = 0;
  await inShortTransactions(
    lease,
    (after) => nextRange(db, undone, after),
    async (trx, range) => {
      await rememberRestored(trx, undone, pending, range);
      restored += await writeRestored(trx, undone, pending, range);
      await restorePrices(trx, pending, range, await pricesAsOf(trx, undone, range, beganAt));
    },
  );
  const live = await db.transaction().execute(async (trx) => {
    await confirmLease(trx, lease);
    return publishRevision(trx, pending);
  });
  return { state: 'rolled-back', restored, live, revision: pending.revision };
}

/** When the feeds of the undone revisions began. Edits of single records in between are not undone. */
async function beginnings(
  db: Database,
  { index, since, latest }: Undone,
): Promise<ReadonlyMap<number, string>> {
  const kept = await db
    .selectFrom('search_revision')
    .select(['revision', 'began_at'])
    .where('index_name', '=', index)
    .where('revision', '>=', since)
    .where('revision', '<=', latest)
    .execute();
  return new Map(kept.map(({ revision, began_at }) => [revision, began_at]));
}

/** When the first of the undone feeds began that changed a record: what it cost before is what it costs again. */
async function pricesAsOf(
  db: Database,
  undone: Undone,
  { after, last }: IdRange,
  beganAt: ReadonlyMap<number, string>,
): Promise<(id: string) => string | undefined> {
  const rows = await changesAbove(db, undone, after)
    .where('first.id', '<=', last)
    .select(['first.id', (row) => row.fn.min('first.revision').as('revision')])
    .groupBy('first.id')
    .execute();
  const firsts = new Map(rows.map(({ id, revision }) => [id, beganAt.get(revision)]));
  return (id) => firsts.get(id);
}

// The plus keeps SQLite from searching by revision, which reads every changed record of the index once for each of them.
const revision = sql<number>`+first.revision`;

/** The changes of the undone revisions to records above an id, in the order of the ids. */
export function changesAbove(db: Database, { index, since, latest }: Undone, after: string) {
  return db
    .selectFrom('search_record_before as first')
    .where('first.index_name', '=', index)
    .where('first.id', '>', after)
    .where(revision, '>=', since)
    .where(revision, '<=', latest);
}

async function nextRange(db: Database, undone: Undone, after: string): Promise<IdRange | undefined> {
  const rows = await changesAbove(db, undone, after)
    .select('first.id')
    .distinct()
    .orderBy('first.id')
    .limit(RECORDS_PER_TRANSACTION)
    .execute();
  return rangeOf(after, rows);
}

/** Records of a range that differ from what they were before the first of the undone revisions, with what they were. */
export function differing(db: Database, undone: Undone, { after, last }: IdRange) {
  return db
    .selectFrom(
      changesAbove(db, undone, after)
        .where('first.id', '<=', last)
        .select(['first.index_name', 'first.id', (row) => row.fn.min('first.revision').as('revision')])
        .groupBy(['first.index_name', 'first.id'])
        .as('change'),
    )
    .innerJoin('search_record_before as former', (join) =>
      join
        .onRef('former.index_name', '=', 'change.index_name')
        .onRef('former.revision', '=', 'change.revision')
        .onRef('former.id', '=', 'change.id'),
    )
    .innerJoin('search_record as record', (join) =>
      join.onRef('record.index_name', '=', 'change.index_name').onRef('record.id', '=', 'change.id'),
    )
    .where((row) =>
      row.or([
        row(formerState, '!=', row.ref('record.state')),
        row(formerFingerprint, '!=', row.ref('record.fingerprint')),
      ]),
    )
    .where((row) => row.not(isEditedSince));
}

/** What somebody changed after the feed is not the feed's. */
const isEditedSince = sql<boolean>`((record.state = 'deleted' and record.revision > change.revision) or exists (
  select edit.id from search_record_edit as edit
  where edit.index_name = record.index_name and edit.id = record.id and edit.feed = record.feed
  and edit.revision > change.revision))`;
// What was not there before is withdrawn: its page goes on saying so.
const formerState = sql<string>`coalesce(former.state, 'withdrawn')`;
const formerFingerprint = sql<string>`coalesce(former.fingerprint, record.fingerprint)`;
const formerFeed = sql<string>`coalesce(former.feed, record.feed)`;

/** A process of an older version may have swept a body that it did not know to be kept. */
async function hasMissingBodies(db: Database, undone: Undone): Promise<boolean> {
  for (let range = await nextRange(db, undone, ''); range; range = await nextRange(db, undone, range.last)) {
    const missing = await differing(db, undone, range)
      .leftJoin('search_record_body as stored', (join) =>
        join
          .onRef('stored.index_name', '=', 'former.index_name')
          .onRef('stored.id', '=', 'former.id')
          .on('stored.feed', '=', formerFeed),
      )
      .select('former.id')
      .where('stored.id', 'is', null)
      .executeTakeFirst();
    if (missing) return true;
  }
  return false;
}

async function rememberRestored(db: Database, undone: Undone, pending: PendingRevision, range: IdRange) {
  await db
    .insertInto('search_record_before')
    .columns(beforeColumns)
    .expression(
      differing(db, undone, range)
        .select([
          'record.index_name',
          sql<number>`cast(${pending.revision} as bigint)`.as('revision'),
          ...(['record.id', 'record.state', 'record.fingerprint', 'record.feed'] as const),
        ])
        .select('record.changed_at'),
    )
    .execute();
}

async function writeRestored(
  db: Database,
  undone: Undone,
  pending: PendingRevision,
  range: IdRange,
): Promise<number> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('search_record')
    .columns(recordColumns)
    .expression(
      differing(db, undone, range).select([
        'record.index_name',
        'record.id',
        formerState.as('state'),
        formerFingerprint.as('fingerprint'),
        formerFeed.as('feed'),
        sql<string>`cast(${pending.changedAt} as text)`.as('changed_at'),
        sql<number>`cast(${pending.revision} as bigint)`.as('revision'),
      ]),
    )
    .onConflict(overwriteRecord)
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0);
}
