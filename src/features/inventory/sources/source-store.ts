import type { Delivery } from '../../../shared/messaging/outbox.ts';
import type { SourceDeclaration } from './source.ts';
import type { SourceProblemCode } from './source-problem.ts';
import type { SecretName, SourceSecrets } from './source-secrets.ts';

export const fetchResults = ['imported', 'unchanged', 'refused', 'failed'] as const;
/** refused: the feed arrived and was not imported. failed: it did not arrive. */
export type FetchResult = (typeof fetchResults)[number];

/** What somebody is written to about. */
export type AlertKind = 'failed' | 'refused' | 'late';

/** By what a file is known again. */
export type FileMarks = {
  /** Of one that was found by a pattern. */
  name?: string | undefined;
  etag?: string | undefined;
  lastModified?: string | undefined;
  size?: number | undefined;
  modifiedMs?: number | undefined;
  /** SHA-256 of its bytes. */
  hash?: string | undefined;
};

/** The file that was imported or refused last, and what it was read through. */
export type SeenFile = FileMarks & { result: 'imported' | 'refused'; mappingVersion: number; at: string };

export type LastFetch = {
  at: string;
  result: FetchResult;
  /** What went wrong, in words. */
  problem: string | undefined;
  /** Why it did not arrive. */
  code?: SourceProblemCode | undefined;
  bytes: number | undefined;
};

/** When the next one begins, what became of the last one. */
export type SourceState = {
  nextAt: string;
  /** A fetch out of schedule that somebody asked for. */
  requested: { at: string; by: string | undefined; again: boolean } | undefined;
  isFetching: boolean;
  last: LastFetch | undefined;
  /** When the stock was known to be that of the source. */
  goodAt: string | undefined;
  /** In a row; failed and refused alike. */
  failures: number;
  /** Of an SFTP server, seen first. */
  hostKey: string | undefined;
};

export type StoredSource = {
  index: string;
  version: number;
  declaration: SourceDeclaration;
  secretsSet: readonly SecretName[];
  changedAt: string;
  changedBy: string | undefined;
  state: SourceState;
  /** What somebody was last written to about; undefined where all was well. */
  alerted: AlertKind | undefined;
};

/** A fetch that this process and no other one does, until its lease ends. */
export type ClaimedSource = StoredSource & {
  lease: string;
  secrets: SourceSecrets;
  seen: SeenFile | undefined;
};

export type FetchEnd = LastFetch & {
  nextAt: string;
  failures: number;
  /** Undefined: as before. */
  seen?: SeenFile | undefined;
  goodAt?: string | undefined;
  hostKey?: string | undefined;
};

export interface SourceStore {
  find(index: string): Promise<StoredSource | undefined>;
  all(): Promise<readonly StoredSource[]>;
  /** Decrypted, for signing in; empty where the keys are not at hand any more. */
  secrets(index: string): Promise<SourceSecrets>;
  /** Stores the version after this one, 0 where there is none; false where another one was faster. */
  put(index: string, after: number, change: SourceChange): Promise<boolean>;
  /** False where it is at another version. */
  remove(index: string, version: number): Promise<boolean>;
  /** Fetches as soon as a worker is free; false where there is no source. */
  request(index: string, by: string | undefined, again: boolean): Promise<boolean>;
  /** The one that has been due longest; nobody else gets it before the lease ends. */
  claim(lease: { owner: string; until: Date }): Promise<ClaimedSource | undefined>;
  /** False where somebody else has it by now, or the source is gone or was changed. */
  renew(claimed: Pick<ClaimedSource, 'index' | 'lease'>, until: Date): Promise<boolean>;
  /** Records what became of it, if the lease is still held. */
  finish(claimed: Pick<ClaimedSource, 'index' | 'lease'>, end: FetchEnd): Promise<boolean>;
  /** Notes what somebody is written to about, and enqueues that; false where another process has. */
  announce(
    source: Pick<StoredSource, 'index' | 'alerted'>,
    alert: AlertKind | undefined,
    deliveries: readonly Delivery[],
  ): Promise<boolean>;
  /** Lets go of it until then, as if it had not been tried. */
  postpone(claimed: Pick<ClaimedSource, 'index' | 'lease'>, until: Date): Promise<void>;
}

export type SourceChange = {
  declaration: SourceDeclaration;
  secrets: SourceSecrets;
  nextAt: string;
  by: string | undefined;
  /** Whether what was seen and pinned so far is of this source, too. */
  isSameFile: boolean;
  hostKey: string | undefined;
};
