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

/**
 * What edits of single records changed beside the feeds. A field stays edited until a feed says something else of it than
 * the feed before.
 */
export type RecordEdit = {
  /** What the last feed said of the record; undefined of a record that no feed has. */
  feedRecord: SearchRecord | undefined;
  /** The edited fields; null where one was removed. */
  fields: Readonly<Record<string, unknown>>;
  /** Of the last of the edits. */
  revision: number;
};

/** A record with what it was made from. One that an edit deleted stays so until its feed says something else. */
export type EditableRecord = Omit<StoredRecord, 'state'> & {
  state: RecordState | 'deleted';
  fingerprint: string;
  /** What its source sent, with the edits. The body is that in the words of the index, and what follows from it. */
  source: SearchRecord;
  edit: RecordEdit | undefined;
};

/** What an edit does to a record as it finds it. */
export type EditDecision<Refusal> =
  | { change: 'write'; record: Omit<FeedRecord, 'edit'>; edit: Omit<RecordEdit, 'revision'> | undefined }
  | { change: 'delete' }
  | { change: 'none' }
  | { change: 'refuse'; refusal: Refusal };

export type EditOutcome<Refusal> =
  | { state: 'done'; hasChanged: boolean; record: EditableRecord | undefined }
  | { state: 'refused'; refusal: Refusal }
  /** A feed or a roll-back of the index is becoming visible. */
  | { state: 'busy' };

/** A record of a feed that was edited after the feed had brought it. */
export type OvertakenRecord = { id: string; feedRecord: SearchRecord; present: EditableRecord };

export type LiveRange = {
  /** Ids above it. */
  after?: string | undefined;
  /** Up to and including it; without it, up to the end. */
  last?: string | undefined;
  /** Others may be left out of the bodies, and a field that is null, too. */
  fields?: readonly string[] | undefined;
};

export type ChangedId = { id: string; hasChanged: boolean };

/** An index that has had a feed. Its revision grows with every feed that changes something. */
export type IndexState = { name: string; revision: number; live: number };

/** What a record costs from a time on; no amount while it is withdrawn. */
export type PricePoint = { since: string; amount: number | null; isCampaign: boolean };

/** Two records with the same fingerprint are the same; the body is only written when it differs. */
export type FeedRecord = {
  id: string;
  fingerprint: string;
  body: SearchRecord;
  /** What the body was made from; the body itself without it. */
  source?: SearchRecord | undefined;
  edit?: RecordEdit | undefined;
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
  /**
   * In batches, by id, all or some. A feed published meanwhile appears in later batches; compare the revision in `indices`.
   */
  live(index: string, some?: LiveRange): AsyncIterable<readonly StoredRecord[]>;
  /**
   * The ids of records that a revision after `revision` changed, and those of `among`, in the order of `live`: where in an
   * index something has changed. An engine of the database compares ids in its own way.
   */
  changedIds(index: string, revision: number, among: readonly string[]): Promise<readonly ChangedId[]>;
  /** Records changed after a revision, in batches, oldest first, each in its current state. */
  changesSince(index: string, revision: number): AsyncIterable<readonly StoredRecord[]>;
  countChangesSince(index: string, revision: number): Promise<number>;
  /** What records have cost since their first feed, oldest first; withdrawing a record ends its price. */
  priceHistory(index: string, ids: readonly string[]): Promise<ReadonlyMap<string, readonly PricePoint[]>>;
  /** What a feed with these records would do, without doing it. */
  compare(index: string, records: readonly Pick<FeedRecord, 'id' | 'fingerprint'>[]): Promise<FeedCounts>;
  findEditable(index: string, id: string): Promise<EditableRecord | undefined>;
  /** Those of the records that have edits or were deleted by one. */
  edited(index: string, ids: readonly string[]): Promise<ReadonlyMap<string, EditableRecord>>;
  /** The ids of the live records that feeds brought, in batches: a feed without them withdraws them. */
  liveOfFeeds(index: string): AsyncIterable<readonly string[]>;
  /**
   * Edits one record. The decision is made under the lock of the index, so that of two who decide by the same revision
   * one finds another. `history` is what the record has cost.
   */
  edit<Refusal>(
    index: string,
    id: string,
    decide: (present: EditableRecord | undefined, history: readonly PricePoint[]) => EditDecision<Refusal>,
  ): Promise<EditOutcome<Refusal>>;
  /**
   * Restores the stock as it was before a revision, all at once; records that it brought first are withdrawn. Records that
   * were edited since stay as they are.
   */
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
  /** An id may occur only once in a feed. What is withheld stays deleted. */
  stage(records: readonly FeedRecord[], withheld?: readonly string[]): Promise<FeedCounts>;
  /**
   * All of it becomes visible at once; live records that the feed did not bring are withdrawn. Records that were edited
   * after they had been staged are merged again.
   */
  publish(mergeAgain?: MergeAgain): Promise<FeedOutcome>;
  abandon(): Promise<void>;
}

/** Those that are missing in the answer stay deleted. */
export type MergeAgain = (records: readonly OvertakenRecord[]) => Promise<readonly FeedRecord[]>;

/** The feed did not renew its lease and another one took it; nothing of it became visible. */
export class FeedLeaseLost extends Error {
  constructor(index: string) {
    super(`Another feed of ${index} has taken over, because this one was idle for too long.`);
    this.name = 'FeedOvertaken';
  }
}
