import type { SearchRecord } from '../../shared/search/port.ts';
import type { EditableRecord, RecordEdit } from '../../shared/search/record-store.ts';
import { isSameRecord, isSameValue, patched } from '../../shared/search/source-patch.ts';
import { type CheckedRecord, checkSource, type RecordKind } from './record-kind.ts';

/** Withheld: the record stays deleted. */
export type Merged = { checked: CheckedRecord; edit: RecordEdit | undefined } | 'withheld';

/**
 * What a feed's record becomes beside the edits of it: an edited field stands until the feed says something else of it
 * than the feed before, and a deleted record stays away until the feed says something else of any field.
 */
export function mergeFeedRecord(
  kind: RecordKind,
  line: CheckedRecord,
  present: EditableRecord | undefined,
): Merged {
  const plain = { checked: line, edit: undefined };
  if (!present) return plain;
  const before = feedRecordOf(present);
  if (present.state === 'deleted') return before && isSameRecord(before, line.source) ? 'withheld' : plain;
  const standing = Object.entries(present.edit?.fields ?? {}).filter(([field]) =>
    isSameValue(line.source[field], before?.[field]),
  );
  if (standing.length === 0 || !present.edit) return plain;
  const { record, fields } = settled(kind, {
    base: line.source,
    before: present.source,
    fields: Object.fromEntries(standing),
    change: { by: 'feed', former: before },
  });
  if (Object.keys(fields).length === 0) return plain;
  const checked = checkSource(kind, record);
  // An edit that contradicts what the feed says now is over.
  if ('problem' in checked) return plain;
  return { checked, edit: { feedRecord: line.source, fields, revision: present.edit.revision } };
}

export function settled(kind: RecordKind, edit: Parameters<NonNullable<RecordKind['settle']>>[0]) {
  const { base, fields } = edit;
  return kind.settle?.(edit) ?? { record: patched(base, fields), fields };
}

/** What the last feed said of a record; undefined where no feed has it. */
export function feedRecordOf(present: EditableRecord | undefined): SearchRecord | undefined {
  if (!present || present.state === 'withdrawn') return undefined;
  return present.edit ? present.edit.feedRecord : present.source;
}
