import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { confirmLease, type FeedLease } from './kysely-feed-lease.ts';
import {
  endRevision,
  type IdRange,
  inShortTransactions,
  type PendingRevision,
  RECORDS_PER_TRANSACTION,
  rangeOf,
} from './kysely-pending-revision.ts';
import { overwriteRecord, recordColumns } from './kysely-record-columns.ts';

/**
 * Undoes what a process had written of a revision when it was killed. Nobody has seen any of it. The number is used up,
 * so that a search engine which was reading meanwhile reads these records once more.
 */
export async function undoPendingRevision(lease: FeedLease): Promise<void> {
  const pending = await pendingRevision(lease);
  if (!pending) return;
  await inShortTransactions(
    lease,
    (after) => nextRange(lease, pending, after),
    async (trx, range) => {
      await removePrices(trx, pending, range);
      await restoreFormer(trx, pending, range);
      await removeNew(trx, pending, range);
    },
  );
  await lease.db.transaction().execute(async (trx) => {
    await confirmLease(trx, lease);
    if (pending.latest > 0) await endRevision(trx, pending);
    else
      await trx
        .updateTable('search_index')
        .set({ pending_began_at: null })
        .where('name', '=', pending.index)
        .execute();
  });
}

async function pendingRevision({ db, index, clock }: FeedLease): Promise<PendingRevision | undefined> {
  const found = await db
    .selectFrom('search_index')
    .select(['revision', 'pending_began_at'])
    .where('name', '=', index)
    .executeTakeFirst();
  if (!found?.pending_began_at) return undefined;
  return {
    ...{ index, latest: found.revision, revision: found.revision + 1 },
    ...{ beganAt: found.pending_began_at, changedAt: clock().toISOString() },
  };
}

async function nextRange({ db }: FeedLease, { index, revision }: PendingRevision, after: string) {
  const rows = await db
    .selectFrom('search_record')
    .select('id')
    .where('index_name', '=', index)
    .where('revision', '=', revision)
    .where('id', '>', after)
    .orderBy('id')
    .limit(RECORDS_PER_TRANSACTION)
    .execute();
  return rangeOf(after, rows);
}

function written(trx: Transaction<Schema>, { index, revision }: PendingRevision, { after, last }: IdRange) {
  return trx
    .selectFrom('search_record as record')
    .leftJoin('search_record_before as former', (join) =>
      join
        .onRef('former.index_name', '=', 'record.index_name')
        .onRef('former.revision', '=', 'record.revision')
        .onRef('former.id', '=', 'record.id'),
    )
    .where('record.index_name', '=', index)
    .where('record.revision', '=', revision)
    .where('record.id', '>', after)
    .where('record.id', '<=', last);
}

/** One feed of an index runs at a time, so that prices since it began are its own, or of an edit that it merged. */
async function removePrices(trx: Transaction<Schema>, pending: PendingRevision, range: IdRange) {
  await trx
    .deleteFrom('price_history')
    .where('index_name', '=', pending.index)
    .where('since', '>=', pending.beganAt)
    .where((row) =>
      row.exists(
        written(trx, pending, range)
          .select('record.id')
          .where(sql<boolean>`record.id = price_history.id`)
          .where(sql<boolean>`price_history.since > coalesce(former.changed_at, '')`),
      ),
    )
    .execute();
}

async function restoreFormer(trx: Transaction<Schema>, pending: PendingRevision, range: IdRange) {
  await trx
    .insertInto('search_record')
    .columns(recordColumns)
    .expression(
      written(trx, pending, range)
        .select(['record.index_name', 'record.id'])
        .select([
          sql<string>`former.state`.as('state'),
          sql<string>`former.fingerprint`.as('fingerprint'),
          sql<string>`former.feed`.as('feed'),
          sql<string>`coalesce(former.changed_at, record.changed_at)`.as('changed_at'),
          'record.revision',
        ])
        .where('former.state', 'is not', null),
    )
    .onConflict(overwriteRecord)
    .execute();
}

async function removeNew(trx: Transaction<Schema>, pending: PendingRevision, range: IdRange) {
  await trx
    .deleteFrom('search_record')
    .where('index_name', '=', pending.index)
    .where('id', 'in', written(trx, pending, range).select('record.id').where('former.state', 'is', null))
    .execute();
}
