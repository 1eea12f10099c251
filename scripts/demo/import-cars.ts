import { beforeCampaign, DAYS_BEFORE_CAMPAIGN } from '../../demo/cars/before-campaign.ts';
import type { CarRecord } from '../../demo/cars/car-record.ts';
import { importRecords } from '../../src/inventory/import-records.ts';
import type { ImportRuns } from '../../src/inventory/import-runs.ts';
import type { RecordStore } from '../../src/search/record-store.ts';

const DAY_MS = 86_400_000;

/** Imports the cars of an index. A new index gets the feed of a month ago first: its campaigns then have a price history. */
export async function importCars(
  store: RecordStore,
  index: string,
  cars: readonly CarRecord[],
  now: () => Date,
  /** From the demo's record to that of a feed. */
  toFeed: (records: readonly object[]) => Iterable<unknown> = (records) => records,
  runs?: ImportRuns | undefined,
): Promise<void> {
  const isNew = !(await store.indices()).some(({ name }) => name === index);
  const earlier = isNew ? beforeCampaign(cars) : [];
  const then = () => new Date(now().getTime() - DAYS_BEFORE_CAMPAIGN * DAY_MS);
  if (earlier.length > 0) await importRecords(store, index, toFeed(earlier), then, runs);
  await importRecords(store, index, toFeed(cars), now, runs);
}
