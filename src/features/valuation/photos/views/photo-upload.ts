import type { PhotoProblem } from '../photo-limits.ts';

/** How a photo stands, as its tile shows it. */
export type PhotoUploadState =
  | { state: 'sending' | 'waiting'; percent: number }
  | { state: 'checking' }
  | { state: 'ready'; thumbnail: string }
  | { state: 'refused'; problem: PhotoProblem | 'PHOTO_FAILED' };

export type PhotoTile = PhotoUploadState & { key: string; name: string };

export type AlbumView = { uploadToken: string | undefined; photos: readonly PhotoTile[] };

export type PhotoAlbum = { add: (files: readonly File[]) => void; remove: (key: string) => void };
