import { createCars } from '../../demo/cars/inventory.ts';
import { createChargers } from '../../demo/chargers/chargers.ts';
import { createDealerships } from '../../demo/dealers/dealerships.ts';
import { kits, vehicleKits } from '../../demo/kits/kits.ts';
import type { DemoSite } from '../../demo/site-builder.ts';
import type { PublishedDocument } from '../../src/content/publishing/published-store.ts';
import { importRecords } from '../../src/features/inventory/import-records.ts';
import type { IndexKind } from '../../src/features/inventory/index-definitions.ts';
import type { ImportRuns } from '../../src/features/inventory/runs/import-runs.ts';
import { KITS_INDEX, VEHICLE_KITS_INDEX } from '../../src/features/kits/kit-record.ts';
import type { RecordStore } from '../../src/shared/search/record-store.ts';
import { progress } from '../progress.ts';
import { firstLanguage, importCars } from './import-cars.ts';

/** Fills every index that the demo's sites name: cars, dealerships, charging stations, spare-part kits. */
export async function loadRecords(
  store: RecordStore,
  sites: readonly DemoSite[],
  media: readonly PublishedDocument[],
  now: () => Date,
  runs?: ImportRuns | undefined,
): Promise<void> {
  const urls = toMediaUrls(media);
  const cars = sites.flatMap(({ settings }) => {
    const index = settings.indices?.cars;
    return index ? [{ index, language: firstLanguage(settings) }] : [];
  });
  const feeds: Feed[] = [
    ...sites.flatMap(({ settings }) => siteFeeds(settings.indices ?? {})),
    { index: KITS_INDEX, kind: 'kits', records: kits },
    { index: VEHICLE_KITS_INDEX, kind: 'vehicleKits', records: vehicleKits },
  ];
  const step = progress('Inventory', cars.length + feeds.length);
  const toFeed = (records: readonly object[]) => withMediaUrls(records, urls);
  for (const into of cars) {
    await importCars(store, into, createCars(into.index), now, toFeed, runs);
    step();
  }
  for (const { records, ...into } of feeds) {
    await importRecords(store, into, toFeed(records()), now, runs);
    step();
  }
}

type Feed = { index: string; kind: IndexKind; records: () => readonly object[] };
type Indices = { cars?: string; sites?: string; chargers?: string };

/** A site may name an index for dealerships before it has any. */
function siteFeeds({ cars, sites, chargers }: Indices): Feed[] {
  const feeds: Feed[] = [];
  if (cars && sites) feeds.push({ index: sites, kind: 'sites', records: () => createDealerships(sites) });
  if (chargers) feeds.push({ index: chargers, kind: 'chargers', records: () => createChargers() });
  return feeds;
}

type MediaUrls = ReadonlyMap<string, string>;

function toMediaUrls(media: readonly PublishedDocument[]): MediaUrls {
  return new Map(media.map(({ key, body }) => [key, `/media/${(body as { file: string }).file}`]));
}

/** `cars/volvo-v60-2018/side~blue` is the layered picture `cars/volvo-v60-2018/side` in blue. */
function paintedUrl(id: string, urls: MediaUrls): string | undefined {
  const [key = '', ...painted] = id.split('~');
  const url = urls.get(key);
  return url && [url, ...painted].join('~');
}

/** `media:cars/suv/…` becomes the picture's URL: small in a thumbnail, large elsewhere. */
function* withMediaUrls(records: readonly object[], urls: MediaUrls): Generator<unknown> {
  const at = (id: string, width: number) => {
    const url = paintedUrl(id, urls);
    return JSON.stringify(url ? `${url}/${width}.webp` : '');
  };
  for (const record of records) {
    const text = JSON.stringify(record)
      .replace(/"thumbnail_url":"media:([^"]+)"/g, (_, id: string) => `"thumbnail_url":${at(id, 640)}`)
      .replace(/"media:([^"]+)"/g, (_, id: string) => at(id, 1280));
    yield JSON.parse(text);
  }
}
