import type { Leases } from '../../../shared/platform/database/lease.ts';
import type { RecordStore } from '../../../shared/search/record-store.ts';
import type { KnownIndices } from '../known-indices.ts';
import { photoAddresses } from './photo-addresses.ts';
import type { CarPhotos, PhotoQueue } from './photo-queue.ts';

export type WantedPhotosDeps = {
  queue: Pick<PhotoQueue, 'cursor' | 'moveCursor' | 'want' | 'followedIndices' | 'forget'>;
  records: Pick<RecordStore, 'indices' | 'changesSince' | 'countChangesSince'>;
  /** Does what `wantPhotosOf` does in a thread of its own. */
  wantMany: (changed: ChangedCars, signal: AbortSignal) => Promise<void>;
  /** Ends what takes long; the next process begins it again. */
  signal: AbortSignal;
  indices: () => KnownIndices;
  leases: Leases;
  now: () => Date;
};

/** The cars of an index that have changed after a revision. */
export type ChangedCars = { index: string; since: number };

/** In memory; what writes them may divide them further. */
const CARS_AT_ONCE = 500;

/** To start a thread costs as much as reading so many cars. */
const FEW_CARS = 200;

/**
 * Tells the queue which photos the cars show that changed since the last time. It reads them in batches, whether these
 * are three or all; one that was killed begins at the same revision again and finds what it had written.
 */
export async function followWantedPhotos(deps: WantedPhotosDeps): Promise<void> {
  const { queue, records, wantMany, signal, indices, leases, now } = deps;
  await leases.run('wanted-photos', async () => {
    const known = indices();
    for (const { name, revision } of await records.indices()) {
      if (known.get(name)?.kind !== 'cars') continue;
      const cursor = await queue.cursor(name);
      if (cursor === revision) continue;
      // A database that was restored may be behind.
      const changed = { index: name, since: cursor > revision ? 0 : cursor };
      const cars = await records.countChangesSince(name, changed.since);
      if (cars > FEW_CARS) await wantMany(changed, signal);
      else await wantPhotosOf(changed, deps);
      await queue.moveCursor(name, revision);
    }
    // Sites that are not read yet are no reason to forget all photos.
    if (known.size === 0) return;
    for (const name of await queue.followedIndices()) if (!known.has(name)) await queue.forget(name, now());
  });
}

export async function wantPhotosOf(
  { index, since }: ChangedCars,
  {
    queue,
    records,
    now,
  }: Pick<WantedPhotosDeps, 'now'> & {
    queue: Pick<PhotoQueue, 'want'>;
    records: Pick<RecordStore, 'changesSince'>;
  },
): Promise<void> {
  let cars: CarPhotos[] = [];
  const want = async () => {
    if (cars.length > 0) await queue.want(index, cars, now());
    cars = [];
  };
  for await (const batch of records.changesSince(index, since)) {
    for (const { id, state, body } of batch)
      cars.push({ id, photos: state === 'live' ? photoAddresses(body) : [] });
    if (cars.length >= CARS_AT_ONCE) await want();
  }
  await want();
}
