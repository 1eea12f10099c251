import type { SearchRecord } from './port.ts';
import { fieldPatch } from './source-patch.ts';

export type RecordChange = {
  id: string;
  /** Of the index; a later change of the record has a greater one. */
  revision: number;
  change: 'created' | 'updated' | 'withdrawn';
  /** That an update changed. */
  fields: readonly string[];
};

/** Up to where changes have been passed on: a revision, and a record of it. */
export type ChangeCursor = { revision: number; id: string };

/** `end` is where the next batch begins; the cursor of this one, where nothing has changed since. */
export type ChangeBatch = { changes: readonly RecordChange[]; end: ChangeCursor };

/** The published changes of an index, for those who pass them on. */
export interface RecordChanges {
  /** Where it begins when it has never been asked: with what comes from now on. */
  cursor(index: string): Promise<ChangeCursor>;
  /** In the order of the revisions. Those of the first feed of an index, and of imports that are no longer kept, are missing. */
  after(index: string, cursor: ChangeCursor, limit: number): Promise<ChangeBatch>;
}

/** Set with every import, whatever it says. */
const ownFields = ['indexed_at'];

/** What became of a record; nothing where the two are the same. */
export function changeBetween(
  before: SearchRecord | undefined,
  after: SearchRecord | undefined,
): Pick<RecordChange, 'change' | 'fields'> | undefined {
  if (!after) return before && { change: 'withdrawn', fields: [] };
  if (!before) return { change: 'created', fields: [] };
  const fields = Object.keys(fieldPatch(before, after)).filter((field) => !ownFields.includes(field));
  return fields.length > 0 ? { change: 'updated', fields: fields.sort() } : undefined;
}
