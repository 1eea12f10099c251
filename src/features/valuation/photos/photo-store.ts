import type { EncodedPhoto } from './photo-encoder.ts';

export type PhotoUpload = {
  id: string;
  state: 'receiving' | 'ready';
  /** In bytes, as announced. */
  size: number;
  /** How much of it has been received. */
  offset: number;
};

export type NewPhoto = { id: string; album: string; size: number; startedAt: string };

export type PhotoPreview = { id: string; thumbnail: Uint8Array; width: number; height: number };

/** Photos on their way to a lead and those of leads; processes share them. */
export interface PhotoStore {
  /** Takes one of the places of the album; 'store full' when too much waits for a lead. */
  start(photo: NewPhoto): Promise<'started' | 'album full' | 'store full'>;
  /** Only who has the album's token gets at a photo that is not sent yet. */
  find(id: string, album: string): Promise<PhotoUpload | undefined>;
  /** False when the offset is not where the upload stands, so that a chunk that is sent twice is stored once. */
  append(id: string, offset: number, bytes: Uint8Array): Promise<boolean>;
  /** Everything received so far, in order. */
  received(id: string): Promise<Uint8Array>;
  /** Replaces what was received by the encoded photo. */
  finish(id: string, photo: EncodedPhoto): Promise<void>;
  /** Of a finished photo. */
  preview(id: string): Promise<PhotoPreview | undefined>;
  /** Deletes a photo that no lead has. */
  remove(id: string): Promise<void>;
  ofLead(leadId: string): Promise<readonly PhotoPreview[]>;
  /** The full photo of a lead. */
  full(id: string): Promise<Uint8Array | undefined>;
  /** Deletes what was started before then and never sent. Returns how many. */
  deleteUnclaimedBefore(before: Date): Promise<number>;
}
