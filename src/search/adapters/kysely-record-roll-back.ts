import { PostgresAdapter, sql, type Transaction } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { notifyChange } from '../../platform/database/change-notifications.ts';
import type { Database, Schema } from '../../platform/database/schema.ts';
import type { RollBackOutcome } from '../record-store.ts';
import { restorePrices } from './kysely-price-history.ts';
import { keepRevision } from './kysely-record-before.ts';
import { withFeedLease } from './kysely-record-feed.ts';
import { lockIndex, overwriteRecord, recordColumns } from './kysely-record-merge.ts';

type RollBack = { index: string; since: number; latest: number; revision: number; changedAt: string };

/**
 * Restores the stock as it was before a revision, in one transaction, as a new revision: the search follows it like any
 * feed, and it can be rolled back itself. No feed of the index runs meanwhile.
 */
export async function rollBackRecords(
  db: Database,
  clock: Clock,
  index: string,
  since: number,
): Promise<RollBackOutcome> {
  const outcome = await withFeedLease(db, clock, index, (trx) => restore(trx, clock, index, since));
  return outcome ?? { state: 'busy' };
}

async function restore(
  trx: Transaction<Schema>,
  clock: Clock,
  index: string,
  since: number,
): Promise<RollBackOutcome> {
  // All records may change in a statement, and an operator waits for it.
  if (trx.getExecutor().adapter instanceof PostgresAdapter)
    await sql`set local statement_timeout = 0`.execute(trx);
  const latest = await lockIndex(trx, index);
  const changedAt = clock().toISOString();
  const rollBack = { index, since, latest, revision: latest + 1, changedAt };
  const beganAt = await beginningOf(trx, rollBack);
  if (beganAt === undefined || (await countMissingBodies(trx, rollBack)) > 0) return { state: 'not-kept' };
  await rememberRestored(trx, rollBack);
  const restored = await writeRestored(trx, rollBack);
  await restorePrices(trx, { ...rollBack, beganAt });
  await keepRevision(trx, { ...rollBack, beganAt: changedAt });
  const { live } = await trx
    .selectFrom('search_record')
    .select((row) => row.fn.countAll<number>().as('live'))
    .where('index_name', '=', index)
    .where('state', '=', 'live')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('search_index')
    .set({ live, revision: rollBack.revision })
    .where('name', '=', index)
    .execute();
  await notifyChange(trx, 'stock');
  return { state: 'rolled-back', restored, live, revision: rollBack.revision };
}

/** When the feed of the first revision began; undefined where one of the revisions can no longer be undone. */
async function beginningOf(
  trx: Transaction<Schema>,
  { index, since, latest }: RollBack,
): Promise<string | undefined> {
  const kept = await trx
    .selectFrom('search_revision')
    .select(['revision', 'began_at'])
    .where('index_name', '=', index)
    .where('revision', '>=', since)
    .where('revision', '<=', latest)
    .orderBy('revision')
    .execute();
  const isComplete = since <= latest && kept.length === latest - since + 1;
  return isComplete ? kept[0]?.began_at : undefined;
}

/** Records that differ from what they were before the revision, with what they were. */
function differing(trx: Transaction<Schema>, { index, since, latest }: RollBack) {
  return trx
    .selectFrom('search_record_before as former')
    .innerJoin('search_record as record', (join) =>
      join.onRef('record.index_name', '=', 'former.index_name').onRef('record.id', '=', 'former.id'),
    )
    .where('former.index_name', '=', index)
    .where('former.revision', '=', (from) =>
      from
        .selectFrom('search_record_before as first')
        .select((row) => row.fn.min('first.revision').as('revision'))
        .whereRef('first.index_name', '=', 'former.index_name')
        .whereRef('first.id', '=', 'former.id')
        .where('first.revision', '>=', since)
        .where('first.revision', '<=', latest),
    )
    .where((row) =>
      row.or([
        row(formerState, '!=', row.ref('record.state')),
        row(formerFingerprint, '!=', row.ref('record.fingerprint')),
      ]),
    );
}

// What was not there before is withdrawn: its page goes on saying so.
const formerState = sql<string>`coalesce(former.state, 'withdrawn')`;
const formerFingerprint = sql<string>`coalesce(former.fingerprint, record.fingerprint)`;
const formerFeed = sql<string>`coalesce(former.feed, record.feed)`;

/** A process of an older version may have swept a body that it did not know to be kept. */
async function countMissingBodies(trx: Transaction<Schema>, rollBack: RollBack): Promise<number> {
  const { missing } = await differing(trx, rollBack)
    .leftJoin('search_record_body as stored', (join) =>
      join
        .onRef('stored.index_name', '=', 'former.index_name')
        .onRef('stored.id', '=', 'former.id')
        .on('stored.feed', '=', formerFeed),
    )
    .select((row) => row.fn.countAll<number>().as('missing'))
    .where('stored.id', 'is', null)
    .executeTakeFirstOrThrow();
  return missing;
}

async function rememberRestored(trx: Transaction<Schema>, rollBack: RollBack): Promise<void> {
  await trx
    .insertInto('search_record_before')
    .columns(['index_name', 'revision', 'id', 'state', 'fingerprint', 'feed'])
    .expression(
      differing(trx, rollBack).select([
        'record.index_name',
        sql<number>`cast(${rollBack.revision} as bigint)`.as('revision'),
        ...(['record.id', 'record.state', 'record.fingerprint', 'record.feed'] as const),
      ]),
    )
    .execute();
}

async function writeRestored(trx: Transaction<Schema>, rollBack: RollBack): Promise<number> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('search_record')
    .columns(recordColumns)
    .expression(
      differing(trx, rollBack).select([
        'record.index_name',
        'record.id',
        formerState.as('state'),
        formerFingerprint.as('fingerprint'),
        formerFeed.as('feed'),
        sql<string>`cast(${rollBack.changedAt} as text)`.as('changed_at'),
        sql<number>`cast(${rollBack.revision} as bigint)`.as('revision'),
      ]),
    )
    .onConflict(overwriteRecord)
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0);
}
