import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../shared/platform/clock.ts';
import type { ChangeNotifications } from '../../../shared/platform/database/change-notifications.ts';
import type { Leases } from '../../../shared/platform/database/lease.ts';
import { followChanges } from '../../../shared/platform/follow-changes.ts';
import type { Log } from '../../../shared/platform/log.ts';
import type { OutboundClient } from '../../../shared/platform/outbound/outbound-client.ts';
import { runHourly } from '../../../shared/platform/run-hourly.ts';
import type { KnownIndices } from '../known-indices.ts';
import { fetchPhoto, type PhotoLibrary } from './fetch-photo.ts';
import { followWantedPhotos, type WantedPhotosDeps } from './follow-wanted-photos.ts';
import type { PhotoEncoder } from './photo-encoder.ts';
import { startPhotoFetcher } from './photo-fetcher.ts';
import type { PhotoQueue } from './photo-queue.ts';
import { cleanPhotos, type PhotoStorage } from './photo-storage.ts';

export type PhotoJobNeeds = {
  carPhotos: {
    queue: PhotoQueue;
    storage: PhotoStorage;
    encode: PhotoEncoder;
    wantMany: WantedPhotosDeps['wantMany'];
  };
  /** Without a byte of disk no photo is fetched. */
  carPhotoLimits: { maxBytes: number; perSecond: number };
  media: PhotoLibrary;
  outbound: Pick<OutboundClient, 'fetch'>;
  records: WantedPhotosDeps['records'];
  leases: Leases;
  indices: () => KnownIndices;
  notifications: ChangeNotifications;
  clock: Clock;
  log: Log;
};

const EVERY_MS = 5000;

/** Finds out which photos the cars show, fetches them, and deletes those that no car shows any more. */
export function startPhotoJobs(needs: PhotoJobNeeds): () => Promise<void> {
  const { carPhotos, carPhotoLimits, media, outbound, leases, notifications, log, clock } = needs;
  const { queue, storage, encode, wantMany } = carPhotos;
  const { maxBytes, perSecond } = carPhotoLimits;
  if (maxBytes === 0) return async () => {};
  const ending = new AbortController();
  const clean = () =>
    leases.run('photo-cleaning', async () => {
      const { forgotten } = await cleanPhotos({ storage, library: media, maxBytes, now: clock });
      if (forgotten > 0) log.info({ code: 'CAR_PHOTOS_DELETED', forgotten }, 'no car showed them any more');
    });
  const fetcher = startPhotoFetcher({
    ...{ queue, clock, log, makeId: randomUUID, random: Math.random, limits: { perSecond } },
    fetchPhoto: (due) => fetchPhoto(due, { outbound, queue, encode, library: media, signal: ending.signal }),
    hasRoom: async () => {
      if ((await storage.bytes()) < maxBytes) return true;
      await clean();
      if ((await storage.bytes()) < maxBytes) return true;
      log.warn({ code: 'CAR_PHOTOS_FULL', maxBytes }, 'no more photos are fetched; see CAR_PHOTOS_DISK_GB');
      return false;
    },
  });
  const following = followChanges(
    async () => {
      try {
        await followWantedPhotos({ ...needs, queue, wantMany, signal: ending.signal, now: clock });
        fetcher.nudge();
        return true;
      } catch (error) {
        if (ending.signal.aborted) return false;
        log.warn({ code: 'PHOTOS_NOT_READ', error }, 'the photos of new cars will be fetched later');
        return false;
      }
    },
    { everyMs: EVERY_MS, topic: 'stock', notifications },
  );
  void following.catchUpNow();
  const stopCleaning = runHourly(
    async () => void (await clean()),
    (error) => log.warn({ code: 'CAR_PHOTOS_NOT_DELETED', error }, 'they are deleted later'),
  );
  return async () => {
    stopCleaning();
    ending.abort();
    await Promise.all([following.stop(), fetcher.stop()]);
  };
}
