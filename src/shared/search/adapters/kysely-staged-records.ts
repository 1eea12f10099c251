import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { FeedCounts, FeedRecord } from '../record-store.ts';
import { bodyRow, editRow } from './kysely-editable-records.ts';
import { compareWithStore } from './kysely-record-comparison.ts';

export async function stageBatch(
  trx: Transaction<Schema>,
  index: string,
  feed: string,
  records: readonly FeedRecord[],
): Promise<FeedCounts> {
  const { counts, unchanged } = await compareWithStore(trx, index, records);
  if (records.length === 0) return counts;
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
    const rows = bodies.map((record) => bodyRow({ index, feed, ...record }));
    await trx.insertInto('search_record_body').values(rows).execute();
  }
  const edits = bodies.flatMap(({ id, edit }) => (edit ? [editRow({ index, feed, id, edit })] : []));
  if (edits.length > 0) await trx.insertInto('search_record_edit').values(edits).execute();
  return counts;
}

/** The feed has them, so that they are not missing; they stay as they are. */
export function withheldRows(feed: string, ids: readonly string[]) {
  const noPrice = { price_since: null, price_amount: null, price_is_campaign: null };
  return ids.map((id) => ({ feed, id, fingerprint: '', has_body: 0, ...noPrice }));
}
