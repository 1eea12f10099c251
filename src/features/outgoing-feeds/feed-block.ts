import type { LeftOutCar } from './feed-report.ts';

/**
 * A feed is written in blocks of cars that follow each other, each packed by itself: after a change only the blocks with
 * changed cars are written again, and the others copied.
 */
export type FeedBlock = {
  /** The id of the last car that belongs to it, in the order of the store; the last block has all that is above. */
  last: string | undefined;
  /** Where it is in the packed file. */
  at: number;
  packedBytes: number;
  bytes: number;
  crc: number;
  /** Of its text. */
  hash: string;
  cars: number;
  leftOut: readonly LeftOutCar[];
};

/** A block has so many cars, more or less. */
const CARS_PER_BLOCK = 128;
/** And at most so many, whatever the ids are. */
const MAX_CARS = 512;

/**
 * Where blocks end follows from the ids alone, so that the same stock has the same blocks, whatever was changed before; a
 * new car divides or lengthens one block.
 */
export function endsBlock(id: string, carsInBlock: number): boolean {
  return carsInBlock >= MAX_CARS || hashOf(id) % CARS_PER_BLOCK === 0;
}

/** FNV-1a with the bits mixed once more: ids that differ in one digit are spread. */
function hashOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Where the blocks of a feed are listed. */
export function blocksFile(path: string): string {
  return `${path}.blocks`;
}
