import type { PhotoAddress } from './photo-addresses.ts';

/** The photos of a car, in its order. */
export type CarPhotos = { id: string; photos: readonly PhotoAddress[] };

/** One that is to be fetched now, with what is known of the last time. */
export type DuePhoto = {
  photo: string;
  url: string;
  attempts: number;
  file: string | undefined;
  etag: string | undefined;
  lastModified: string | undefined;
};

/** What stands in the media library. */
export type PhotoFile = { file: string; bytes: number; placeholder: string | undefined };

export type PhotoProblemCode =
  /** The address cannot be used, or leads where it may not. */
  | 'address'
  /** 404 or 410. */
  | 'not-found'
  /** Another status that is no success. */
  | 'status'
  | 'unreachable'
  | 'timeout'
  | 'cut-off'
  | 'too-large'
  /** No JPEG, PNG, WebP or AVIF. */
  | 'type'
  | 'too-many-pixels'
  /** It cannot be decoded. */
  | 'broken';

export type PhotoProblem = { code: PhotoProblemCode; text: string };

export type FetchedPhoto = {
  file: PhotoFile;
  /** Of the bytes as they were sent. */
  sourceHash: string;
  etag: string | undefined;
  lastModified: string | undefined;
};

/** Which photos are wanted and which are to be fetched next; processes share it, and it survives them. */
export interface PhotoQueue {
  /** Up to which revision of an index `want` has been told; 0 at first. */
  cursor(index: string): Promise<number>;
  moveCursor(index: string, revision: number): Promise<void>;
  /** These cars show these photos from now on, and none where there are none. */
  want(index: string, cars: readonly CarPhotos[], now: Date): Promise<void>;
  /** Hosts with something to fetch that nobody else is asking. Unless it is renewed, the claim ends at `until`. */
  claimHosts(claim: { by: string; now: Date; until: Date; limit: number }): Promise<string[]>;
  /** False where the claim has been lost. */
  renewClaim(host: string, by: string, until: Date): Promise<boolean>;
  /** Gives a host back; while it rests nobody asks it. */
  releaseHost(host: string, by: string, rest?: HostRest): Promise<void>;
  /** The indices whose cars `want` was told of. */
  followedIndices(): Promise<string[]>;
  /** No site shows this index any more, so its cars show no photos. */
  forget(index: string, now: Date): Promise<void>;
  /** How many requests in a row the host has not answered. */
  failuresOf(host: string): Promise<number>;
  /** First photos of cars first, then the others, then those that were fetched before. */
  due(host: string, now: Date, limit: number): Promise<DuePhoto[]>;
  /** The file that the same bytes were stored as before. */
  fileOfSource(sourceHash: string): Promise<PhotoFile | undefined>;
  fetched(photo: string, fetched: FetchedPhoto, at: { now: Date; next: Date }): Promise<void>;
  unchanged(photo: string, at: { now: Date; next: Date }): Promise<void>;
  failed(photo: string, problem: PhotoProblem, at: { next: Date; isGone: boolean }): Promise<void>;
}

export type HostRest = { until: Date; failures: number; problem: string | undefined };
