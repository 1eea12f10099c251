import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Clock } from '../../shared/platform/clock.ts';
import type { RecordStore, StoredRecord } from '../../shared/search/record-store.ts';
import type { FeedTask } from './feed-files.ts';
import { emptyContents, type FeedReport } from './feed-report.ts';
import { ownReceiver } from './own-feed.ts';
import type { Receiver } from './receiver.ts';
import { receivers } from './receivers/all-receivers.ts';
import { readDealerships, writeFeed } from './write-feed.ts';

/** Text of cars packs well; more than this costs time and saves little. */
const GZIP_LEVEL = 1;

/** Writes a feed to its file, packed, and says what is in it. */
export async function writeFeedFile(
  records: Pick<RecordStore, 'live'>,
  { site, language, receiver, illustrations, path }: FeedTask,
  now: Clock,
): Promise<FeedReport> {
  const began = now();
  const { cars, sites } = site.indices;
  const dealerships = sites ? await readDealerships(bodies(records.live(sites))) : new Map();
  const contents = emptyContents();
  const hash = createHash('sha256');
  let bytes = 0;
  async function* measured(text: AsyncIterable<string>) {
    for await (const part of text) {
      const chunk = Buffer.from(part);
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  const stock = { cars: bodies(records.live(cars)), dealerships };
  const text = writeFeed(stock, receiverOf(receiver), { site, language, illustrations }, contents);
  await pipeline(Readable.from(measured(text)), createGzip({ level: GZIP_LEVEL }), createWriteStream(path));
  return {
    ...contents,
    madeAt: began.toISOString(),
    tookMs: now().getTime() - began.getTime(),
    bytes,
    hash: hash.digest('base64url'),
  };
}

function receiverOf(receiver: FeedTask['receiver']): Receiver {
  if (typeof receiver !== 'string') return ownReceiver(receiver);
  const found = receivers.find(({ name }) => name === receiver);
  if (!found) throw new Error(`there is no receiver ${receiver}`);
  return found;
}

async function* bodies(batches: AsyncIterable<readonly StoredRecord[]>) {
  for await (const batch of batches) yield batch.map(({ body }) => body);
}
