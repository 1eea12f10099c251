/** A picture of the media library whose size is in its file's name, because nothing that is published says it. */
export type FetchedPicture = { file: string; width: number; height: number };

/** The name to store a fetched picture under; the media library puts a hash before it. */
export function fetchedPictureName(contentHash: string, width: number, height: number): string {
  return `fetched-${contentHash.slice(0, HASH_LENGTH)}-${width}x${height}`;
}

/** Nothing, where the file is another picture. */
export function parseFetchedPicture(file: string): FetchedPicture | undefined {
  const [, width, height] = pattern.exec(file) ?? [];
  return width && height ? { file, width: Number(width), height: Number(height) } : undefined;
}

// The ten digits that the media library puts before a name are too few to tell millions of pictures apart.
const HASH_LENGTH = 32;
const pattern = new RegExp(`^[0-9a-f]{10}-fetched-[0-9a-f]{${HASH_LENGTH}}-([1-9]\\d{0,4})x([1-9]\\d{0,4})$`);
