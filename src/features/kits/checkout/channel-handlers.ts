import type { ChannelHandler } from '../../../shared/messaging/delivery-worker.ts';
import type { WebhookSender } from '../../../shared/messaging/webhook-sender.ts';
import type { Checkout } from './checkout.ts';
import type { CHECKOUT_CHANNEL, CheckoutStore } from './checkout-store.ts';

/** The system that gets the carts, and the secret with which it verifies them. */
export type CheckoutDestination = { url: string; secret: string };

type CheckoutChannelDeps = {
  checkouts: Pick<CheckoutStore, 'find'>;
  webhookSender: WebhookSender;
  destination: CheckoutDestination | undefined;
};

export function checkoutChannelHandlers({
  checkouts,
  webhookSender,
  destination,
}: CheckoutChannelDeps): Record<typeof CHECKOUT_CHANNEL, ChannelHandler> {
  return {
    'kit-hand-over': async ({ key, about }, signal) => {
      if (!destination) throw new Error('no receiver of carts is configured: KITS_HANDOVER_URL');
      const checkout = await checkouts.find(about);
      if (!checkout) throw new Error('the checkout does not exist');
      const body = checkoutPayload(checkout);
      await webhookSender.send({ key, ...destination, contentType: 'application/json', body }, signal);
    },
  };
}

/** The same text at every attempt. */
export function checkoutPayload({
  id,
  site,
  receivedAt,
  kits,
  total,
  currency,
  ...params
}: Checkout): string {
  const { transactionId, user, dealer, unit, auto } = params;
  return JSON.stringify({
    type: 'kits.cart.handed-over',
    id,
    site,
    ...{ transactionId, user, dealer, unit, auto },
    ...{ kits, total, currency },
    handedOverAt: receivedAt,
  });
}
