import { createHmac } from 'node:crypto';

/** Posts to another system, or throws. */
export interface WebhookSender {
  send(request: WebhookRequest, signal: AbortSignal): Promise<void>;
}

export type WebhookRequest = {
  /** Lets the receiver detect duplicates. */
  key: string;
  url: string;
  contentType: string;
  body: string;
  /** Shared with the receiver, who verifies the signature with it. */
  secret?: string | undefined;
};

/**
 * The headers of Standard Webhooks (standardwebhooks.com), for which libraries exist: the signature covers id,
 * timestamp and body.
 */
export function webhookHeaders({ key, body, secret }: WebhookRequest, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return {
    'idempotency-key': key,
    'webhook-id': key,
    'webhook-timestamp': timestamp,
    ...(secret && { 'webhook-signature': `v1,${webhookSignature(`${key}.${timestamp}.${body}`, secret)}` }),
  };
}

export function webhookSignature(content: string, secret: string): string {
  return createHmac('sha256', keyOf(secret)).update(content).digest('base64');
}

/** Secrets of the standard begin with whsec_ and are base64; any other is used as it is. */
function keyOf(secret: string): Buffer {
  const prefix = 'whsec_';
  return secret.startsWith(prefix) ? Buffer.from(secret.slice(prefix.length), 'base64') : Buffer.from(secret);
}
