import type { SearchRecord } from './port.ts';

/** Withdrawn records are no longer in the feed. They stay stored, because their pages still get visitors. */
export type RecordState = 'live' | 'withdrawn';

export type StoredRecord = {
  id: string;
  body: SearchRecord;
  state: RecordState;
  changedAt: string;
  revision: number;
};

/** An index that has had a feed. Its revision grows with every feed that changes something. */
export type IndexState = { name: string; revision: number; live: number };

/** What a record costs from a time on; no amount while it is withdrawn. */
export type PricePoint = { since: string; amount: number | null; isCampaign: boolean };

/** Two records with the same fingerprint are the same; the body is only written when it differs. */
export type FeedRecord = {
  id: string;
  fingerprint: string;
  body: SearchRecord;
  /** A price that the price history does not have yet. */
  price?: PricePoint | undefined;
};

export type FeedCounts = { added: number; changed: number; unchanged: number };
export type FeedOutcome = FeedCounts & { withdrawn: number; revision: number };

export type RollBackOutcome =
  | { state: 'rolled-back'; restored: number; live: number; revision: number }
  /** A feed of the index is running. */
  | { state: 'busy' }
  /** What was before that revision is no longer stored. */
  | { state: 'not-kept' };

/** The system of record behind the search: indices are built from it and can be rebuilt at any time. */
export interface RecordStore {
  indices(): Promise<readonly IndexState[]>;
  find(index: string, id: string): Promise<StoredRecord | undefined>;
  /** In batches, by id. A feed published meanwhile appears in later batches; compare the revision in `indices`. */
  live(index: string): AsyncIterable<readonly StoredRecord[]>;
  /** Records changed after a revision, in batches, oldest first, each in its current state. */
  changesSince(index: string, revision: number): AsyncIterable<readonly StoredRecord[]>;
  countChangesSince(index: string, revision: number): Promise<number>;
  /** What records have cost since their first feed, oldest first; withdrawing a record ends its price. */
  priceHistory(index: string, ids: readonly string[]): Promise<ReadonlyMap<string, readonly PricePoint[]>>;
  /** What a feed with these records would do, without doing it. */
  compare(index: string, records: readonly Pick<FeedRecord, 'id' | 'fingerprint'>[]): Promise<FeedCounts>;
  /** Restores the stock as it was before a revision, all at once; records that it brought first are withdrawn. */
  rollBack(index: string, revision: number): Promise<RollBackOutcome>;
  /** The revisions of an index that can be rolled back, newest first. */
  keptRevisions(index: string): Promise<readonly number[]>;
  /** The indices of which a feed is running. */
  runningFeeds(): Promise<readonly string[]>;
  /** Undefined while another feed of this index is running. */
  openFeed(index: string): Promise<Feed | undefined>;
}

/** The complete records of an index, staged in batches and invisible before `publish`. */
export interface Feed {
  /** An id may occur only once in a feed. */
  stage(records: readonly FeedRecord[]): Promise<FeedCounts>;
  /** All of it becomes visible at once; live records that the feed did not bring are withdrawn. */
  publish(): Promise<FeedOutcome>;
  abandon(): Promise<void>;
}

/** The feed did not renew its lease and another one took it; nothing of it became visible. */
export class FeedLeaseLost extends Error {
  constructor(index: string) {
    super(`Another feed of ${index} has taken over, because this one was idle for too long.`);
    this.name = 'FeedOvertaken';
  }
}
