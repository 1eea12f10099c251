const MEGABYTE = 1024 * 1024;

export const MAX_UPLOAD_MEGABYTES = 20;
export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MEGABYTES * MEGABYTE;
export const MAX_PICTURE_SIDE_PIXELS = 12_000;

/** What may be uploaded, said before somebody tries. */
export const uploadLimitTexts = {
  en: `Pictures (JPEG, PNG, WebP, AVIF, SVG), films (MP4, WebM) and PDF up to ${MAX_UPLOAD_MEGABYTES} MB; pictures up to ${MAX_PICTURE_SIDE_PIXELS} pixels a side.`,
  sv: `Bilder (JPEG, PNG, WebP, AVIF, SVG), filmer (MP4, WebM) och PDF upp till ${MAX_UPLOAD_MEGABYTES} MB; bilder upp till ${MAX_PICTURE_SIDE_PIXELS} bildpunkter per sida.`,
};
