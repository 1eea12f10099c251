import type { Generated } from 'kysely';
import type { Migration } from '../../shared/platform/database/migration.ts';
import { createLeadPhotos } from './migrations/009-lead-photos.ts';

declare module '../../shared/platform/database/schema.ts' {
  interface Schema {
    lead_photo: LeadPhotoTable;
    lead_photo_chunk: LeadPhotoChunkTable;
    lead_photo_file: LeadPhotoFileTable;
  }
}

export const valuationMigrations: readonly Migration[] = [{ name: '009-lead-photos', up: createLeadPhotos }];

/** A photo that is sent with a lead. Without a lead it is deleted after a day. */
export interface LeadPhotoTable {
  id: string;
  /** SHA-256 of the upload token that all photos of one form share. */
  album: string;
  /** 1 to 8: the unique index is what keeps the ninth out. */
  position: number;
  lead_id: string | null;
  /** receiving or ready */
  state: string;
  /** While it is received the size that was announced, then that of the stored files. */
  size: number;
  received: number;
  width: Generated<number>;
  height: Generated<number>;
  started_at: string;
}

/** What has been received of an upload that is not finished. */
export interface LeadPhotoChunkTable {
  photo_id: string;
  starts_at: number;
  bytes: Uint8Array;
}

export interface LeadPhotoFileTable {
  photo_id: string;
  /** full or thumbnail */
  kind: string;
  bytes: Uint8Array;
}
