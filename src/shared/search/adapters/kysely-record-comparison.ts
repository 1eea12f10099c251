import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { FeedCounts, FeedRecord } from '../record-store.ts';

export type Compared = {
  counts: FeedCounts;
  /** The ids of records that are live and just the same. */
  unchanged: ReadonlySet<string>;
};

/** Compares the records of a feed with the stored ones. A withdrawn record that comes back counts as added. */
export async function compareWithStore(
  db: Kysely<Schema>,
  index: string,
  records: readonly Pick<FeedRecord, 'id' | 'fingerprint'>[],
): Promise<Compared> {
  if (records.length === 0) return { counts: { added: 0, changed: 0, unchanged: 0 }, unchanged: new Set() };
  const rows = await db
    .selectFrom('search_record')
    .select(['id', 'fingerprint'])
    .where('index_name', '=', index)
    .where('state', '=', 'live')
    .where(
      'id',
      'in',
      records.map(({ id }) => id),
    )
    .execute();
  const stored = new Map(rows.map(({ id, fingerprint }) => [id, fingerprint]));
  const unchanged = new Set(
    records.filter(({ id, fingerprint }) => stored.get(id) === fingerprint).map(({ id }) => id),
  );
  const added = records.filter(({ id }) => !stored.has(id)).length;
  const changed = records.length - added - unchanged.size;
  return { counts: { added, changed, unchanged: unchanged.size }, unchanged };
}
