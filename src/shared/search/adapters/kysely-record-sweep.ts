import type { Database } from '../../platform/database/schema.ts';
import { sweepRevisions } from './kysely-record-before.ts';

const rowsPerTransaction = 200;

/**
 * Removes old record bodies and the staged rows of finished or crashed feeds, in small transactions that do not
 * block other writers.
 */
export async function sweep(db: Database, index: string): Promise<void> {
  await sweepFeedRecords(db);
  await sweepRevisions(db, index);
  await sweepBodies(db, index);
}

async function sweepFeedRecords(db: Database): Promise<void> {
  const finished = await db
    .selectFrom('search_feed_record')
    .select('feed')
    .distinct()
    .where('feed', 'not in', (from) => from.selectFrom('search_feed').select('feed'))
    .execute();
  for (const { feed } of finished) {
    for (let removed = 1; removed > 0; ) {
      const result = await db
        .deleteFrom('search_feed_record')
        .where('feed', '=', feed)
        .where('id', 'in', (from) =>
          from
            .selectFrom('search_feed_record')
            .select('id')
            .where('feed', '=', feed)
            .limit(rowsPerTransaction * 10),
        )
        .executeTakeFirst();
      removed = Number(result.numDeletedRows);
    }
  }
}

async function sweepBodies(db: Database, index: string): Promise<void> {
  for (let after = ''; ; ) {
    const unused = await db
      .selectFrom('search_record_body as stored')
      .leftJoin('search_record as record', (join) =>
        join
          .onRef('record.index_name', '=', 'stored.index_name')
          .onRef('record.id', '=', 'stored.id')
          .onRef('record.feed', '=', 'stored.feed'),
      )
      .leftJoin('search_feed as running', 'running.feed', 'stored.feed')
      .select(['stored.id', 'stored.feed'])
      .where('stored.index_name', '=', index)
      .where('stored.id', '>', after)
      .where('record.id', 'is', null)
      .where('running.feed', 'is', null)
      // A revision that can be undone needs what the record was before it.
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('search_record_before as former')
              .select('former.id')
              .whereRef('former.index_name', '=', 'stored.index_name')
              .whereRef('former.id', '=', 'stored.id')
              .whereRef('former.feed', '=', 'stored.feed'),
          ),
        ),
      )
      .orderBy('stored.id')
      .limit(rowsPerTransaction)
      .execute();
    if (unused.length === 0) return;
    for (const [feed, bodies] of Map.groupBy(unused, (body) => body.feed)) {
      const ids = bodies.map(({ id }) => id);
      for (const table of ['search_record_edit', 'search_record_body'] as const)
        await db
          .deleteFrom(table)
          .where('index_name', '=', index)
          .where('id', 'in', ids)
          .where('feed', '=', feed)
          .execute();
    }
    // Two bodies of one id may be split between batches; the next sweep finds the second.
    after = unused.at(-1)?.id ?? '';
  }
}
