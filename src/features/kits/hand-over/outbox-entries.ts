import type { Outbox } from '../../../shared/messaging/outbox.ts';
import { deliveryKey } from '../../../shared/messaging/outbox.ts';
import type { OutboxEntry } from '../../../shared/messaging/outbox-page/outbox-page.tsx';
import type { HandOver } from './hand-over.ts';
import type { HandOverStore } from './hand-over-store.ts';
import { HAND_OVER_CHANNEL } from './hand-over-store.ts';
import type { ReceivedHandOvers } from './received-hand-overs.ts';

type HandOverEntryDeps = {
  handOvers: Pick<HandOverStore, 'latest'>;
  /** The embedded receiver of the demo; undefined where another system gets the carts. */
  received: ReceivedHandOvers | undefined;
  outbox: Outbox;
};

/** The latest carts that were handed over, each with what the receiver got. */
export async function handOverEntries(
  deps: HandOverEntryDeps,
  limit: number,
): Promise<readonly OutboxEntry[]> {
  return Promise.all((await deps.handOvers.latest(limit)).map((handOver) => toEntry(handOver, deps)));
}

async function toEntry(
  handOver: HandOver,
  { received: receiver, outbox }: HandOverEntryDeps,
): Promise<OutboxEntry> {
  const { id, site, receivedAt, transactionId, user, dealer, unit } = handOver;
  const key = deliveryKey(id, HAND_OVER_CHANNEL);
  const received = await receiver?.find(key);
  return {
    id,
    kind: 'Cart',
    site,
    receivedAt,
    subject: `Transaction ${transactionId}, ${handOver.kits.length} kits, ${handOver.total} ${handOver.currency}`,
    from: [user, dealer, unit].filter(Boolean).join(', ') || 'somebody unnamed',
    to: receiver ? 'the embedded receiver' : 'the system at KITS_HANDOVER_URL',
    messages: received
      ? [
          {
            key,
            channel: 'webhook',
            title: `Received ${received.receivedAt}`,
            text: JSON.stringify(JSON.parse(received.body), null, 2),
            htmlHref: undefined,
            files: [],
          },
        ]
      : [],
    deliveries: await outbox.findAbout(id),
  };
}
