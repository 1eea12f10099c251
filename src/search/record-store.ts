import type { SearchRecord } from './port.ts';

/** Withdrawn records left the feed: a sold car, a closed dealership. They are kept, for their pages still get visitors. */
export type RecordState = 'live' | 'withdrawn';

export type StoredRecord = {
  id: string;
  body: SearchRecord;
  state: RecordState;
  changedAt: string;
  revision: number;
};

/** An index that has had a feed. Its revision grows with every feed that changes anything. */
export type IndexState = { name: string; revision: number; live: number };

/** Two records with the same fingerprint are the same; the body is only written when it differs. */
export type FeedRecord = { id: string; fingerprint: string; body: SearchRecord };

export type FeedCounts = { added: number; changed: number; unchanged: number };
export type FeedOutcome = FeedCounts & { withdrawn: number; revision: number };

/** The system of record behind the search: the indices in memory are made from it and can be made anew at any time. */
export interface RecordStore {
  indices(): Promise<readonly IndexState[]>;
  find(index: string, id: string): Promise<StoredRecord | undefined>;
  /** In batches, by id. A feed that becomes visible meanwhile shows in the later batches; `indices` tells. */
  live(index: string): AsyncIterable<readonly StoredRecord[]>;
  /** What became different after a revision, in batches, oldest first, each record as it is now. */
  changesSince(index: string, revision: number): AsyncIterable<readonly StoredRecord[]>;
  countChangesSince(index: string, revision: number): Promise<number>;
  /** What a feed with these records would do, without doing it. */
  compare(index: string, records: readonly Pick<FeedRecord, 'id' | 'fingerprint'>[]): Promise<FeedCounts>;
  /** Nothing, while another feed of this index is under way. */
  openFeed(index: string): Promise<Feed | undefined>;
}

/** The whole truth about an index, brought in portions. Nobody sees any of it before `publish`. */
export interface Feed {
  /** An id may come only once in a feed. */
  stage(records: readonly FeedRecord[]): Promise<FeedCounts>;
  /** All of it becomes visible at once; live records that the feed did not bring are withdrawn. */
  publish(): Promise<FeedOutcome>;
  abandon(): Promise<void>;
}

/** The feed stood still so long that another one took its place; nothing of it became visible. */
export class FeedLeaseLost extends Error {
  constructor(index: string) {
    super(`Another feed of ${index} has taken over, because this one stood still for too long.`);
    this.name = 'FeedOvertaken';
  }
}
