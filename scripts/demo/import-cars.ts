import { beforeCampaign, DAYS_BEFORE_CAMPAIGN } from '../../demo/cars/before-campaign.ts';
import type { CarRecord } from '../../demo/cars/car-record.ts';
import { importRecords } from '../../src/features/inventory/import-records.ts';
import type { ImportRuns } from '../../src/features/inventory/runs/import-runs.ts';
import type { RecordStore } from '../../src/shared/search/record-store.ts';
import { isLanguage, type Language } from '../../src/shared/sites/languages.ts';

const DAY_MS = 86_400_000;

/** Of the values of a site's cars. */
export function firstLanguage({
  languages,
}: {
  languages?: readonly { code?: string }[] | undefined;
}): Language | undefined {
  return languages?.map(({ code = '' }) => code).find(isLanguage);
}

/** Imports the cars of an index. A new index gets the feed of a month ago first: its campaigns then have a price history. */
export async function importCars(
  store: RecordStore,
  into: { index: string; language: Language | undefined },
  cars: readonly CarRecord[],
  now: () => Date,
  /** From the demo's record to that of a feed. */
  toFeed: (records: readonly object[]) => Iterable<unknown> = (records) => records,
  runs?: ImportRuns | undefined,
): Promise<void> {
  const isNew = !(await store.indices()).some(({ name }) => name === into.index);
  const earlier = isNew ? beforeCampaign(cars) : [];
  const then = () => new Date(now().getTime() - DAYS_BEFORE_CAMPAIGN * DAY_MS);
  const options = { ...into, kind: 'cars' } as const;
  if (earlier.length > 0) await importRecords(store, options, toFeed(earlier), then, runs);
  await importRecords(store, options, toFeed(cars), now, runs);
}
