import type { Clock } from '../../../shared/platform/clock.ts';
import type { Log } from '../../../shared/platform/log.ts';
import type { CarWithPhotos, PhotoFiles } from './photo-files.ts';

export type ShownPhotosDeps = {
  files: Pick<PhotoFiles, 'changedAfter'>;
  onChanged: (cars: readonly CarWithPhotos[]) => void;
  clock: Clock;
  log: Log;
};

const EVERY_MS = 5000;
/** A photo may be stored a moment after its time was taken, and clocks of machines differ. */
const OVERLAP_MS = 10_000;
const PHOTOS_PER_BATCH = 500;

/** In every process: says which cars have photos that were fetched since the last look, by whichever process. */
export function followShownPhotos({ files, onChanged, clock, log }: ShownPhotosDeps): () => void {
  let lookedAt = clock();
  let isRunning = false;
  const look = async () => {
    if (isRunning) return;
    isRunning = true;
    const now = clock();
    try {
      let since = new Date(lookedAt.getTime() - OVERLAP_MS).toISOString();
      for (;;) {
        const { cars, until } = await files.changedAfter(since, PHOTOS_PER_BATCH);
        if (cars.length > 0) onChanged(cars);
        if (until === since) break;
        since = until;
      }
      lookedAt = now;
    } catch (error) {
      log.warn({ code: 'PHOTOS_NOT_SHOWN', error }, 'pages show photos that were just fetched later');
    } finally {
      isRunning = false;
    }
  };
  const timer = setInterval(() => void look(), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
