import { randomBytes, randomUUID } from 'node:crypto';
import { checkoutLimits } from '../features/kits/checkout/api.ts';
import type { CheckoutDestination } from '../features/kits/checkout/channel-handlers.ts';
import { EMBEDDED_RECEIVER_PATH } from '../features/kits/checkout/embedded-receiver.ts';
import type { KitsContext } from '../features/kits/routes.ts';
import type { Settings } from '../shared/platform/env.ts';
import type { openAdapters } from './adapters.ts';

type Stores = Pick<Awaited<ReturnType<typeof openAdapters>>, 'checkouts' | 'receivedCheckouts'>;

/** Who gets the carts of the kits catalogue: the operator's system, in the demo a receiver in this server. */
export function checkoutDestination({
  kitCheckout,
  demo,
  port,
}: Pick<Settings, 'kitCheckout' | 'demo' | 'port'>):
  | (CheckoutDestination & { isEmbedded: boolean })
  | undefined {
  if (kitCheckout) return { ...kitCheckout, isEmbedded: false };
  if (!demo) return undefined;
  const url = `http://127.0.0.1:${port}${EMBEDDED_RECEIVER_PATH}`;
  // Whoever sends and whoever receives is this process, so nobody else needs to know it.
  return { url, secret: randomBytes(32).toString('base64url'), isEmbedded: true };
}

export function openKits(
  destination: ReturnType<typeof checkoutDestination>,
  { checkouts, receivedCheckouts }: Stores,
  { linkSecret, onAccepted }: { linkSecret: string; onAccepted: () => void },
): KitsContext {
  return {
    checkouts,
    received: destination?.isEmbedded
      ? { received: receivedCheckouts, secret: destination.secret }
      : undefined,
    isOpen: destination !== undefined,
    tokenSecret: linkSecret,
    makeId: randomUUID,
    limits: checkoutLimits,
    onAccepted,
  };
}
