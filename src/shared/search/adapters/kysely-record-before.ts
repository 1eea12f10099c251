import { sql, type Transaction } from 'kysely';
import type { Database, Schema } from '../../platform/database/schema.ts';
import { isMissingFrom } from './kysely-missing-records.ts';
import type { IdRange } from './kysely-pending-revision.ts';
import { beforeColumns } from './kysely-record-columns.ts';

/** So many of the latest revisions of an index can be undone; their former bodies stay stored as long. */
export const REVISIONS_KEPT = 10;

type Change = { index: string; feed: string; revision: number };

/** Remembers records that a feed is about to withdraw. */
export async function rememberMissing(
  trx: Transaction<Schema>,
  { index, feed, revision }: Change,
  { after, last }: IdRange,
): Promise<void> {
  await trx
    .insertInto('search_record_before')
    .columns(beforeColumns)
    .expression((from) =>
      from
        .selectFrom('search_record as record')
        .select([
          'record.index_name',
          sql<number>`cast(${revision} as bigint)`.as('revision'),
          ...(['record.id', 'record.state', 'record.fingerprint', 'record.feed'] as const),
          'record.changed_at',
        ])
        .where('record.index_name', '=', index)
        .where('record.id', '>', after)
        .where('record.id', '<=', last)
        .where(isMissingFrom(feed)),
    )
    .execute();
}

/** Remembers what records were that a feed is about to write; new ones were not there. */
export async function rememberPresent(
  trx: Transaction<Schema>,
  { index, feed, revision }: Change,
  { after, last }: IdRange,
): Promise<void> {
  await trx
    .insertInto('search_record_before')
    .columns(beforeColumns)
    .expression((from) =>
      from
        .selectFrom('search_feed_record as brought')
        .leftJoin('search_record as record', (join) =>
          join.onRef('record.id', '=', 'brought.id').on('record.index_name', '=', index),
        )
        .select([
          sql<string>`cast(${index} as text)`.as('index_name'),
          sql<number>`cast(${revision} as bigint)`.as('revision'),
          ...(['brought.id', 'record.state', 'record.fingerprint', 'record.feed'] as const),
          'record.changed_at',
        ])
        .where('brought.feed', '=', feed)
        .where('brought.has_body', '=', 1)
        .where('brought.id', '>', after)
        .where('brought.id', '<=', last),
    )
    .execute();
}

const rowsPerStatement = 2000;

/** Forgets revisions that are too old to be undone, in small transactions that do not block other writers. */
export async function sweepRevisions(db: Database, index: string): Promise<void> {
  // Edits of single records have revisions, too, and are not among them.
  const kept = await db
    .selectFrom('search_revision')
    .select('revision')
    .where('index_name', '=', index)
    .orderBy('revision', 'desc')
    .limit(REVISIONS_KEPT)
    .execute();
  const oldest = kept.at(-1)?.revision;
  if (oldest === undefined) return;
  for (const table of ['search_revision', 'search_record_change'] as const)
    await db.deleteFrom(table).where('index_name', '=', index).where('revision', '<', oldest).execute();
  for (let deleted = 1; deleted > 0; ) {
    const rows = await db
      .selectFrom('search_record_before')
      .select(['revision', 'id'])
      .where('index_name', '=', index)
      .where('revision', '<', oldest)
      .limit(rowsPerStatement)
      .execute();
    deleted = rows.length;
    for (const [revision, some] of Map.groupBy(rows, (row) => row.revision))
      await db
        .deleteFrom('search_record_before')
        .where('index_name', '=', index)
        .where('revision', '=', revision)
        .where(
          'id',
          'in',
          some.map(({ id }) => id),
        )
        .execute();
  }
}
