import type { HandOver } from '../../../features/kits/hand-over/hand-over.ts';
import { HAND_OVER_CHANNEL } from '../../../features/kits/hand-over/hand-over-store.ts';
import type { OutboxEntry } from '../../../features/leads/views/outbox.tsx';
import { deliveryKey } from '../../../shared/messaging/outbox.ts';
import type { AppContext } from '../app-context.ts';

/** The latest carts that were handed over, each with what the receiver got. */
export async function handOverEntries(app: AppContext, limit: number): Promise<readonly OutboxEntry[]> {
  return Promise.all((await app.kits.handOvers.latest(limit)).map((handOver) => toEntry(handOver, app)));
}

async function toEntry(handOver: HandOver, { kits, leads }: AppContext): Promise<OutboxEntry> {
  const { id, site, receivedAt, transactionId, user, dealer, unit } = handOver;
  const key = deliveryKey(id, HAND_OVER_CHANNEL);
  const received = await kits.received?.received.find(key);
  return {
    id,
    kind: 'Cart',
    site,
    receivedAt,
    subject: `Transaction ${transactionId}, ${handOver.kits.length} kits, ${handOver.total} ${handOver.currency}`,
    from: [user, dealer, unit].filter(Boolean).join(', ') || 'somebody unnamed',
    to: kits.received ? 'the embedded receiver' : 'the system at KITS_HANDOVER_URL',
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
    deliveries: await leads.outbox.findAbout(id),
  };
}
