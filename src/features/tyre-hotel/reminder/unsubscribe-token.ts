import { createHash, createHmac } from 'node:crypto';

/** One per customer and vehicle: asked for twice, it is the same reminder. */
export function reminderId(secret: string, site: string, plate: string, email: string): string {
  const whose = JSON.stringify([site, plate, email.toLowerCase()]);
  return createHmac('sha256', secret).update(`season reminder ${whose}`).digest('base64url');
}

/** Computed and not random, because every mail has the same link, and only the token's hash is stored. */
export function unsubscribeToken(secret: string, id: string): string {
  return createHmac('sha256', secret).update(`leave season reminder ${id}`).digest('base64url');
}

export function hashUnsubscribeToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function unsubscribePath(token: string): string {
  return `/tyre-hotel/reminder/${token}`;
}
