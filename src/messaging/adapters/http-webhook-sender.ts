import type { Clock } from '../../platform/clock.ts';
import { type WebhookSender, webhookHeaders } from '../webhook-sender.ts';

/** Anything but 2xx is a failure. Nobody is followed elsewhere: a letter goes where the operator said. */
export function httpWebhookSender(clock: Clock): WebhookSender {
  return {
    async send(letter, signal) {
      const answer = await fetch(letter.url, {
        method: 'POST',
        headers: { 'content-type': letter.contentType, ...webhookHeaders(letter, clock()) },
        body: letter.body,
        redirect: 'manual',
        signal,
      });
      // Unread, the connection could not be used again.
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`the receiver answered ${answer.status}`);
    },
  };
}
