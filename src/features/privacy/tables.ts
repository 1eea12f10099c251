import type { Migration } from '../../shared/platform/database/migration.ts';
import { addErasures } from './migrations/043-erasures.ts';
import { addRecordCleanings } from './migrations/044-record-cleanings.ts';
import { addDataKeys } from './migrations/048-data-keys.ts';

declare module '../../shared/platform/database/schema.ts' {
  interface Schema {
    erasure: ErasureTable;
    record_cleaning: RecordCleaningTable;
    data_key: DataKeyTable;
  }
}

export const privacyMigrations: readonly Migration[] = [
  { name: '043-erasures', up: addErasures },
  { name: '044-record-cleanings', up: addRecordCleanings },
  { name: '048-data-keys', up: addDataKeys },
];

/** That somebody was erased. It holds no name: what says who it was are keyed hashes. */
export interface ErasureTable {
  id: string;
  began_at: string;
  /** Null while it is under way, and after a crash until it is finished. */
  finished_at: string | null;
  /** Who in the group did it. */
  done_by: string;
  /** JSON: ErasureScope */
  scope: string;
  /** JSON: ErasureOutcome; null until it is finished. */
  outcome: string | null;
}

/** When records of a kind that were kept long enough were last deleted. */
export interface RecordCleaningTable {
  kind: string;
  cleaned_at: string;
  removed: number;
}

/** A key that something in the database is encrypted with. */
export interface DataKeyTable {
  id: string;
  /** A known text, encrypted with it: another key of the same name does not open it. */
  proof: string;
  since: string;
}
