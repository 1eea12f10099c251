import { timingSafeEqual } from 'node:crypto';
import { webhookSignature } from './webhook-sender.ts';

export type WebhookHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** An older signature may be a replay. */
const MAX_AGE_MS = 5 * 60_000;

/** The receiver's side of Standard Webhooks: the id of a request that was signed with the secret just now. */
export function verifiedWebhookId(
  headers: WebhookHeaders,
  body: string,
  secret: string,
  now: Date,
): string | undefined {
  const {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures,
  } = headers as Record<string, string | undefined>;
  if (!id || !timestamp || !signatures || !/^\d{1,12}$/.test(timestamp)) return undefined;
  if (Math.abs(now.getTime() - Number(timestamp) * 1000) > MAX_AGE_MS) return undefined;
  const expected = Buffer.from(`v1,${webhookSignature(`${id}.${timestamp}.${body}`, secret)}`);
  // Several signatures are sent while a secret is being replaced.
  const isSigned = signatures.split(' ').some((each) => isEqual(Buffer.from(each), expected));
  return isSigned ? id : undefined;
}

function isEqual(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
