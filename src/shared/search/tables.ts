import type { Migration } from '../platform/database/migration.ts';
import { createSearchRecords } from './migrations/003-search-records.ts';
import { createPriceHistory } from './migrations/012-price-history.ts';
import { addFeedOwner } from './migrations/016-feed-owner.ts';
import { addPendingRevisions } from './migrations/017-pending-revisions.ts';
import { addRecordEdits } from './migrations/025-record-edits.ts';
import { addRecordChanges } from './migrations/026-record-changes.ts';

declare module '../platform/database/schema.ts' {
  interface Schema {
    search_record: SearchRecordTable;
    search_record_body: SearchRecordBodyTable;
    search_record_edit: SearchRecordEditTable;
    search_index: SearchIndexTable;
    search_feed: SearchFeedTable;
    search_feed_record: SearchFeedRecordTable;
    search_revision: SearchRevisionTable;
    search_record_before: SearchRecordBeforeTable;
    search_record_change: SearchRecordChangeTable;
    search_change_cursor: SearchChangeCursorTable;
    price_history: PriceHistoryTable;
  }
}

export const searchMigrations: readonly Migration[] = [
  { name: '003-search-records', up: createSearchRecords },
  { name: '012-price-history', up: createPriceHistory },
  { name: '016-feed-owner', up: addFeedOwner },
  { name: '017-pending-revisions', up: addPendingRevisions },
  { name: '025-record-edits', up: addRecordEdits },
  { name: '026-record-changes', up: addRecordChanges },
];

/** Cars, dealerships and all else that is searched. A withdrawn record stays, so that its page can say so. */
export interface SearchRecordTable {
  index_name: string;
  id: string;
  /** live, withdrawn by a feed, or deleted by an edit */
  state: string;
  fingerprint: string;
  /** The feed that brought the present body, or the edit that wrote it. */
  feed: string;
  changed_at: string;
  revision: number;
}

/**
 * Bodies are in a table of their own and written ahead: the transaction that makes a feed visible changes small rows
 * only.
 */
export interface SearchRecordBodyTable {
  index_name: string;
  id: string;
  feed: string;
  /** JSON */
  body: string;
  /** JSON merge patch that turns the body into what it was made from; null of a body that an older version wrote. */
  source_patch: string | null;
}

/** Of a body in which edits stand against the feed, or that no feed has. */
export interface SearchRecordEditTable {
  index_name: string;
  id: string;
  feed: string;
  /** JSON: what the last feed said of the record; null of a record that no feed has. */
  feed_record: string | null;
  /** JSON: the values that stand against the feed; null removes a field. */
  fields: string;
  /** Of the last of the edits. */
  revision: number;
}

/** One row per index that has had a feed. */
export interface SearchIndexTable {
  name: string;
  /** Counts the feeds that changed anything; who changes it holds the row's lock until the commit. */
  revision: number;
  live: number;
  /** When the feed or roll-back began that is becoming visible as the next revision; null where there is none. */
  pending_began_at: string | null;
}

/** The feed under way in an index; past its expiry another one may take over. */
export interface SearchFeedTable {
  index_name: string;
  feed: string;
  expires_at: string;
  /** The process that runs it (process-owner.ts); null of a feed that an older version began. */
  owner: string | null;
}

/** What a feed under way has brought so far. */
export interface SearchFeedRecordTable {
  feed: string;
  id: string;
  fingerprint: string;
  /** 1 where the record is new or changed and its body waits in search_record_body. */
  has_body: number;
  /** Of a price that the history does not have yet. */
  price_since: string | null;
  price_amount: number | null;
  price_is_campaign: number | null;
}

/** The latest revisions of an index that can be undone. */
export interface SearchRevisionTable {
  index_name: string;
  revision: number;
  began_at: string;
  published_at: string;
}

/** What a record was before a revision changed it; without a state, it was not there. */
export interface SearchRecordBeforeTable {
  index_name: string;
  revision: number;
  id: string;
  state: string | null;
  fingerprint: string | null;
  feed: string | null;
  changed_at: string | null;
}

/** What an edit changed; of feeds, search_record_before says it. */
export interface SearchRecordChangeTable {
  index_name: string;
  revision: number;
  id: string;
  /** created, updated or withdrawn */
  change: string;
  /** JSON: the names of the fields of an update. */
  fields: string;
}

/** Up to where other systems have been told of changes. */
export interface SearchChangeCursorTable {
  index_name: string;
  revision: number;
  id: string;
}

/** What records have cost, one row per change. */
export interface PriceHistoryTable {
  index_name: string;
  id: string;
  since: string;
  /** Null from when the record was withdrawn. */
  amount: number | null;
  is_campaign: number;
}
