import { createHash } from 'node:crypto';
import type { Clock } from '../../shared/platform/clock.ts';
import type { Dealership } from '../dealers/dealership.ts';
import { writeCar } from './car-writer.ts';
import { endsBlock } from './feed-block.ts';
import { type CarInPlace, carInPlace } from './feed-car.ts';
import type { FeedTask } from './feed-files.ts';
import type { FeedRecords, ShownRecord } from './feed-records.ts';
import type { FeedReport } from './feed-report.ts';
import { allOfIt, type Step, stepsOf } from './feed-steps.ts';
import { copyBlock, endBlock, endFeed, type OpenFeed, openFeed } from './open-feed.ts';
import { readDealerships } from './read-dealerships.ts';
import { readFields, readStoredCar } from './stored-car.ts';

/** Writes a feed to its file, packed, and says what is in it. */
export async function writeFeedFile(records: FeedRecords, task: FeedTask, now: Clock): Promise<FeedReport> {
  const [report] = await writeFeedFiles(records, [task], now);
  if (!report) throw new Error('no feed was written');
  return report;
}

/**
 * Feeds of one stock: those of which most is to be written anew are written from one reading of it, the others have their
 * changed blocks written and the rest copied.
 */
export async function writeFeedFiles(
  records: FeedRecords,
  tasks: readonly FeedTask[],
  now: Clock,
): Promise<FeedReport[]> {
  const [first] = tasks;
  if (!first) return [];
  const { cars: index, sites } = first.site.indices;
  const dealerships = await readDealerships(sites ? records.live(sites) : []);
  const told = createHash('sha256')
    .update(JSON.stringify([...dealerships]))
    .digest('base64url');
  const feeds: OpenFeed[] = [];
  try {
    for (const task of tasks) feeds.push(await openFeed(task, told, now));
    for (const { steps, group } of await groupBySteps(records, index, feeds)) {
      if (steps === allOfIt) for (const feed of group) feed.wholeAt = now();
      await writeBlocks(records, index, group, steps, dealerships);
    }
    return await Promise.all(feeds.map((feed) => endFeed(feed, told, now)));
  } finally {
    for (const { file, former } of feeds) await Promise.all([file.close(), former?.close()]);
  }
}

/** Feeds that were made from the same stock have the same blocks, and the same of them have changed. */
async function groupBySteps(records: FeedRecords, index: string, feeds: readonly OpenFeed[]) {
  const groups = new Map<string, { steps: readonly Step[]; group: OpenFeed[] }>();
  for (const feed of feeds) {
    const steps = (await stepsOf(records, index, feed.before)) ?? allOfIt;
    const key = steps === allOfIt ? '' : JSON.stringify(steps);
    const found = groups.get(key) ?? { steps, group: [] };
    found.group.push(feed);
    groups.set(key, found);
  }
  return groups.values();
}

async function writeBlocks(
  records: FeedRecords,
  index: string,
  feeds: readonly OpenFeed[],
  steps: readonly Step[],
  dealerships: ReadonlyMap<string, Dealership>,
): Promise<void> {
  const places = placesOf(feeds, dealerships);
  const fields = readFields();
  let carsInBlock = 0;
  let after = '';
  for (const { last, at, isChanged } of steps) {
    // A block that was begun goes on until its end, which may be in the next.
    if (isChanged || carsInBlock > 0)
      for await (const batch of records.live(index, { after, last, fields }))
        for (const record of batch) {
          addCar(record, places);
          carsInBlock += 1;
          if (!endsBlock(record.id, carsInBlock)) continue;
          for (const feed of feeds) await endBlock(feed, record.id);
          carsInBlock = 0;
        }
    else for (const feed of feeds) await copyBlock(feed, at);
    if (last !== undefined) after = last;
  }
  // What comes to be above the last car belongs to the last block.
  for (const feed of feeds) if (!isClosed(feed)) await endBlock(feed, undefined);
}

type PlaceWithFeeds = { inPlace: CarInPlace; feeds: OpenFeed[] };

/** A car is put into the words of a language once, for all feeds in it. */
function placesOf(
  feeds: readonly OpenFeed[],
  dealerships: ReadonlyMap<string, Dealership>,
): PlaceWithFeeds[] {
  const groups = Map.groupBy(feeds, ({ place }) => JSON.stringify(place));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ inPlace: carInPlace(first.place, dealerships), feeds: group }] : [];
  });
}

function addCar({ body, missingPhotos }: ShownRecord, places: readonly PlaceWithFeeds[]): void {
  const stored = readStoredCar(body, missingPhotos);
  if (!stored) return;
  for (const { inPlace, feeds } of places) {
    const car = inPlace(stored);
    for (const { receiver, open: block } of feeds) {
      const written = writeCar(receiver, car);
      if ('leftOut' in written) block.leftOut.push(written.leftOut);
      else {
        if (block.cars > 0 && receiver.format.separator) block.text.add(receiver.format.separator);
        block.text.add(written.text);
        block.cars += 1;
      }
    }
  }
}

function isClosed({ blocks }: OpenFeed): boolean {
  const end = blocks.at(-1);
  return end !== undefined && end.last === undefined;
}
