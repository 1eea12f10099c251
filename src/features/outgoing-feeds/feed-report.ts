/** What is in a feed, and what is not. */
export type FeedContents = {
  cars: number;
  leftOut: number;
  /** How many cars each reason keeps out; one may have several. */
  reasons: Record<string, number>;
  /** The first of them. */
  leftOutCars: LeftOutCar[];
};

/** Of those that are left out, so many are named; the rest is counted. */
export const MAX_LISTED = 1000;

export type LeftOutCar = { id: string; reasons: readonly string[] };

export function emptyContents(): FeedContents {
  return { cars: 0, leftOut: 0, reasons: {}, leftOutCars: [] };
}

/** Of the parts of a feed, in their order. */
export function contentsOf(blocks: Iterable<{ cars: number; leftOut: readonly LeftOutCar[] }>): FeedContents {
  const contents = emptyContents();
  for (const { cars, leftOut } of blocks) {
    contents.cars += cars;
    contents.leftOut += leftOut.length;
    for (const car of leftOut) {
      for (const reason of car.reasons) contents.reasons[reason] = (contents.reasons[reason] ?? 0) + 1;
      if (contents.leftOutCars.length < MAX_LISTED) contents.leftOutCars.push(car);
    }
  }
  return contents;
}

/** A feed that was made. */
export type FeedReport = FeedContents & {
  madeAt: string;
  tookMs: number;
  /** Of the text, not packed. */
  bytes: number;
  /** The hash of the text: the same cars are the same feed. */
  hash: string;
};
