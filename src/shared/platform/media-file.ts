/** A file of the media library that is served as it is: a video, a price list. */
export type MediaFile = {
  id: string;
  src: string;
  /** Such as `video/mp4` or `application/pdf`. */
  type: string;
  bytes: number;
};

const mimeTypes = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
  woff2: 'font/woff2',
} as const;

export type FileExtension = keyof typeof mimeTypes;

export function mimeTypeOf(ending: string): string | undefined {
  return Object.hasOwn(mimeTypes, ending) ? mimeTypes[ending as FileExtension] : undefined;
}

/** Also the label of the type: PDF, MP4. */
export function extensionOf(type: string): FileExtension | undefined {
  return (Object.keys(mimeTypes) as FileExtension[]).find((ending) => mimeTypes[ending] === type);
}
