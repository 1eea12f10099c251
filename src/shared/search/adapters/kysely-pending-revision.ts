import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import { notifyChange } from '../../platform/database/change-notifications.ts';
import type { Database, Schema } from '../../platform/database/schema.ts';
import { confirmLease, type FeedLease } from './kysely-feed-lease.ts';

/** Few enough that visitors who write wait for no more than one short transaction. */
export const RECORDS_PER_TRANSACTION = 500;
const SHORTEST_GAP_MS = 2;

/** Records of one transaction: ids above `after`, up to and including `last`. */
export type IdRange = { after: string; last: string };

export function rangeOf(after: string, rows: readonly { id: string }[]): IdRange | undefined {
  const last = rows.at(-1)?.id;
  return last === undefined ? undefined : { after, last };
}

/** A revision that is being written. Nobody sees any of it before `publishRevision`. */
export type PendingRevision = {
  index: string;
  /** The one that is visible meanwhile. */
  latest: number;
  revision: number;
  beganAt: string;
  changedAt: string;
};

type Began = Pick<PendingRevision, 'beganAt' | 'changedAt'>;

export async function beginRevision(lease: FeedLease, began: Began): Promise<PendingRevision> {
  return lease.db.transaction().execute(async (trx) => {
    await confirmLease(trx, lease);
    return begin(trx, await lockIndex(trx, lease.index), lease, began);
  });
}

/** Staged records that were edited since; they have to be merged again before the revision can begin. */
export type Overtaken = { state: 'overtaken'; ids: readonly string[]; latest: number };

/** `seen` is the revision up to which the feed knows of edits. */
export async function beginUnlessEdited(
  lease: FeedLease,
  began: Began,
  seen: number,
): Promise<{ state: 'begun'; pending: PendingRevision } | Overtaken> {
  return lease.db.transaction().execute(async (trx) => {
    await confirmLease(trx, lease);
    const latest = await lockIndex(trx, lease.index);
    const ids = await stagedAndEdited(trx, lease, seen);
    if (ids.length > 0) return { state: 'overtaken', ids, latest };
    return { state: 'begun', pending: await begin(trx, latest, lease, began) };
  });
}

async function begin(
  trx: Transaction<Schema>,
  latest: number,
  { index }: FeedLease,
  { beganAt, changedAt }: Began,
): Promise<PendingRevision> {
  await trx
    .updateTable('search_index')
    .set({ pending_began_at: beganAt })
    .where('name', '=', index)
    .execute();
  return { index, latest, revision: latest + 1, beganAt, changedAt };
}

async function stagedAndEdited(
  trx: Transaction<Schema>,
  { index, feed }: FeedLease,
  since: number,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('search_record as record')
    .innerJoin('search_feed_record as brought', (join) =>
      join.onRef('brought.id', '=', 'record.id').on('brought.feed', '=', feed),
    )
    .select('record.id')
    .where('record.index_name', '=', index)
    .where('record.revision', '>', since)
    .where('brought.has_body', '=', 1)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Does the work on ranges of ids, a short transaction each, with a gap after each: writers of other processes poll
 * SQLite for the lock and would never get it without one.
 */
export async function inShortTransactions(
  lease: FeedLease,
  nextRange: (after: string) => Promise<IdRange | undefined>,
  work: (trx: Transaction<Schema>, range: IdRange) => Promise<void>,
): Promise<void> {
  for (let range = await nextRange(''); range; range = await nextRange(range.last)) {
    const some = range;
    const began = performance.now();
    await lease.db.transaction().execute(async (trx) => {
      await confirmLease(trx, lease);
      await work(trx, some);
    });
    await pause(Math.max(SHORTEST_GAP_MS, (performance.now() - began) / 3));
  }
}

/** Makes the revision visible, writing a handful of rows. */
export async function publishRevision(trx: Transaction<Schema>, pending: PendingRevision): Promise<number> {
  const { index, latest, revision, beganAt, changedAt } = pending;
  const live = await endRevision(trx, pending);
  // Before the first feed there was nothing to go back to.
  if (latest > 0)
    await trx
      .insertInto('search_revision')
      .values({ index_name: index, revision, began_at: beganAt, published_at: changedAt })
      .execute();
  return live;
}

/** Nothing has changed in it: it is none that could be rolled back or told of. */
export async function endRevision(
  trx: Transaction<Schema>,
  { index, revision }: PendingRevision,
): Promise<number> {
  const live = await countLive(trx, index);
  await trx
    .updateTable('search_index')
    .set({ live, revision, pending_began_at: null })
    .where('name', '=', index)
    .execute();
  await notifyChange(trx, 'stock');
  return live;
}

export async function publishedRevision(db: Database, index: string): Promise<number> {
  const found = await db
    .selectFrom('search_index')
    .select('revision')
    .where('name', '=', index)
    .executeTakeFirst();
  return found?.revision ?? 0;
}

export async function countLive(trx: Transaction<Schema>, index: string): Promise<number> {
  const { live } = await trx
    .selectFrom('search_record')
    .select((row) => row.fn.countAll<number>().as('live'))
    .where('index_name', '=', index)
    .where('state', '=', 'live')
    .executeTakeFirstOrThrow();
  return live;
}

// Writing the row locks it until the commit, so an index's revisions become visible in their order.
export async function lockIndex(trx: Transaction<Schema>, index: string): Promise<number> {
  const { revision } = await trx
    .insertInto('search_index')
    .values({ name: index, revision: 0, live: 0, pending_began_at: null })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((row) => ({ live: row.ref('search_index.live') })),
    )
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

/** Records as the visible revision has them: of a record that a pending one has written already, what it was before. */
export function visibleRecords(db: Database, index: string) {
  return db
    .selectFrom('search_record as record')
    .innerJoin('search_index as published', 'published.name', 'record.index_name')
    .leftJoin('search_record_before as former', (join) =>
      join
        .onRef('former.index_name', '=', 'record.index_name')
        .onRef('former.revision', '=', 'record.revision')
        .onRef('former.id', '=', 'record.id')
        .onRef('record.revision', '>', 'published.revision'),
    )
    .where('record.index_name', '=', index);
}

/** Visible records that a feed brought, with what is stored of them. */
export function visibleBodies(db: Database, index: string) {
  return visibleRecords(db, index).innerJoin('search_record_body as stored', (join) =>
    join
      .onRef('stored.index_name', '=', 'record.index_name')
      .onRef('stored.id', '=', 'record.id')
      .on('stored.feed', '=', visibleFeed),
  );
}

const isPending = sql<boolean>`record.revision > published.revision`;
export const visibleState = sql<
  string | null
>`case when ${isPending} then former.state else record.state end`;
export const visibleFingerprint = sql<string>`case when ${isPending} then coalesce(former.fingerprint, record.fingerprint) else record.fingerprint end`;
/** The pending revision is not there yet. */
export const visibleRevision = sql<number>`case when ${isPending} then published.revision else record.revision end`;
export const visibleFeed = sql<string | null>`case when ${isPending} then former.feed else record.feed end`;
export const visibleChangedAt = sql<string>`case when ${isPending} then coalesce(former.changed_at, record.changed_at) else record.changed_at end`;
