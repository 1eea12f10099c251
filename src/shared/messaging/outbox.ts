import type { DeliveryReceipt } from './receipt.ts';

/** At-least-once delivery: the key lets the receiver detect duplicates. */
export type Delivery = {
  key: string;
  /** mail, webhook … */
  channel: string;
  /** The id of what it is about, such as a lead. */
  about: string;
  /** Which message about it, where there are several: what its handler wrote there, as JSON. */
  message?: object | undefined;
};

/** suppressed: nothing was sent, and for a reason; nobody has to look at it. */
export type DeliveryState = 'waiting' | 'delivered' | 'suppressed' | 'dead';

/** The request that enqueued a delivery, as far as it is known. */
export type DeliveryOrigin = { requestId?: string | undefined; traceparent?: string | undefined };

export type ClaimedDelivery = Delivery & { claim: string; attempts: number; origin: DeliveryOrigin };

export type ListedDelivery = Delivery & {
  state: DeliveryState;
  attempts: number;
  dueAt: string;
  problem: string | undefined;
  createdAt: string;
  deliveredAt: string | undefined;
  /** What the gateway said of it afterwards. */
  receipt: DeliveryReceipt | undefined;
  requestId: string | undefined;
};

/** What waits in a channel or was given up. */
export type ChannelBacklog = {
  channel: string;
  waiting: number;
  dead: number;
  /** When the oldest that waits was enqueued, and when the next is due. */
  oldest: string | undefined;
  nextDue: string | undefined;
};

export type Claim = { by: string; now: Date; until: Date; limit: number };

/**
 * Transactional outbox: deliveries are enqueued in the transaction that stores what they are about, so that there is
 * never one without the other.
 */
export interface Outbox {
  /** Claims due deliveries. No other worker gets them until the claim expires. */
  claim(claim: Claim): Promise<readonly ClaimedDelivery[]>;
  delivered(key: string, at: Date): Promise<void>;
  /** Nothing was sent, and nothing will be. */
  suppress(claimed: ClaimedDelivery, reason: string): Promise<void>;
  /** Back in the queue until then. Does nothing if another worker has taken over the claim. */
  postpone(claimed: ClaimedDelivery, until: Date, problem: string): Promise<void>;
  /** No more attempts: an operator must look at it. */
  deadLetter(claimed: ClaimedDelivery, problem: string): Promise<void>;
  /** The last one counts. False when there is no such delivery. */
  saveReceipt(key: string, receipt: DeliveryReceipt): Promise<boolean>;
  /** When the next one is due; undefined if the queue is empty. */
  nextDue(): Promise<Date | undefined>;
  /** Newest first. */
  list(choice: { state?: DeliveryState | undefined; limit: number }): Promise<readonly ListedDelivery[]>;
  findAbout(id: string): Promise<readonly ListedDelivery[]>;
  /** Makes dead and waiting deliveries due at once with all attempts left. Returns how many; delivered ones are unchanged. */
  replay(choice: { key: string } | { findAbout: string } | 'dead', now: Date): Promise<number>;
  counts(): Promise<Readonly<Record<DeliveryState, number>>>;
  /** Channels in which something waits or was given up. */
  backlog(): Promise<readonly ChannelBacklog[]>;
}

/** One delivery per subject and channel. */
export function deliveryKey(about: string, channel: string): string {
  return `${about}.${channel}`;
}
