import type { SmsSender } from '../sms.ts';

export type SmsGatewaySettings = { url: string; apiKey: string; timeoutMs?: number | undefined };

const DEFAULT_TIMEOUT_MS = 10_000;

/**
 * Posts each message as JSON. Anything but 2xx is a failure and is retried as every delivery is: gateways answer 4xx
 * also for an account without credit, which somebody tops up.
 */
export function httpSmsGateway({
  url,
  apiKey,
  timeoutMs = DEFAULT_TIMEOUT_MS,
}: SmsGatewaySettings): SmsSender {
  return {
    async send({ key, from, to, text }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': key,
          ...(apiKey && { 'x-api-key': apiKey }),
        },
        body: JSON.stringify({ key, from, to, text }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      // An unread body would block the connection from reuse.
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the SMS gateway answered ${response.status}`);
    },
  };
}
