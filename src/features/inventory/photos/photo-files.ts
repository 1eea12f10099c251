/** A photo that can be shown. */
export type ShownPhoto = { file: string; placeholder: string | undefined };

export type CarWithPhotos = { index: string; id: string };

/** What has been fetched, for pages. */
export interface PhotoFiles {
  /** Those of the photos that are in the media library. */
  find(photos: readonly string[]): Promise<ReadonlyMap<string, ShownPhoto>>;
  /** Cars with a photo that became another file after that moment; `until` is where the next look begins. */
  changedAfter(moment: string, limit: number): Promise<{ cars: readonly CarWithPhotos[]; until: string }>;
  /** Whether any photo became another file after that moment. */
  haveChangedAfter(moment: string): Promise<boolean>;
  /** Cars of an index with a photo that became another file after that moment, at most so many. */
  carsChangedAfter(index: string, moment: string, limit: number): Promise<readonly string[]>;
  /** Of these cars, those with photos that were asked for in vain and have never been shown, with these photos. */
  failingOf(index: string, cars: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<string>>>;
}
