import type { KeptRecord, PersonalKind } from '../../shared/personal-data/personal-records.ts';

/** A record of somebody, by its kind and id. */
export type RecordReference = { kind: PersonalKind; id: string };

/**
 * Who was erased, in keyed hashes: of mail address, telephone and plate, and of the records that were chosen. After an
 * older backup is restored the same are found and erased again; what was looked at and left is left again.
 */
export type ErasureScope = {
  person: readonly string[];
  records: readonly string[];
  left: readonly string[];
};

export type ErasureOutcome = {
  erased: Readonly<Partial<Record<PersonalKind, number>>>;
  kept: readonly (KeptRecord & { kind: PersonalKind })[];
};

export type Erasure = {
  id: string;
  beganAt: string;
  finishedAt: string | undefined;
  by: string;
  scope: ErasureScope;
  outcome: ErasureOutcome | undefined;
};

/** The list of those who were erased. It goes on beside backups: each is repeated on what an older one brings back. */
export interface Erasures {
  /** Written before the first record goes, so that what a crash stops is finished later. One that is known is left as it is. */
  begin(erasure: Omit<Erasure, 'finishedAt' | 'outcome'>): Promise<void>;
  /** Also again, when what was kept could go at last. */
  finish(id: string, outcome: ErasureOutcome, at: Date): Promise<void>;
  /** Newest first. */
  list(limit: number): Promise<readonly Erasure[]>;
  find(id: string): Promise<Erasure | undefined>;
  /** Oldest first. */
  all(): Promise<readonly Erasure[]>;
}
