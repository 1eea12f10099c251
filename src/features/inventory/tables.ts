import type { Migration } from '../../shared/platform/database/migration.ts';
import { addFeedMappings } from './migrations/027-feed-mappings.ts';
import { addWhoChangedFeeds } from './migrations/029-who-changed-feeds.ts';
import { addCarPhotos } from './migrations/030-car-photos.ts';
import { addFeedSources } from './migrations/031-feed-sources.ts';
import { addMappingNotes } from './migrations/037-mapping-notes.ts';
import type { CarPhotoTables } from './photos/tables.ts';

declare module '../../shared/platform/database/schema.ts' {
  interface Schema extends CarPhotoTables {
    import_run: ImportRunTable;
    import_run_lines: ImportRunLinesTable;
    feed_mapping: FeedMappingTable;
    kept_record: KeptRecordTable;
    feed_source: FeedSourceTable;
  }
}

/** An import or a roll-back, and its report. */
export interface ImportRunTable {
  id: string;
  index_name: string;
  /** feed or roll-back */
  kind: string;
  /** running, imported, refused or failed */
  state: string;
  started_at: string;
  finished_at: string | null;
  /** That it made; null where nothing changed. */
  revision: number | null;
  /** JSON */
  report: string | null;
  reason: string | null;
  request_id: string | null;
  /** Who or what sent the feed. */
  started_by: string | null;
}

/** The lines of a run that are not valid. */
export interface ImportRunLinesTable {
  run_id: string;
  /** JSON */
  lines: string;
}

/** How the feeds of an index are read; the greatest version is in force. */
export interface FeedMappingTable {
  index_name: string;
  version: number;
  /** JSON; null where feeds are read by our own field names again. */
  mapping: string | null;
  changed_at: string;
  changed_by: string | null;
  /** Why, in the words of who changed it. */
  note: string | null;
}

/** A record whose line was bad, and since when it has been kept as it last was. */
export interface KeptRecordTable {
  index_name: string;
  id: string;
  since: string;
}

/** Where the feed of an index is fetched from. */
export interface FeedSourceTable {
  index_name: string;
  version: number;
  /** JSON */
  declaration: string;
  /** JSON: which secrets there are. */
  secret_names: string;
  /** JSON, encrypted; null where there are none. */
  secrets: string | null;
  secrets_key_id: string | null;
  changed_at: string;
  changed_by: string | null;
  /** 0 or 1, as the declaration says. */
  paused: number;
  next_at: string;
  /** JSON: who asked for a fetch out of schedule. */
  request: string | null;
  /** Of the process that fetches. */
  lease: string | null;
  lease_until: string | null;
  /** JSON: what became of the last fetch. */
  last: string | null;
  good_at: string | null;
  /** In a row. */
  failures: number;
  /** JSON: the file that was imported or refused last. */
  seen: string | null;
  /** Of an SFTP server, as it was first seen. */
  host_key: string | null;
  /** What somebody was last written to about; null where all was well. */
  alerted: string | null;
}

export const inventoryMigrations: readonly Migration[] = [
  { name: '027-feed-mappings', up: addFeedMappings },
  { name: '029-who-changed-feeds', up: addWhoChangedFeeds },
  { name: '030-car-photos', up: addCarPhotos },
  { name: '031-feed-sources', up: addFeedSources },
  { name: '037-mapping-notes', up: addMappingNotes },
];
