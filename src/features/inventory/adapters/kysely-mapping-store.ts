import type { Clock } from '../../../shared/platform/clock.ts';
import type { Database } from '../../../shared/platform/database/schema.ts';
import { feedMapping } from '../mapping/feed-mapping.ts';
import { MAPPING_VERSIONS_KEPT, type MappingStore, type MappingVersion } from '../mapping/mapping-store.ts';
import type { FeedMappingTable } from '../tables.ts';

export function kyselyMappingStore(db: Database, clock: Clock): MappingStore {
  const rowsOf = (index: string) =>
    db.selectFrom('feed_mapping').where('index_name', '=', index).orderBy('version', 'desc');
  return {
    async current(index) {
      const row = await rowsOf(index).selectAll().limit(1).executeTakeFirst();
      return row && toVersion(row);
    },

    async at(index, version) {
      const row = await rowsOf(index).selectAll().where('version', '=', version).executeTakeFirst();
      return row && toVersion(row);
    },

    async versions(index) {
      const rows = await rowsOf(index)
        .select(['version', 'changed_at', 'changed_by', 'note'])
        .select((row) => row.case().when('mapping', 'is', null).then(1).else(0).end().as('is_removal'))
        .execute();
      return rows.map(({ is_removal, ...row }) => ({
        ...toChange(row),
        isRemoval: Number(is_removal) === 1,
      }));
    },

    async add(index, after, mapping, { by, note } = {}) {
      const version = after + 1;
      // Of two who change the same version, the primary key picks one.
      const added = await db
        .insertInto('feed_mapping')
        .values({
          ...{ index_name: index, version, changed_at: clock().toISOString() },
          mapping: mapping ? JSON.stringify(mapping) : null,
          changed_by: by ?? null,
          note: note ?? null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('version')
        .executeTakeFirst();
      if (!added) return false;
      await db
        .deleteFrom('feed_mapping')
        .where('index_name', '=', index)
        .where('version', '<=', version - MAPPING_VERSIONS_KEPT)
        .execute();
      return true;
    },
  };
}

function toVersion({ mapping, ...row }: FeedMappingTable): MappingVersion {
  return {
    ...toChange(row),
    mapping: mapping === null ? undefined : feedMapping.parse(JSON.parse(mapping)),
  };
}

function toChange({
  version,
  changed_at,
  changed_by,
  note,
}: Omit<FeedMappingTable, 'index_name' | 'mapping'>) {
  return {
    version: Number(version),
    changedAt: changed_at,
    changedBy: changed_by ?? undefined,
    note: note ?? undefined,
  };
}
