import type { OnConflictBuilder } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

export const recordColumns = [
  'index_name',
  'id',
  'state',
  'fingerprint',
  'feed',
  'changed_at',
  'revision',
] as const;

export const beforeColumns = [
  'index_name',
  'revision',
  'id',
  'state',
  'fingerprint',
  'feed',
  'changed_at',
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
