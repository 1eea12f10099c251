import type { ChannelHandler } from '../../../shared/messaging/delivery-worker.ts';
import type { WebhookSender } from '../../../shared/messaging/webhook-sender.ts';
import { INVENTORY_WEBHOOK, type VehicleEvent } from './announce-changes.ts';

export type InventoryWebhook = { url: string; secret: string };

/** Posts an event in the shape and with the signature of Standard Webhooks. */
export function inventoryWebhookHandler(deps: {
  inventoryWebhook: InventoryWebhook | undefined;
  webhookSender: WebhookSender;
}): Record<string, ChannelHandler> {
  return {
    [INVENTORY_WEBHOOK]: async ({ key, message }, signal) => {
      if (!deps.inventoryWebhook) throw new Error('no webhook is configured: INVENTORY_WEBHOOK_URL');
      const { event, index, id, revision, fields } = message as VehicleEvent;
      const body = JSON.stringify({ type: event, data: { index, id, revision, changedFields: fields } });
      const request = { key, contentType: 'application/json', body, ...deps.inventoryWebhook };
      await deps.webhookSender.send(request, signal);
    },
  };
}
