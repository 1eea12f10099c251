/**
 * What the media store holds of a file: its bytes never change, so that an earlier one can be shown and used again. Its
 * name on an editor's machine stays away, because another file may have it by now.
 */
export const fileFields = [
  'mimeType',
  'filesize',
  'width',
  'height',
  'mediaFile',
  'vector',
  'placeholder',
  'type',
  'bytes',
] as const;

export type FileFields = Partial<Record<(typeof fileFields)[number], unknown>>;

/** A file that was replaced, and when. */
export type EarlierFile = FileFields & { mediaFile: string; replacedAt: string };

const FILES_KEPT = 20;

/** The list after `replaced` gave way to `current`: newest first, each file once. */
export function keepEarlierFile(
  earlier: readonly EarlierFile[],
  replaced: FileFields,
  current: FileFields,
  now: Date,
): readonly EarlierFile[] {
  const { mediaFile } = replaced;
  const others = earlier.filter((each) => each.mediaFile !== current.mediaFile);
  if (typeof mediaFile !== 'string' || mediaFile === '' || mediaFile === current.mediaFile) return others;
  const kept = { ...pickFile(replaced), mediaFile, replacedAt: now.toISOString() };
  return [kept, ...others.filter((each) => each.mediaFile !== mediaFile)].slice(0, FILES_KEPT);
}

export function pickFile(document: FileFields): FileFields {
  return Object.fromEntries(fileFields.map((name) => [name, document[name] ?? null]));
}

export function readEarlierFiles(value: unknown): readonly EarlierFile[] {
  return Array.isArray(value) ? value.filter((each) => typeof each?.mediaFile === 'string') : [];
}
