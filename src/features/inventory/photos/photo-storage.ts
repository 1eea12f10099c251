import type { PhotoLibrary } from './fetch-photo.ts';

/** What photos take of the disk, and which of them nobody needs any more. */
export interface PhotoStorage {
  bytes(): Promise<number>;
  /**
   * Forgets some photos that no car has shown since before then, those first that have not been shown for longest.
   * Files that no photo is any more are listed by `unusedFiles`. Returns how many it forgot.
   */
  forgetUnused(before: Date, limit: number): Promise<number>;
  unusedFiles(limit: number): Promise<string[]>;
  /** Its bytes are gone. A photo that became this file again meanwhile is fetched anew. */
  removed(file: string, now: Date): Promise<void>;
}

const DAY_MS = 86_400_000;
/** A car that was sold and comes back, or a feed that is rolled back, has its photos at once. */
const KEEP_UNUSED_DAYS = 30;
const PHOTOS_PER_STEP = 50;

export type CleaningDeps = {
  storage: PhotoStorage;
  library: Pick<PhotoLibrary, 'removePicture'>;
  maxBytes: number;
  now: () => Date;
};

/** Deletes photos that no car has shown for a month, and as many of the others that no car shows as room is needed. */
export async function cleanPhotos(deps: CleaningDeps): Promise<{ forgotten: number; bytes: number }> {
  const { storage, maxBytes, now } = deps;
  let forgotten = await forget(deps, new Date(now().getTime() - KEEP_UNUSED_DAYS * DAY_MS));
  while ((await storage.bytes()) >= maxBytes) {
    const more = await storage.forgetUnused(now(), PHOTOS_PER_STEP);
    await removeFiles(deps);
    if (more === 0) break;
    forgotten += more;
  }
  return { forgotten, bytes: await storage.bytes() };
}

async function forget(deps: CleaningDeps, before: Date): Promise<number> {
  let forgotten = 0;
  for (let more = -1; more !== 0; forgotten += more) {
    more = await deps.storage.forgetUnused(before, PHOTOS_PER_STEP);
    await removeFiles(deps);
  }
  return forgotten;
}

/** Also what a process that was killed had begun to delete. */
async function removeFiles({ storage, library, now }: CleaningDeps): Promise<void> {
  for (;;) {
    const files = await storage.unusedFiles(PHOTOS_PER_STEP);
    for (const file of files) {
      await library.removePicture(file);
      await storage.removed(file, now());
    }
    if (files.length < PHOTOS_PER_STEP) return;
  }
}
