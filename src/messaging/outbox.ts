/** Something that must reach somebody: at least once by this key, and the key tells the receiver when it is twice. */
export type Delivery = {
  key: string;
  /** By which way: mail, webhook … */
  channel: string;
  /** What it tells of, such as the id of a lead. */
  about: string;
};

export type DeliveryState = 'waiting' | 'delivered' | 'dead';

export type ClaimedDelivery = Delivery & { claim: string; attempts: number };

export type ListedDelivery = Delivery & {
  state: DeliveryState;
  attempts: number;
  dueAt: string;
  problem: string | undefined;
  createdAt: string;
  deliveredAt: string | undefined;
};

export type Claim = { by: string; now: Date; until: Date; limit: number };

/**
 * What has been promised and is not yet done. Deliveries are put in by whoever stores what they tell of, in the same
 * transaction, so that there is never one without the other.
 */
export interface Outbox {
  /** Takes what is due, for a while. Nobody else gets the same until that while is over. */
  claim(claim: Claim): Promise<readonly ClaimedDelivery[]>;
  delivered(key: string, at: Date): Promise<void>;
  /** Back in the queue until then. Does nothing for a claim that somebody else has taken over. */
  postpone(claimed: ClaimedDelivery, until: Date, problem: string): Promise<void>;
  /** Given up: on the list of those that a person must look at. */
  deadLetter(claimed: ClaimedDelivery, problem: string): Promise<void>;
  /** When the next one is due; none, if nothing waits. */
  nextDue(): Promise<Date | undefined>;
  /** Newest first. */
  list(choice: { state?: DeliveryState | undefined; limit: number }): Promise<readonly ListedDelivery[]>;
  findAbout(id: string): Promise<readonly ListedDelivery[]>;
  /** Dead and waiting ones are due at once, with all attempts before them. Answers how many; delivered ones stay so. */
  replay(choice: { key: string } | { findAbout: string } | 'dead', now: Date): Promise<number>;
  counts(): Promise<Readonly<Record<DeliveryState, number>>>;
}

/** The key of what goes one way about one thing. */
export function deliveryKey(about: string, channel: string): string {
  return `${about}.${channel}`;
}
