import { type FileHandle, open, readFile, writeFile } from 'node:fs/promises';
import type { Clock } from '../../shared/platform/clock.ts';
import { blocksFile, type FeedBlock } from './feed-block.ts';
import type { FeedPlace } from './feed-car.ts';
import type { FeedTask } from './feed-files.ts';
import { contentsOf, type FeedReport, type LeftOutCar } from './feed-report.ts';
import { ownReceiver } from './own-feed.ts';
import { createPackedFile, type PackedFile } from './packed-file.ts';
import type { Receiver } from './receiver.ts';
import { receivers } from './receivers/all-receivers.ts';
import { createTextBuffer, type TextBuffer } from './text-buffer.ts';

/** What is stored beside a feed, for the next one. */
export type StoredBlocks = {
  /** Of the cars, at least. */
  revision: number;
  /** Photos that were fetched before are in it. */
  begunAt: string;
  /** What it tells of dealerships. */
  dealerships: string;
  /** When all of it was written last. */
  wholeAt: string;
  blocks: readonly FeedBlock[];
};

/** However sure the blocks are, all of a feed is written again once a day. */
const WHOLE_MS = 24 * 60 * 60_000;

/** A feed that is being written. */
export type OpenFeed = {
  task: FeedTask;
  place: FeedPlace;
  receiver: Receiver;
  began: Date;
  file: PackedFile;
  before: StoredBlocks | undefined;
  /** The file that is copied from. */
  former: FileHandle | undefined;
  wholeAt: Date;
  blocks: FeedBlock[];
  hasCars: boolean;
  open: OpenBlock;
};

type OpenBlock = { text: TextBuffer; cars: number; leftOut: LeftOutCar[] };

export async function openFeed(task: FeedTask, dealerships: string, now: Clock): Promise<OpenFeed> {
  const { site, language, illustrations } = task;
  const began = now();
  const receiver = receiverOf(task.receiver);
  const file = await createPackedFile(task.path);
  const found = task.before && (await readBefore(task.before));
  const isUsable =
    found &&
    found.stored.dealerships === dealerships &&
    found.stored.revision <= task.revision &&
    found.stored.begunAt !== undefined &&
    began.getTime() - Date.parse(found.stored.wholeAt) < WHOLE_MS;
  if (found && !isUsable) await found.former.close();
  await file.write(Buffer.from(receiver.format.begin));
  return {
    ...{ task, receiver, began, file, place: { site, language, illustrations } },
    before: isUsable ? found.stored : undefined,
    former: isUsable ? found.former : undefined,
    wholeAt: isUsable ? new Date(found.stored.wholeAt) : began,
    ...{ blocks: [], hasCars: false, open: { text: createTextBuffer(), cars: 0, leftOut: [] } },
  };
}

async function readBefore(path: string): Promise<{ stored: StoredBlocks; former: FileHandle } | undefined> {
  try {
    const stored = JSON.parse(await readFile(blocksFile(path), 'utf8')) as StoredBlocks;
    return { stored, former: await open(path) };
  } catch {
    // Another process has deleted it, or it was cut off: the feed is written as a whole.
    return undefined;
  }
}

export async function endBlock(feed: OpenFeed, last: string | undefined): Promise<void> {
  const { text, cars, leftOut } = feed.open;
  await separate(feed, cars);
  const part = cars > 0 ? await feed.file.write(text.bytes()) : noPart;
  text.clear();
  feed.open = { text, cars: 0, leftOut: [] };
  feed.blocks.push({ ...part, last, cars, leftOut });
}

const noPart = { at: 0, packedBytes: 0, bytes: 0, crc: 0, hash: '' };

export async function copyBlock(feed: OpenFeed, at: number): Promise<void> {
  const block = feed.before?.blocks[at];
  if (!block || !feed.former) throw new Error('there is no such block');
  await separate(feed, block.cars);
  const part = block.cars > 0 ? await feed.file.copy(feed.former, block) : noPart;
  feed.blocks.push({ ...block, ...part });
}

async function separate(feed: OpenFeed, cars: number): Promise<void> {
  const { separator } = feed.receiver.format;
  if (cars > 0 && feed.hasCars && separator) await feed.file.write(Buffer.from(separator));
  feed.hasCars ||= cars > 0;
}

export async function endFeed(feed: OpenFeed, dealerships: string, now: Clock): Promise<FeedReport> {
  const { task, began, file, receiver, blocks, wholeAt } = feed;
  if (receiver.format.end) await file.write(Buffer.from(receiver.format.end));
  const { bytes, hash } = await file.end();
  const stored: StoredBlocks = {
    ...{ revision: task.revision, begunAt: began.toISOString(), dealerships },
    ...{ wholeAt: wholeAt.toISOString(), blocks },
  };
  await writeFile(blocksFile(task.path), JSON.stringify(stored));
  const tookMs = now().getTime() - began.getTime();
  return { ...contentsOf(blocks), madeAt: began.toISOString(), tookMs, bytes, hash };
}

function receiverOf(receiver: FeedTask['receiver']): Receiver {
  if (typeof receiver !== 'string') return ownReceiver(receiver);
  const found = receivers.find(({ name }) => name === receiver);
  if (!found) throw new Error(`there is no receiver ${receiver}`);
  return found;
}
