import type { Clock } from '../../shared/platform/clock.ts';
import type { Log } from '../../shared/platform/log.ts';
import { runHourly } from '../../shared/platform/run-hourly.ts';
import type { PhotoStore } from './photos/photo-store.ts';

const DAY_MS = 86_400_000;

export type ValuationWorkerNeeds = {
  photos: Pick<PhotoStore, 'deleteUnclaimedBefore'>;
  clock: Clock;
  log: Log;
};

/** Every hour: deletes the photos of forms that nobody sent. */
export function startJobs({ photos, clock, log }: ValuationWorkerNeeds): () => void {
  return runHourly(
    async () => {
      const deleted = await photos.deleteUnclaimedBefore(new Date(clock().getTime() - DAY_MS));
      if (deleted > 0) log.info({ code: 'LEAD_PHOTOS_DELETED', deleted }, 'their forms were never sent');
    },
    (error) =>
      log.error({ code: 'LEAD_PHOTOS_NOT_DELETED', error }, 'photos without a form are still stored'),
  );
}
