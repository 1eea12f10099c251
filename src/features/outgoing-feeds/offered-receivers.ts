import { type OwnFeed, ownReceiver } from './own-feed.ts';
import type { Receiver } from './receiver.ts';
import { receivers } from './receivers/all-receivers.ts';

export type OfferedReceiver = { receiver: Receiver; own?: OwnFeed | undefined };

/** Those of the product, and the installation's own. */
export function offeredReceivers(own: readonly OwnFeed[]): readonly OfferedReceiver[] {
  return [
    ...receivers.map((receiver) => ({ receiver })),
    ...own.map((feed) => ({ receiver: ownReceiver(feed), own: feed })),
  ];
}
