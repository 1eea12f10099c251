import { createHmac } from 'node:crypto';

/** Something for another system's address, or an error. */
export interface WebhookSender {
  send(letter: WebhookRequest, signal: AbortSignal): Promise<void>;
}

export type WebhookRequest = {
  /** The receiver knows a second copy by it. */
  key: string;
  url: string;
  contentType: string;
  body: string;
  /** Shared with the receiver, who can then tell that the letter is ours. */
  secret?: string | undefined;
};

/**
 * The headers of Standard Webhooks (standardwebhooks.com), for which receivers find ready-made libraries: the
 * signature covers id, moment and body.
 */
export function webhookHeaders({ key, body, secret }: WebhookRequest, now: Date): Record<string, string> {
  const moment = String(Math.floor(now.getTime() / 1000));
  return {
    'idempotency-key': key,
    'webhook-id': key,
    'webhook-timestamp': moment,
    ...(secret && { 'webhook-signature': `v1,${signature(`${key}.${moment}.${body}`, secret)}` }),
  };
}

function signature(words: string, secret: string): string {
  return createHmac('sha256', keyOf(secret)).update(words).digest('base64');
}

/** Secrets made for the standard begin with whsec_ and are base64; any other is taken as it stands. */
function keyOf(secret: string): Buffer {
  const prefix = 'whsec_';
  return secret.startsWith(prefix) ? Buffer.from(secret.slice(prefix.length), 'base64') : Buffer.from(secret);
}
