import { createHash } from 'node:crypto';
import type { BookingRequest } from '../booking-request.ts';

/** For a client that sends no Idempotency-Key: the same booking sent twice has the same key. */
export function idempotencyKeyFor(site: string, request: BookingRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([site, request]))
    .digest('base64url');
}
