import { createHash, createHmac } from 'node:crypto';

/**
 * The secret in a customer's manage link. It is computed and not random, because a mail is rendered when it is
 * delivered, long after the booking was stored with nothing but the token's hash.
 */
export function manageToken(secret: string, bookingId: string): string {
  return createHmac('sha256', secret).update(`booking ${bookingId}`).digest('base64url');
}

/** What the database stores: who reads it cannot open a booking. */
export function hashManageToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** 32 bytes in base64url. */
export function isManageToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text);
}

export function managePath(token: string): string {
  return `/booking/${token}`;
}
