import type { Checkout } from '../../../src/features/kits/checkout/checkout.ts';
import type { CheckoutStore } from '../../../src/features/kits/checkout/checkout-store.ts';
import { CHECKOUT_CHANNEL } from '../../../src/features/kits/checkout/checkout-store.ts';
import type { ReceivedCheckouts } from '../../../src/features/kits/checkout/received-checkouts.ts';
import type { Outbox } from '../../../src/shared/messaging/outbox.ts';
import { deliveryKey } from '../../../src/shared/messaging/outbox.ts';
import type { OutboxEntry } from './outbox-page.tsx';

type CheckoutEntryDeps = {
  checkouts: Pick<CheckoutStore, 'latest'>;
  /** The embedded receiver of the demo; undefined where another system gets the carts. */
  received: ReceivedCheckouts | undefined;
  outbox: Outbox;
};

/** The latest carts that were handed over, each with what the receiver got. */
export async function checkoutEntries(
  deps: CheckoutEntryDeps,
  limit: number,
): Promise<readonly OutboxEntry[]> {
  return Promise.all((await deps.checkouts.latest(limit)).map((checkout) => toEntry(checkout, deps)));
}

async function toEntry(
  checkout: Checkout,
  { received: receiver, outbox }: CheckoutEntryDeps,
): Promise<OutboxEntry> {
  const { id, site, receivedAt, transactionId, user, dealer, unit } = checkout;
  const key = deliveryKey(id, CHECKOUT_CHANNEL);
  const received = await receiver?.find(key);
  return {
    id,
    kind: 'Cart',
    site,
    receivedAt,
    subject: `Transaction ${transactionId}, ${checkout.kits.length} kits, ${checkout.total} ${checkout.currency}`,
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
