import type { Readable } from 'node:stream';

/** Where the bytes of the media library are stored. An object never changes once it is there. */
export interface MediaObjects {
  has(key: string): Promise<boolean>;
  read(key: string): Promise<Buffer | undefined>;
  /** The object or a part of it, first and last byte counted in. */
  stream(key: string, part?: { start: number; end: number }): Promise<Readable | undefined>;
  /** Stores an object unless there is one already; then it says `exists`. Readers see all of it or nothing. */
  add(key: string, bytes: Buffer): Promise<'added' | 'exists'>;
  /** Nothing happens where it is not there. */
  remove(key: string): Promise<void>;
  keys(): Promise<string[]>;
}
