import type { RecordStore, StoredRecord } from '../../shared/search/record-store.ts';
import type { PhotoFiles } from '../inventory/photos/photo-files.ts';
import { showFetchedPhotos } from '../inventory/photos/show-fetched-photos.ts';

/** A record as its page shows it. */
export type ShownRecord = StoredRecord & {
  /** Photos that its feed names and that have not been fetched. */
  missingPhotos: number;
};

/** What outgoing feeds are made from. */
export type FeedRecords = Pick<RecordStore, 'changedIds' | 'countChangesSince'> & {
  live(...range: Parameters<RecordStore['live']>): AsyncIterable<readonly ShownRecord[]>;
  /** Cars with a photo that was fetched after that moment, at most so many. */
  carsWithNewPhotos(index: string, after: string, limit: number): Promise<readonly string[]>;
};

/** Receivers get the photos of pages: who loads a picture of ours asks us, and not the server of a dealer's system. */
export function feedRecords(
  records: Pick<RecordStore, 'live' | 'changedIds' | 'countChangesSince'>,
  photos: Pick<PhotoFiles, 'find' | 'carsChangedAfter'>,
): FeedRecords {
  return {
    changedIds: records.changedIds,
    countChangesSince: records.countChangesSince,
    carsWithNewPhotos: photos.carsChangedAfter,
    async *live(index, some) {
      for await (const batch of records.live(index, some)) {
        const bodies = batch.map(({ body }) => body);
        const shown = await showFetchedPhotos(bodies, photos);
        yield batch.map((record, at) => {
          const body = shown[at] ?? record.body;
          return { ...record, body, missingPhotos: imagesOf(record.body) - imagesOf(body) };
        });
      }
    },
  };
}

function imagesOf({ car_images: images }: StoredRecord['body']): number {
  return Array.isArray(images) ? images.length : 0;
}

/** A photo is stored a moment after its time was taken, and clocks of machines differ. */
const OVERLAP_MS = 10_000;

/** Photos that were fetched after this may not be in a feed that was begun then. */
export function photosKnownAt(begun: string): string {
  return new Date(Date.parse(begun) - OVERLAP_MS).toISOString();
}
