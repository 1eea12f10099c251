import type { ChannelHandler } from '../../shared/messaging/delivery-worker.ts';
import type { WebhookSender } from '../../shared/messaging/webhook-sender.ts';
import { type Cleanings, noteCleaning } from '../../shared/personal-data/cleanings.ts';
import { type DeleteOldDeps, deleteOldHourly } from '../../shared/platform/delete-old-hourly.ts';
import { type CheckoutDestination, checkoutChannelHandlers } from './checkout/channel-handlers.ts';
import type { CheckoutStore } from './checkout/checkout-store.ts';

export type KitWorkerNeeds = DeleteOldDeps & {
  checkouts: Pick<CheckoutStore, 'find' | 'deleteBefore'>;
  kitDestination: CheckoutDestination | undefined;
  webhookSender: WebhookSender;
  cleanings: Pick<Cleanings, 'note'>;
};

export function channelHandlers(needs: KitWorkerNeeds): Record<string, ChannelHandler> {
  return checkoutChannelHandlers({ ...needs, destination: needs.kitDestination });
}

export function startJobs(needs: KitWorkerNeeds): () => void {
  return deleteOldHourly(needs.checkouts.deleteBefore, needs, noteCleaning(needs.cleanings, 'kit-checkout'));
}
