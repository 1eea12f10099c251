import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { SearchRecordTable } from '../tables.ts';

type Rows = ExpressionBuilder<Schema & { record: SearchRecordTable }, 'record'>;

/** Of records that the feed lacks and an earlier one brought: they are withdrawn. */
export function isMissingFrom(feed: string) {
  return (row: Rows): Expression<SqlBool> =>
    row.and([
      row('record.state', 'in', ['live', 'deleted']),
      row.not(
        row.exists(
          row
            .selectFrom('search_feed_record as brought')
            .select('brought.id')
            .where('brought.feed', '=', feed)
            .whereRef('brought.id', '=', 'record.id'),
        ),
      ),
      isOfFeed(row),
    ]);
}

/** Not of a record that only edits know. */
export function isOfFeed(row: Rows): Expression<SqlBool> {
  return row.not(
    row.exists(
      row
        .selectFrom('search_record_edit as edit')
        .select('edit.id')
        .whereRef('edit.index_name', '=', 'record.index_name')
        .whereRef('edit.id', '=', 'record.id')
        .whereRef('edit.feed', '=', 'record.feed')
        .where('edit.feed_record', 'is', null),
    ),
  );
}
