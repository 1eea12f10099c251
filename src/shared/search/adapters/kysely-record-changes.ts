import { sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { SearchRecord } from '../port.ts';
import {
  type ChangeCursor,
  changeBetween,
  type RecordChange,
  type RecordChanges,
} from '../record-changes.ts';
import { publishedRevision, visibleFeed, visibleRecords, visibleState } from './kysely-pending-revision.ts';

export function kyselyRecordChanges(db: Database): RecordChanges {
  return {
    async cursor(index) {
      const known = await findCursor(db, index);
      if (known) return known;
      const begin = { revision: (await publishedRevision(db, index)) + 1, id: '' };
      await db
        .insertInto('search_change_cursor')
        .values({ index_name: index, ...begin })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return (await findCursor(db, index)) ?? begin;
    },

    async after(index, cursor, limit) {
      const keys = await changedAfter(db, index, cursor, limit);
      const end = keys.at(-1);
      if (!end) return { changes: [], end: cursor };
      const range = { index, cursor, end };
      const changes = [...(await ofEdits(db, range)), ...(await ofFeeds(db, range))];
      return { changes: changes.sort(byRevision), end };
    },
  };
}

type Range = { index: string; cursor: ChangeCursor; end: ChangeCursor };

async function findCursor(db: Database, index: string): Promise<ChangeCursor | undefined> {
  return db
    .selectFrom('search_change_cursor')
    .select(['revision', 'id'])
    .where('index_name', '=', index)
    .executeTakeFirst();
}

async function changedAfter(
  db: Database,
  index: string,
  { revision, id }: ChangeCursor,
  limit: number,
): Promise<ChangeCursor[]> {
  const published = await publishedRevision(db, index);
  const keys = (table: 'search_record_change' | 'search_record_before') =>
    db
      .selectFrom(table)
      .select(['revision', 'id'])
      .where('index_name', '=', index)
      .where((row) => row(row.refTuple('revision', 'id'), '>', row.tuple(revision, id)))
      .where('revision', '<=', published)
      .orderBy('revision')
      .orderBy('id')
      .limit(limit)
      .execute();
  const found = [...(await keys('search_record_change')), ...(await keys('search_record_before'))];
  return found.sort(byRevision).slice(0, limit);
}

async function ofEdits(db: Database, { index, cursor, end }: Range): Promise<RecordChange[]> {
  const rows = await db
    .selectFrom('search_record_change')
    .select(['id', 'revision', 'change', 'fields'])
    .where('index_name', '=', index)
    .where((row) => row(row.refTuple('revision', 'id'), '>', row.tuple(cursor.revision, cursor.id)))
    .where((row) => row(row.refTuple('revision', 'id'), '<=', row.tuple(end.revision, end.id)))
    .execute();
  return rows.map(({ id, revision, change, fields }) => ({
    ...{ id, revision, change: change as RecordChange['change'] },
    fields: JSON.parse(fields) as string[],
  }));
}

/**
 * What records were before, compared with what they are: a later change may be among it. A revision that was undone after
 * its process had been killed has records of before, too, and changed none.
 */
async function ofFeeds(db: Database, { index, cursor, end }: Range): Promise<RecordChange[]> {
  const rows = await visibleRecords(db, index)
    .innerJoin('search_record_before as before', (join) =>
      join.onRef('before.index_name', '=', 'record.index_name').onRef('before.id', '=', 'record.id'),
    )
    .innerJoin('search_revision as made', (join) =>
      join.onRef('made.index_name', '=', 'before.index_name').onRef('made.revision', '=', 'before.revision'),
    )
    .leftJoin('search_record_body as old', (join) =>
      join
        .onRef('old.index_name', '=', 'before.index_name')
        .onRef('old.id', '=', 'before.id')
        .onRef('old.feed', '=', 'before.feed'),
    )
    .leftJoin('search_record_body as present', (join) =>
      join
        .onRef('present.index_name', '=', 'record.index_name')
        .onRef('present.id', '=', 'record.id')
        .on('present.feed', '=', visibleFeed),
    )
    .where((row) => {
      const key = row.refTuple('before.revision', 'before.id');
      const keyOf = ({ revision, id }: ChangeCursor) => row.tuple(row.val(revision), row.val(id));
      return row.and([row(key, '>', keyOf(cursor)), row(key, '<=', keyOf(end))]);
    })
    .select(['before.id', 'before.revision'])
    .select([
      sql<string | null>`case when before.state = 'live' then old.body end`.as('before_body'),
      sql<string | null>`case when ${visibleState} = 'live' then present.body end`.as('present_body'),
    ])
    .execute();
  return rows.flatMap(({ id, revision, before_body, present_body }) => {
    const made = changeBetween(parsed(before_body), parsed(present_body));
    return made ? [{ id, revision, ...made }] : [];
  });
}

function parsed(body: string | null): SearchRecord | undefined {
  return body === null ? undefined : (JSON.parse(body) as SearchRecord);
}

/** The records of a revision are in the order of the database already. */
function byRevision(one: ChangeCursor, other: ChangeCursor): number {
  return one.revision - other.revision;
}
