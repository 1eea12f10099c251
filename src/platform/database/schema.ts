import type { Kysely } from 'kysely';

export type Database = Kysely<Schema>;

/** All tables, for both databases. Times are ISO text in UTC, yes and no are 1 and 0. */
export interface Schema {
  migration: MigrationTable;
  installation: InstallationTable;
  published_document: PublishedDocumentTable;
  revision_counter: RevisionCounterTable;
  search_record: SearchRecordTable;
  search_record_body: SearchRecordBodyTable;
  search_index: SearchIndexTable;
  search_feed: SearchFeedTable;
  search_feed_record: SearchFeedRecordTable;
  form_definition: FormDefinitionTable;
  form_submission: FormSubmissionTable;
}

interface MigrationTable {
  name: string;
  applied_at: string;
}

/** Facts about this installation, such as which demo content was loaded. */
interface InstallationTable {
  key: string;
  value: string;
}

/** What visitors see. A removed document stays as a row, so that running servers learn of it. */
interface PublishedDocumentTable {
  kind: string;
  site: string;
  language: string;
  key: string;
  /** JSON */
  body: string;
  revision: number;
  published_at: string;
  removed: number;
}

/** One row per counter; whoever changes it holds its lock until the commit. */
interface RevisionCounterTable {
  name: string;
  latest: number;
}

/** Cars, dealerships and all else that is searched. A withdrawn record stays, so that its page can say so. */
interface SearchRecordTable {
  index_name: string;
  id: string;
  /** live or withdrawn */
  state: string;
  fingerprint: string;
  /** The feed that brought the present body. */
  feed: string;
  changed_at: string;
  revision: number;
}

/** Bodies lie apart and are written ahead: what makes a feed visible then moves small rows only. */
interface SearchRecordBodyTable {
  index_name: string;
  id: string;
  feed: string;
  /** JSON */
  body: string;
}

/** One row per index that has had a feed. */
interface SearchIndexTable {
  name: string;
  /** Counts the feeds that changed anything; who changes it holds the row's lock until the commit. */
  revision: number;
  live: number;
}

/** The feed under way in an index; past its expiry another one may take over. */
interface SearchFeedTable {
  index_name: string;
  feed: string;
  expires_at: string;
}

/** What a feed under way has brought so far. */
interface SearchFeedRecordTable {
  feed: string;
  id: string;
  fingerprint: string;
  /** 1 where the record is new or changed and its body waits in search_record_body. */
  has_body: number;
}

/** Forms of the embedded form providers. */
interface FormDefinitionTable {
  provider: string;
  id: string;
  /** JSON */
  body: string;
}

/** What visitors sent with them. */
interface FormSubmissionTable {
  id: string;
  provider: string;
  form_id: string;
  /** JSON */
  answers: string;
  received_at: string;
}
