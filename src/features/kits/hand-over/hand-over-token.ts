import { createHmac, timingSafeEqual } from 'node:crypto';

/** Lets the visitor who handed a cart over see what becomes of it. Computed, so that the same hand-over has the same. */
export function handOverToken(secret: string, handOverId: string): string {
  return createHmac('sha256', secret).update(`kit hand-over ${handOverId}`).digest('base64url');
}

export function isHandOverToken(token: string, secret: string, handOverId: string): boolean {
  const expected = Buffer.from(handOverToken(secret, handOverId));
  const sent = Buffer.from(token);
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}
