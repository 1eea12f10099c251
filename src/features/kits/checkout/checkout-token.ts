import { createHmac, timingSafeEqual } from 'node:crypto';

/** Lets the visitor who handed a cart over see what becomes of it. Computed, so that the same checkout has the same. */
export function checkoutToken(secret: string, checkoutId: string): string {
  return createHmac('sha256', secret).update(`kit hand-over ${checkoutId}`).digest('base64url');
}

export function isCheckoutToken(token: string, secret: string, checkoutId: string): boolean {
  const expected = Buffer.from(checkoutToken(secret, checkoutId));
  const sent = Buffer.from(token);
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}
