import type { ChannelHandler } from '../../../shared/messaging/delivery-worker.ts';
import type { WebhookSender } from '../../../shared/messaging/webhook-sender.ts';
import type { HandOver } from './hand-over.ts';
import type { HAND_OVER_CHANNEL, HandOverStore } from './hand-over-store.ts';

/** The system that gets the carts, and the secret with which it verifies them. */
export type HandOverDestination = { url: string; secret: string };

type HandOverChannelDeps = {
  handOvers: Pick<HandOverStore, 'find'>;
  webhookSender: WebhookSender;
  destination: HandOverDestination | undefined;
};

export function handOverChannelHandlers({
  handOvers,
  webhookSender,
  destination,
}: HandOverChannelDeps): Record<typeof HAND_OVER_CHANNEL, ChannelHandler> {
  return {
    'kit-hand-over': async ({ key, about }, signal) => {
      if (!destination) throw new Error('no receiver of carts is configured: KITS_HANDOVER_URL');
      const handOver = await handOvers.find(about);
      if (!handOver) throw new Error('the hand-over does not exist');
      const body = handOverPayload(handOver);
      await webhookSender.send({ key, ...destination, contentType: 'application/json', body }, signal);
    },
  };
}

/** The same text at every attempt. */
export function handOverPayload({
  id,
  site,
  receivedAt,
  kits,
  total,
  currency,
  ...params
}: HandOver): string {
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
