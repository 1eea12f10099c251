import { createHash } from 'node:crypto';

/**
 * Of a client's Idempotency-Key, or of the body where it sends none: the same booking sent twice has the same key. The
 * plate is part of it, so that nobody is shown another customer's booking by guessing a key.
 */
export function idempotencyKeyFor(
  site: string,
  registrationNumber: string,
  attempt: string | object,
): string {
  return createHash('sha256')
    .update(JSON.stringify(['tyre hotel', site, registrationNumber, attempt]))
    .digest('base64url');
}
