import type { FeedRecord, RecordEdit } from '../../shared/search/record-store.ts';
import { fieldPatch } from '../../shared/search/source-patch.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { CheckedRecord, RecordKind } from './record-kind.ts';

/** A checked record as it is stored. */
export function toFeedRecord<Edit extends Omit<RecordEdit, 'revision'>>(
  { idField }: Pick<RecordKind, 'idField'>,
  { record, source }: CheckedRecord,
  edit: Edit | undefined,
  now: Date,
): Omit<FeedRecord, 'edit'> & { edit: Edit | undefined } {
  const edited = edit && { feedRecord: edit.feedRecord, fields: edit.fields };
  return {
    id: String(record[idField]),
    // The same record may be made from other words: an edit begins with those that were sent.
    fingerprint: fingerprintOf({ record, sent: fieldPatch(record, source), edited }),
    body: { ...record, indexed_at: now.toISOString() },
    source,
    edit,
  };
}
