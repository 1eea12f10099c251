import type { SearchRecord } from '../../../shared/search/port.ts';
import type { EditableRecord, EditDecision, PricePoint } from '../../../shared/search/record-store.ts';
import { fieldPatch, isSameRecord, patched } from '../../../shared/search/source-patch.ts';
import { feedRecordOf, settled } from '../merge-edits.ts';
import {
  type CheckedRecord,
  checkRecord,
  checkSource,
  type FieldProblem,
  isRecord,
  type RecordKind,
  type RecordProblem,
  readFields,
} from '../record-kind.ts';
import { toFeedRecord } from '../to-feed-record.ts';
import { trackPrice } from '../track-prices.ts';
import { checkPreconditions, type Preconditions } from './preconditions.ts';

export type RecordChange =
  | { method: 'PUT'; record: unknown }
  | { method: 'PATCH'; record: unknown }
  | { method: 'DELETE' }
  /** The record as its feed has it. */
  | { method: 'RESET' };

export type EditRequest = RecordChange & Preconditions & { id: string };

export type EditRefusal = {
  status: 404 | 409 | 410 | 412 | 422 | 428;
  code: string;
  message: string;
  errors?: readonly FieldProblem[];
  /** Of the live record, where the request was made for another. */
  revision?: number;
};

type Decision = EditDecision<EditRefusal>;

/** What a request makes of a record as it is now. A request that changes nothing succeeds, so that it can be repeated. */
export function decideEdit(kind: RecordKind, request: EditRequest, now: Date) {
  return (present: EditableRecord | undefined, history: readonly PricePoint[]): Decision => {
    const decision = planEdit(kind, request, { present, history, now });
    if (decision.change === 'refuse') return decision;
    const revision = revisionOf(request, present);
    const outcome = checkPreconditions(request, revision);
    const isRepeated = decision.change === 'none' && request.ifNoneMatch === undefined;
    if (outcome === 'holds' || isRepeated) return decision;
    const { status, code, message } = preconditionProblems[outcome];
    return refuse(status, code, message, { revision });
  };
}

/** Of what the address names: a record that is live, or the edits of one, which may have deleted it. */
function revisionOf({ method }: EditRequest, present: EditableRecord | undefined): number | undefined {
  const hasIt = present?.state === 'live' || (method === 'RESET' && present?.state === 'deleted');
  return hasIt ? present?.revision : undefined;
}

const preconditionProblems = {
  failed: {
    status: 412,
    code: 'OTHER_REVISION',
    message:
      'The record is not at the revision that If-Match or If-None-Match names. Nothing has changed; get it and decide again.',
  },
  required: {
    status: 428,
    code: 'REVISION_REQUIRED',
    message:
      'The record exists. Say in If-Match which revision of it you change (its ETag), or * for whichever it is.',
  },
} as const;

type Found = { present: EditableRecord | undefined; history: readonly PricePoint[]; now: Date };

function planEdit(kind: RecordKind, request: EditRequest, found: Found): Decision {
  const { present } = found;
  switch (request.method) {
    case 'PUT':
      return put(kind, request, found);
    case 'PATCH':
      return present?.state === 'live' ? patch(kind, request, present, found) : notLive(present);
    case 'DELETE':
      if (!present) return notLive(present);
      return present.state === 'live' ? { change: 'delete' } : { change: 'none' };
    case 'RESET':
      return reset(kind, found);
  }
}

function put(kind: RecordKind, { id, record }: EditRequest & { method: 'PUT' }, found: Found): Decision {
  const sent = isRecord(record) ? withId(kind, id, record) : record;
  if (!sent) return otherId(kind, id);
  const checked = checkRecord(kind, sent);
  if ('problem' in checked) return invalid(checked);
  const { present } = found;
  if (present?.state === 'live' && isSameRecord(present.source, checked.source)) return { change: 'none' };
  const feedRecord = feedRecordOf(present);
  const removed = Object.keys(feedRecord ?? {}).filter((field) => checked.source[field] === undefined);
  const fields = { ...Object.fromEntries(removed.map((field) => [field, null])), ...checked.source };
  return write(kind, checked, { feedRecord, fields }, found);
}

function patch(
  kind: RecordKind,
  { id, record }: EditRequest & { method: 'PATCH' },
  present: EditableRecord,
  found: Found,
): Decision {
  if (!isRecord(record)) return invalid({ problem: 'This is not a record.', fields: [] });
  if (!withId(kind, id, record)) return otherId(kind, id);
  const sent = readFields(record);
  const plain = checkSource(kind, patched(present.source, sent));
  if ('problem' in plain) return invalid(plain);
  const changed = Object.keys(sent)
    .filter((field) => kind.isKnownField(field))
    .map((field) => [field, plain.source[field] ?? null] as const);
  const edit = settledEdit(kind, present, Object.fromEntries(changed));
  const checked = checkSource(kind, edit.record);
  if ('problem' in checked) return invalid(checked);
  if (isSameRecord(present.source, checked.source)) return { change: 'none' };
  return write(kind, checked, edit, found);
}

/** The changed fields over the feed's record with the edits before; over the API's own where no feed has it. */
function settledEdit(kind: RecordKind, present: EditableRecord, sent: SearchRecord) {
  const feedRecord = feedRecordOf(present);
  const { source: before, edit } = present;
  const change = { by: 'edit', sent: new Set(Object.keys(sent)) } as const;
  if (feedRecord) {
    const fields = { ...edit?.fields, ...sent };
    return { feedRecord, ...settled(kind, { base: feedRecord, before, fields, change }) };
  }
  const { record } = settled(kind, { base: before, before, fields: sent, change });
  return { feedRecord, record, fields: { ...edit?.fields, ...fieldPatch(before, record) } };
}

function reset(kind: RecordKind, found: Found): Decision {
  const { present } = found;
  if (!present || present.state === 'withdrawn') return notLive(present);
  if (present.state === 'live' && !present.edit) return { change: 'none' };
  const feedRecord = feedRecordOf(present);
  if (!feedRecord)
    return refuse(409, 'NO_FEED_RECORD', 'No feed has this record. PUT replaces it, DELETE withdraws it.');
  const checked = checkSource(kind, feedRecord);
  return 'problem' in checked ? invalid(checked) : write(kind, checked, undefined, found);
}

type Edit = { feedRecord: SearchRecord | undefined; fields: SearchRecord };

function write(
  kind: RecordKind,
  checked: CheckedRecord,
  given: Edit | undefined,
  { history, now }: Found,
): Decision {
  const edit = given && {
    feedRecord: given.feedRecord,
    fields: without(given.fields, kind.idField),
  };
  const { edit: _, ...record } = toFeedRecord(kind, checked, edit, now);
  return { change: 'write', record: trackPrice(kind.pricing, record, history, now), edit };
}

function without(fields: SearchRecord, name: string): SearchRecord {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name));
}

/** The address says which record it is; the record may say it again. */
function withId({ idField }: RecordKind, id: string, record: SearchRecord): SearchRecord | undefined {
  const given = record[idField];
  if (given !== undefined && String(given) !== id) return undefined;
  return { ...record, [idField]: id };
}

function otherId({ idField }: RecordKind, id: string): Decision {
  const errors = [{ field: idField, message: `is not '${id}' as in the address` }];
  return refuse(422, 'OTHER_ID', `${idField} is another one than in the address.`, { errors });
}

function invalid({ problem, fields }: RecordProblem): Decision {
  return refuse(422, 'INVALID_RECORD', problem, { errors: fields });
}

function notLive(present: EditableRecord | undefined): Decision {
  return present
    ? refuse(410, 'WITHDRAWN', 'The record is withdrawn. PUT brings it back.')
    : refuse(404, 'UNKNOWN_RECORD', 'There is no such record. PUT makes it.');
}

function refuse(
  status: EditRefusal['status'],
  code: string,
  message: string,
  more: Pick<EditRefusal, 'errors'> & { revision?: number | undefined } = {},
): Decision {
  const { errors, revision } = more;
  const refusal = { status, code, message, ...(errors && { errors }), ...(revision && { revision }) };
  return { change: 'refuse', refusal };
}
