import type { Clock } from '../../platform/clock.ts';
import { type WebhookSender, webhookHeaders } from '../webhook-sender.ts';

/** Anything but 2xx is a failure. Redirects are not followed: a request goes where the operator configured. */
export function httpWebhookSender(clock: Clock): WebhookSender {
  return {
    async send(request, signal) {
      const response = await fetch(request.url, {
        method: 'POST',
        headers: { 'content-type': request.contentType, ...webhookHeaders(request, clock()) },
        body: request.body,
        redirect: 'manual',
        signal,
      });
      // An unread body would block the connection from reuse.
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the receiver answered ${response.status}`);
    },
  };
}
