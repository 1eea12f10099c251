/** A file of the media library that is shown or handed out as it is: a film, a price list. */
export type MediaFile = {
  id: string;
  src: string;
  /** Such as `video/mp4` or `application/pdf`. */
  type: string;
  bytes: number;
};

const endings = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
} as const;

export type FileEnding = keyof typeof endings;

export function typeOf(ending: string): string | undefined {
  return Object.hasOwn(endings, ending) ? endings[ending as FileEnding] : undefined;
}

/** Also what people call the type: PDF, MP4. */
export function endingOf(type: string): FileEnding | undefined {
  return (Object.keys(endings) as FileEnding[]).find((ending) => endings[ending] === type);
}
