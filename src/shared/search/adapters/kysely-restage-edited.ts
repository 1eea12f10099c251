import type { SearchRecord } from '../port.ts';
import type { MergeAgain, OvertakenRecord } from '../record-store.ts';
import { patched } from '../source-patch.ts';
import { findEditable } from './kysely-editable-records.ts';
import { confirmLease, type FeedLease } from './kysely-feed-lease.ts';
import { stageBatch, withheldRows } from './kysely-staged-records.ts';

/** Merges records of a feed again that were edited after they had been staged. */
export async function restageEdited(
  lease: FeedLease,
  ids: readonly string[],
  mergeAgain: MergeAgain,
): Promise<void> {
  const { db, index, feed } = lease;
  const overtaken: OvertakenRecord[] = [];
  for (const id of ids) {
    const [present, feedRecord] = [await findEditable(db, index, id), await stagedRecord(lease, id)];
    if (present && feedRecord) overtaken.push({ id, present, feedRecord });
  }
  const merged = await mergeAgain(overtaken);
  const isMerged = new Set(merged.map(({ id }) => id));
  const withheld = overtaken.map(({ id }) => id).filter((id) => !isMerged.has(id));
  await db.transaction().execute(async (trx) => {
    await confirmLease(trx, lease);
    await trx.deleteFrom('search_feed_record').where('feed', '=', feed).where('id', 'in', ids).execute();
    for (const table of ['search_record_body', 'search_record_edit'] as const)
      await trx
        .deleteFrom(table)
        .where('index_name', '=', index)
        .where('feed', '=', feed)
        .where('id', 'in', ids)
        .execute();
    await stageBatch(trx, index, feed, merged);
    if (withheld.length > 0)
      await trx.insertInto('search_feed_record').values(withheldRows(feed, withheld)).execute();
  });
}

/** What the feed said of the record, without edits. */
async function stagedRecord({ db, index, feed }: FeedLease, id: string): Promise<SearchRecord | undefined> {
  const row = await db
    .selectFrom('search_record_body as staged')
    .leftJoin('search_record_edit as edit', (join) =>
      join
        .onRef('edit.index_name', '=', 'staged.index_name')
        .onRef('edit.id', '=', 'staged.id')
        .onRef('edit.feed', '=', 'staged.feed'),
    )
    .select(['staged.body', 'staged.source_patch', 'edit.feed_record'])
    .where('staged.index_name', '=', index)
    .where('staged.feed', '=', feed)
    .where('staged.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.feed_record !== null) return JSON.parse(row.feed_record) as SearchRecord;
  return patched(JSON.parse(row.body) as SearchRecord, JSON.parse(row.source_patch ?? '{}'));
}
