import type { Migration } from '../../shared/platform/database/migration.ts';
import { addErasures } from './migrations/043-erasures.ts';

declare module '../../shared/platform/database/schema.ts' {
  interface Schema {
    erasure: ErasureTable;
  }
}

export const privacyMigrations: readonly Migration[] = [{ name: '043-erasures', up: addErasures }];

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
