import type { Readable } from 'node:stream';

/** Whose a file is: of one person, for one index. */
export type UploadOwner = { index: string; person: string };

export type FeedUpload = { id: string; bytes: number; expiresAt: string };

/** One file of an owner is kept, for a day. */
export const UPLOAD_HOURS = 24;

/** The kept files of all people together would take more than they may. */
export class UploadsFull extends Error {
  readonly limitBytes: number;

  constructor(limitBytes: number) {
    super(`The kept files take more than ${limitBytes} bytes together.`);
    this.limitBytes = limitBytes;
  }
}

/** Files that somebody sent to look at, kept so that a trial and an import need not send them again. */
export interface FeedUploads {
  /** That one file may have. */
  readonly limitBytes: number;
  /** In the place of the owner's earlier one. Throws FeedTooLarge and UploadsFull. */
  keep(owner: UploadOwner, body: Readable): Promise<FeedUpload>;
  /** Another name of the file, for the caller to read and to remove; undefined where it is not kept here. */
  take(owner: UploadOwner, id: string): Promise<string | undefined>;
  remove(owner: UploadOwner, id: string): Promise<void>;
  removeExpired(): Promise<void>;
}
