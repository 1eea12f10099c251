import { type Expression, sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { SearchRecord } from '../port.ts';
import type { RecordStore, StoredRecord } from '../record-store.ts';
import { findEditable, findEdited, liveOfFeeds } from './kysely-editable-records.ts';
import { leasedIndices } from './kysely-feed-lease.ts';
import { visibleBodies, visibleChangedAt, visibleState } from './kysely-pending-revision.ts';
import { readPriceHistory } from './kysely-price-history.ts';
import { compareWithStore } from './kysely-record-comparison.ts';
import { editRecord } from './kysely-record-edit.ts';
import { openKyselyFeed } from './kysely-record-feed.ts';
import { rollBackRecords } from './kysely-record-roll-back.ts';
import { bodyReading } from './partial-body.ts';

// SQLite blocks the thread while it reads a batch, so batches are small.
const RECORDS_PER_BATCH = 100;

/** In a thread of its own larger batches cost less: a statement is compiled for each. */
export function kyselyRecordStore(
  db: Database,
  clock: Clock,
  recordsPerBatch = RECORDS_PER_BATCH,
): RecordStore {
  return {
    indices: () =>
      db
        .selectFrom('search_index')
        .select(['name', 'revision', 'live'])
        // The first feed of an index is invisible like any other until it is published.
        .where((row) => row.or([row('revision', '>', 0), row('pending_began_at', 'is', null)]))
        .orderBy('name')
        .execute(),

    async find(index, id) {
      const row = await rows(db, index).where('record.id', '=', id).executeTakeFirst();
      return row && asRecord(row);
    },

    async *live(index, some) {
      const { select, parse } = bodyReading(db, some?.fields);
      for (let after = some?.after ?? ''; ; ) {
        // A statement reads a bounded number of records, however many of them are withdrawn.
        const last = (await idsAbove(db, index, after, some?.last, recordsPerBatch)).at(-1);
        if (last === undefined) return;
        const batch = await rows(db, index, select)
          .where('record.id', '>', after)
          .where('record.id', '<=', last)
          .where(visibleState, '=', 'live')
          .orderBy('record.id')
          .execute();
        if (batch.length > 0) yield batch.map((row) => asRecord(row, parse));
        after = last;
      }
    },

    async changedIds(index, revision, among) {
      const found = await db
        .selectFrom('search_record')
        .select(['id', 'revision'])
        .where('index_name', '=', index)
        .where((row) =>
          row.or([
            row('revision', '>', revision),
            ...(among.length > 0 ? [row('id', 'in', [...among])] : []),
          ]),
        )
        .orderBy('id')
        .execute();
      return found.map((row) => ({ id: row.id, hasChanged: row.revision > revision }));
    },

    async *changesSince(index, revision) {
      const next = (cursor: { revision: number; id: string }) =>
        rows(db, index)
          .where((row) =>
            row(
              row.refTuple('record.revision', 'record.id'),
              '>',
              row.tuple(row.val(cursor.revision), row.val(cursor.id)),
            ),
          )
          .orderBy('record.revision')
          .orderBy('record.id')
          .limit(recordsPerBatch)
          .execute();
      let batch = await next({ revision: revision + 1, id: '' });
      while (batch.length > 0) {
        yield batch.map((row) => asRecord(row));
        batch = await next(batch.at(-1) ?? { revision, id: '' });
      }
    },

    async countChangesSince(index, revision) {
      const { changes } = await db
        .selectFrom('search_record')
        .select((row) => row.fn.countAll<number>().as('changes'))
        .where('index_name', '=', index)
        .where('revision', '>', revision)
        .executeTakeFirstOrThrow();
      return changes;
    },

    priceHistory: (index, ids) => readPriceHistory(db, index, ids),
    compare: async (index, records) => (await compareWithStore(db, index, records)).counts,
    findEditable: (index, id) => findEditable(db, index, id),
    edited: (index, ids) => findEdited(db, index, ids),
    liveOfFeeds: (index) => liveOfFeeds(db, index),
    edit: (index, id, decide) => editRecord(db, clock, index, id, decide),
    runningFeeds: () => leasedIndices(db, clock),
    openFeed: (index) => openKyselyFeed(db, clock, index),
    rollBack: (index, revision) => rollBackRecords(db, clock, index, revision),
    async keptRevisions(index) {
      const rows = await db
        .selectFrom('search_revision')
        .select('revision')
        .where('index_name', '=', index)
        .orderBy('revision', 'desc')
        .execute();
      return rows.map(({ revision }) => revision);
    },
  };
}

async function idsAbove(
  db: Database,
  index: string,
  after: string,
  last: string | undefined,
  limit: number,
): Promise<string[]> {
  let ids = db
    .selectFrom('search_record')
    .select('id')
    .where('index_name', '=', index)
    .where('id', '>', after);
  if (last !== undefined) ids = ids.where('id', '<=', last);
  const found = await ids.orderBy('id').limit(limit).execute();
  return found.map(({ id }) => id);
}

function rows(db: Database, index: string, body: Expression<string> = sql<string>`stored.body`) {
  return visibleBodies(db, index).select([
    'record.id',
    visibleState.as('state'),
    visibleChangedAt.as('changed_at'),
    'record.revision',
    sql<string>`${body}`.as('body'),
  ]);
}

type Row = { id: string; state: string | null; changed_at: string; revision: number; body: string };

function asRecord(
  { id, state, changed_at, revision, body }: Row,
  parse = (stored: string) => JSON.parse(stored) as SearchRecord,
): StoredRecord {
  return {
    id,
    body: parse(body),
    state: state === 'live' ? 'live' : 'withdrawn',
    changedAt: changed_at,
    revision,
  };
}
