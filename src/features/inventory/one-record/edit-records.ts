import type { Clock } from '../../../shared/platform/clock.ts';
import type { EditableRecord, RecordStore } from '../../../shared/search/record-store.ts';
import type { KnownIndex } from '../known-indices.ts';
import { isRecord, recordKindOf, unknownFields } from '../record-kind.ts';
import { decideEdit, type EditRefusal, type EditRequest } from './decide-edit.ts';

export type EditRecordDeps = {
  records: Pick<RecordStore, 'edit'>;
  now: Clock;
  /** The search reads what has changed at once, without waiting for its interval. */
  onEdited: () => void;
};

export type EditResult =
  | {
      state: 'done';
      changed: boolean;
      /** It was not live before. */
      isNew: boolean;
      record: EditableRecord;
      ignoredFields: readonly string[];
      unknownWords: readonly string[];
    }
  | { state: 'refused'; refusal: EditRefusal }
  | { state: 'busy' };

export async function editOne(
  { records, now, onEdited }: EditRecordDeps,
  index: string,
  known: Pick<KnownIndex, 'kind' | 'language' | 'country'>,
  request: EditRequest,
): Promise<EditResult> {
  const kind = recordKindOf(known.kind, known);
  const decide = decideEdit(kind, request, now());
  let isNew = false;
  const outcome = await records.edit(index, request.id, (present, history) => {
    const decision = decide(present, history);
    isNew = request.method === 'PUT' && decision.change === 'write' && present?.state !== 'live';
    return decision;
  });
  if (outcome.state !== 'done') return outcome;
  const { hasChanged, record } = outcome;
  if (!record) throw new Error('an edit that is done leaves a record');
  if (hasChanged) onEdited();
  const sent = 'record' in request && isRecord(request.record) ? request.record : {};
  return {
    ...{ state: 'done', changed: hasChanged, isNew, record },
    ignoredFields: unknownFields(kind, sent).sort(),
    unknownWords: kind.unknownWords?.(record.source) ?? [],
  };
}
