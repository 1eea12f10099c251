import type { SearchRecord } from '../../shared/search/port.ts';
import type { EditableRecord, RecordEdit } from '../../shared/search/record-store.ts';
import { isSameRecord, isSameValue, patched } from '../../shared/search/source-patch.ts';
import type { CheckedRecord, RecordProblem } from './record-kind.ts';

/** Withheld: the record stays deleted. */
export type Merged = { checked: CheckedRecord; edit: RecordEdit | undefined } | 'withheld';

/**
 * What a feed's record becomes beside the edits of it: an edited field stands until the feed says something else of it
 * than the feed before, and a deleted record stays away until the feed says something else of any field.
 */
export function mergeFeedRecord(
  line: CheckedRecord,
  present: EditableRecord | undefined,
  check: (source: SearchRecord) => CheckedRecord | RecordProblem,
): Merged {
  const plain = { checked: line, edit: undefined };
  if (!present) return plain;
  const before = feedRecordOf(present);
  if (present.state === 'deleted') return before && isSameRecord(before, line.source) ? 'withheld' : plain;
  const standing = Object.entries(present.edit?.fields ?? {}).filter(([field]) =>
    isSameValue(line.source[field], before?.[field]),
  );
  if (standing.length === 0 || !present.edit) return plain;
  const fields = Object.fromEntries(standing);
  const checked = check(patched(line.source, fields));
  // An edit that contradicts what the feed says now is over.
  if ('problem' in checked) return plain;
  return { checked, edit: { feedRecord: line.source, fields, revision: present.edit.revision } };
}

/** What the last feed said of a record; undefined where no feed has it. */
export function feedRecordOf(present: EditableRecord | undefined): SearchRecord | undefined {
  if (!present || present.state === 'withdrawn') return undefined;
  return present.edit ? present.edit.feedRecord : present.source;
}
