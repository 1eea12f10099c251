import type { Kysely } from 'kysely';

export type Database = Kysely<Schema>;

/** All tables, for both databases. Times are ISO text in UTC, yes and no are 1 and 0. */
export interface Schema {
  migration: MigrationTable;
  installation: InstallationTable;
  published_document: PublishedDocumentTable;
  revision_counter: RevisionCounterTable;
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
