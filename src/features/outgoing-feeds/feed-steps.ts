import { type FeedRecords, photosKnownAt } from './feed-records.ts';
import type { StoredBlocks } from './open-feed.ts';

/** The stretches of a feed, in order: each is written from its records, or copied. */
export type Step = { last: string | undefined; at: number; isChanged: boolean };

export const allOfIt: readonly Step[] = [{ last: undefined, at: 0, isChanged: true }];

/** Undefined where all of it is to be written. */
export async function stepsOf(
  records: Pick<FeedRecords, 'changedIds' | 'countChangesSince' | 'carsWithNewPhotos'>,
  index: string,
  before: StoredBlocks | undefined,
): Promise<Step[] | undefined> {
  if (!before) return undefined;
  const { revision, blocks, begunAt } = before;
  // Scattered over the stock, that many changes touch more than half of the blocks.
  if ((await records.countChangesSince(index, revision)) > blocks.length) return undefined;
  const shownAnew = await records.carsWithNewPhotos(index, photosKnownAt(begunAt), blocks.length + 1);
  if (shownAnew.length > blocks.length) return undefined;
  const ends = new Map(blocks.flatMap(({ last }, at) => (last === undefined ? [] : [[last, at] as const])));
  const withNewPhotos = new Set(shownAnew);
  const changed = new Set<number>();
  let current = 0;
  for (const { id, hasChanged } of await records.changedIds(index, revision, [
    ...ends.keys(),
    ...shownAnew,
  ])) {
    if (hasChanged || withNewPhotos.has(id)) changed.add(current);
    if (ends.has(id)) current = (ends.get(id) ?? 0) + 1;
  }
  return blocks.map(({ last }, at) => ({ last, at, isChanged: changed.has(at) }));
}
