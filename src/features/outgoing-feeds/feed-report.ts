/** What is in a feed, and what is not. */
export type FeedContents = {
  cars: number;
  leftOut: number;
  /** How many cars each reason keeps out; one may have several. */
  reasons: Record<string, number>;
  /** The first of them. */
  leftOutCars: LeftOutCar[];
};

export type LeftOutCar = { id: string; reasons: readonly string[] };

export function emptyContents(): FeedContents {
  return { cars: 0, leftOut: 0, reasons: {}, leftOutCars: [] };
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
