import { type OnConflictBuilder, sql, type Transaction } from 'kysely';
import { notifyChange } from '../../platform/database/change-notifications.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { FeedCounts } from '../record-store.ts';
import { appendPrices } from './kysely-price-history.ts';
import { keepRevision, rememberMissing, rememberPresent } from './kysely-record-before.ts';

// PostgreSQL cancels a statement after 15 seconds; batches stay far below, within the same transaction.
const RECORDS_PER_STATEMENT = 20_000;

type Merge = { index: string; feed: string; counts: FeedCounts; beganAt: string; changedAt: string };

/** Makes a feed visible. Only small rows change: bodies were written before and are referenced. */
export async function mergeFeed(
  trx: Transaction<Schema>,
  merge: Merge,
): Promise<{ withdrawn: number; revision: number }> {
  const { index, counts } = merge;
  const latest = await lockIndex(trx, index);
  const revision = latest + 1;
  // Before the first feed there was nothing to go back to.
  const canUndo = latest > 0;
  if (canUndo) await rememberMissing(trx, { ...merge, revision });
  const withdrawn = await withdrawMissing(trx, merge, revision);
  if (counts.added + counts.changed > 0) await upsertPresent(trx, merge, revision, canUndo);
  await appendPrices(trx, { ...merge, revision });
  const hasChanges = counts.added + counts.changed + withdrawn > 0;
  await trx
    .updateTable('search_index')
    .set({
      live: counts.added + counts.changed + counts.unchanged,
      revision: hasChanges ? revision : latest,
    })
    .where('name', '=', index)
    .execute();
  if (hasChanges && canUndo) await keepRevision(trx, { ...merge, revision });
  if (hasChanges) await notifyChange(trx, 'stock');
  return { withdrawn, revision: hasChanges ? revision : latest };
}

// Writing the row locks it until the commit, so an index's revisions become visible in their order.
export async function lockIndex(trx: Transaction<Schema>, index: string): Promise<number> {
  const { revision } = await trx
    .insertInto('search_index')
    .values({ name: index, revision: 0, live: 0 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((row) => ({ live: row.ref('search_index.live') })),
    )
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

async function withdrawMissing(
  trx: Transaction<Schema>,
  { index, feed, changedAt }: Merge,
  revision: number,
): Promise<number> {
  const result = await trx
    .updateTable('search_record')
    .set({ state: 'withdrawn', revision, changed_at: changedAt })
    .where('index_name', '=', index)
    .where('state', '=', 'live')
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('search_feed_record as brought')
            .select('brought.id')
            .where('brought.feed', '=', feed)
            .whereRef('brought.id', '=', 'search_record.id'),
        ),
      ),
    )
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

async function upsertPresent(
  trx: Transaction<Schema>,
  { index, feed, changedAt }: Merge,
  revision: number,
  canUndo: boolean,
): Promise<void> {
  for (let after = ''; ; ) {
    const last = await lastOfBatch(trx, feed, after);
    if (last === undefined) return;
    if (canUndo) await rememberPresent(trx, { index, feed, revision }, { after, last });
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
    after = last;
  }
}

async function lastOfBatch(
  trx: Transaction<Schema>,
  feed: string,
  after: string,
): Promise<string | undefined> {
  const { last } = await trx
    .selectFrom((from) =>
      from
        .selectFrom('search_feed_record')
        .select('id')
        .where('feed', '=', feed)
        .where('id', '>', after)
        .orderBy('id')
        .limit(RECORDS_PER_STATEMENT)
        .as('batch'),
    )
    .select((row) => row.fn.max('batch.id').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? undefined;
}

export const recordColumns = [
  'index_name',
  'id',
  'state',
  'fingerprint',
  'feed',
  'changed_at',
  'revision',
] as const;

/** What was stored under the id gives way to what is inserted. */
export function overwriteRecord(conflict: OnConflictBuilder<Schema, 'search_record'>) {
  return conflict.columns(['index_name', 'id']).doUpdateSet((row) => ({
    state: row.ref('excluded.state'),
    fingerprint: row.ref('excluded.fingerprint'),
    feed: row.ref('excluded.feed'),
    changed_at: row.ref('excluded.changed_at'),
    revision: row.ref('excluded.revision'),
  }));
}
