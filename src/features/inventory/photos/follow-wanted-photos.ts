import type { Leases } from '../../../shared/platform/database/lease.ts';
import type { RecordStore } from '../../../shared/search/record-store.ts';
import type { KnownIndices } from '../known-indices.ts';
import { photoAddresses } from './photo-addresses.ts';
import type { PhotoQueue } from './photo-queue.ts';

export type WantedPhotosDeps = {
  queue: Pick<PhotoQueue, 'cursor' | 'moveCursor' | 'want' | 'followedIndices' | 'forget'>;
  records: Pick<RecordStore, 'indices' | 'changesSince'>;
  indices: () => KnownIndices;
  leases: Leases;
  now: () => Date;
};

/**
 * Tells the queue which photos the cars show that changed since the last time. It reads them in batches, whether these
 * are three or all; one that was killed begins at the same revision again and finds what it had written.
 */
export async function followWantedPhotos(deps: WantedPhotosDeps): Promise<void> {
  const { queue, records, indices, leases, now } = deps;
  await leases.run('wanted-photos', async () => {
    const known = indices();
    for (const { name, revision } of await records.indices()) {
      if (known.get(name)?.kind !== 'cars') continue;
      const cursor = await queue.cursor(name);
      if (cursor === revision) continue;
      // A database that was restored may be behind.
      for await (const batch of records.changesSince(name, cursor > revision ? 0 : cursor)) {
        const cars = batch.map(({ id, state, body }) => ({
          id,
          photos: state === 'live' ? photoAddresses(body) : [],
        }));
        await queue.want(name, cars, now());
      }
      await queue.moveCursor(name, revision);
    }
    // Sites that are not read yet are no reason to forget all photos.
    if (known.size === 0) return;
    for (const name of await queue.followedIndices()) if (!known.has(name)) await queue.forget(name, now());
  });
}
