// Shared by the form in the browser and the routes on the server.

export const MAX_PHOTOS = 8;
export const MAX_PHOTO_BYTES = 15 * 1024 * 1024;
/** What is decoded at most; phones take 12 to 48 megapixels. */
export const MAX_PHOTO_PIXELS = 50_000_000;
/** A line that breaks costs at most this much again. */
export const CHUNK_BYTES = 512 * 1024;

/** Why a photo is refused; each has a sentence of its own. */
export type PhotoProblem =
  | 'PHOTO_TOO_LARGE'
  | 'PHOTO_TYPE'
  | 'PHOTO_HEIC'
  | 'PHOTO_PIXELS'
  | 'PHOTO_BROKEN'
  | 'TOO_MANY_PHOTOS'
  | 'PHOTOS_BUSY';
