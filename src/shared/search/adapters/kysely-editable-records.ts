import type { Database } from '../../platform/database/schema.ts';
import type { SearchRecord } from '../port.ts';
import type { EditableRecord, FeedRecord, RecordEdit } from '../record-store.ts';
import { fieldPatch, patched } from '../source-patch.ts';
import { isOfFeed } from './kysely-missing-records.ts';
import {
  visibleBodies,
  visibleChangedAt,
  visibleFingerprint,
  visibleRevision,
  visibleState,
} from './kysely-pending-revision.ts';

type Version = { index: string; feed: string };

export function bodyRow({ index, feed, id, body, source = body }: Version & FeedRecord) {
  const source_patch = JSON.stringify(fieldPatch(body, source));
  return { index_name: index, id, feed, body: JSON.stringify(body), source_patch };
}

export function editRow({ index, feed, id, edit }: Version & { id: string; edit: RecordEdit }) {
  const { feedRecord, fields, revision } = edit;
  const feed_record = feedRecord ? JSON.stringify(feedRecord) : null;
  return { index_name: index, id, feed, feed_record, fields: JSON.stringify(fields), revision };
}

export async function findEditable(
  db: Database,
  index: string,
  id: string,
): Promise<EditableRecord | undefined> {
  const row = await rows(db, index).where('record.id', '=', id).executeTakeFirst();
  return row && asEditable(row);
}

export async function findEdited(
  db: Database,
  index: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, EditableRecord>> {
  if (ids.length === 0) return new Map();
  const found = await rows(db, index)
    .where('record.id', 'in', ids)
    .where((row) => row.or([row('edit.id', 'is not', null), row(visibleState, '=', 'deleted')]))
    .execute();
  return new Map(found.map((row) => [row.id, asEditable(row)]));
}

const IDS_PER_BATCH = 1000;

export async function* liveOfFeeds(db: Database, index: string): AsyncIterable<readonly string[]> {
  for (let after = ''; ; ) {
    const found = await db
      .selectFrom('search_record as record')
      .select('record.id')
      .where('record.index_name', '=', index)
      .where('record.state', '=', 'live')
      .where('record.id', '>', after)
      .where(isOfFeed)
      .orderBy('record.id')
      .limit(IDS_PER_BATCH)
      .execute();
    const last = found.at(-1);
    if (!last) return;
    yield found.map(({ id }) => id);
    after = last.id;
  }
}

function rows(db: Database, index: string) {
  return visibleBodies(db, index)
    .leftJoin('search_record_edit as edit', (join) =>
      join
        .onRef('edit.index_name', '=', 'stored.index_name')
        .onRef('edit.id', '=', 'stored.id')
        .onRef('edit.feed', '=', 'stored.feed'),
    )
    .select([
      'record.id',
      visibleState.as('state'),
      visibleFingerprint.as('fingerprint'),
      visibleChangedAt.as('changed_at'),
      visibleRevision.as('revision'),
      ...(['stored.body', 'stored.source_patch', 'edit.feed_record', 'edit.fields'] as const),
      'edit.revision as edit_revision',
    ]);
}

type Row = {
  id: string;
  state: string | null;
  fingerprint: string;
  changed_at: string;
  revision: number;
  body: string;
  source_patch: string | null;
  feed_record: string | null;
  fields: string | null;
  edit_revision: number | null;
};

function asEditable(row: Row): EditableRecord {
  const { id, state, fingerprint, changed_at, revision, feed_record, fields } = row;
  const body = JSON.parse(row.body) as SearchRecord;
  const edit = fields !== null && {
    feedRecord: feed_record === null ? undefined : (JSON.parse(feed_record) as SearchRecord),
    fields: JSON.parse(fields) as RecordEdit['fields'],
    revision: row.edit_revision ?? 0,
  };
  return {
    ...{ id, fingerprint, body, revision, changedAt: changed_at },
    state: state === 'live' || state === 'deleted' ? state : 'withdrawn',
    source: row.source_patch === null ? body : patched(body, JSON.parse(row.source_patch)),
    // Of a withdrawn record the edits are over.
    edit: edit && (state === 'live' || state === 'deleted') ? edit : undefined,
  };
}
