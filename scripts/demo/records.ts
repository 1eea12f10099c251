import { createCars } from '../../demo/cars/inventory.ts';
import { createChargers } from '../../demo/chargers/chargers.ts';
import { createDealerships } from '../../demo/dealers/sites.ts';
import { kits, vehicleKits } from '../../demo/kits/kits.ts';
import type { DemoSite } from '../../demo/site-builder.ts';
import { importRecords } from '../../src/inventory/import-records.ts';
import type { ImportRuns } from '../../src/inventory/import-runs.ts';
import { KITS_INDEX, VEHICLE_KITS_INDEX } from '../../src/kits/kit-record.ts';
import type { PublishedDocument } from '../../src/publishing/published-store.ts';
import type { RecordStore } from '../../src/search/record-store.ts';
import { progress } from '../progress.ts';
import { importCars } from './import-cars.ts';

/** Fills every index that the demo's sites name: cars, dealerships, charging stations, spare-part kits. */
export async function loadRecords(
  store: RecordStore,
  sites: readonly DemoSite[],
  media: readonly PublishedDocument[],
  now: () => Date,
  runs?: ImportRuns | undefined,
): Promise<void> {
  const urls = toMediaUrls(media);
  const cars = sites.flatMap(({ settings }) => settings.indices?.cars || []);
  const feeds: [string, () => readonly object[]][] = [
    ...sites.flatMap(({ settings }) => siteFeeds(settings.indices ?? {})),
    [KITS_INDEX, kits],
    [VEHICLE_KITS_INDEX, vehicleKits],
  ];
  const step = progress('Inventory', cars.length + feeds.length);
  const toFeed = (records: readonly object[]) => withMediaUrls(records, urls);
  for (const index of cars) {
    await importCars(store, index, createCars(index), now, toFeed, runs);
    step();
  }
  for (const [index, records] of feeds) {
    await importRecords(store, index, toFeed(records()), now, runs);
    step();
  }
}

type Indices = { cars?: string; sites?: string; chargers?: string };

/** A site may name an index for dealerships before it has any. */
function siteFeeds({ cars, sites, chargers }: Indices): [string, () => readonly object[]][] {
  const feeds: [string, () => readonly object[]][] = [];
  if (cars && sites) feeds.push([sites, () => createDealerships(sites)]);
  if (chargers) feeds.push([chargers, () => createChargers()]);
  return feeds;
}

type MediaUrls = ReadonlyMap<string, string>;

function toMediaUrls(media: readonly PublishedDocument[]): MediaUrls {
  return new Map(media.map(({ key, body }) => [key, `/media/${(body as { file: string }).file}`]));
}

/** `media:cars/suv/…` becomes the picture's URL: small in a thumbnail, large elsewhere. */
function* withMediaUrls(records: readonly object[], urls: MediaUrls): Generator<unknown> {
  const at = (id: string, width: number) => {
    const url = urls.get(id);
    return JSON.stringify(url ? `${url}/${width}.webp` : '');
  };
  for (const record of records) {
    const text = JSON.stringify(record)
      .replace(/"thumbnail_url":"media:([^"]+)"/g, (_, id: string) => `"thumbnail_url":${at(id, 640)}`)
      .replace(/"media:([^"]+)"/g, (_, id: string) => at(id, 1280));
    yield JSON.parse(text);
  }
}
