import type { SearchRecord } from '../../../shared/search/port.ts';
import type { FeedPlace } from '../feed-car.ts';
import { emptyContents } from '../feed-report.ts';
import type { Receiver } from '../receiver.ts';
import { readDealerships, writeFeed } from '../write-feed.ts';

/** The feed of some records, and what is in it. */
export async function feedOf(
  receiver: Receiver,
  records: readonly SearchRecord[],
  dealerships: readonly SearchRecord[],
  place: FeedPlace,
) {
  const contents = emptyContents();
  const stock = { cars: inBatches(records), dealerships: await readDealerships(inBatches(dealerships)) };
  let text = '';
  for await (const part of writeFeed(stock, receiver, place, contents)) text += part;
  return { text, contents };
}

async function* inBatches(records: readonly SearchRecord[]) {
  for (let at = 0; at < records.length; at += 200) yield records.slice(at, at + 200);
}
