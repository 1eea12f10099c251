import { createHmac, timingSafeEqual } from 'node:crypto';

/** A link that nobody can make who has not got the mail. */
export function optInPath(secret: string, leadId: string): string {
  return `/forms/confirm/${encodeURIComponent(`${leadId}.${signature(secret, leadId)}`)}`;
}

/** The lead that a link confirms; undefined for a link that this installation never sent. */
export function parseOptInToken(secret: string, token: string): string | undefined {
  const at = token.lastIndexOf('.');
  const leadId = token.slice(0, Math.max(at, 0));
  const [given, right] = [Buffer.from(token.slice(at + 1)), Buffer.from(signature(secret, leadId))];
  return given.length === right.length && timingSafeEqual(given, right) ? leadId : undefined;
}

function signature(secret: string, leadId: string): string {
  return createHmac('sha256', secret).update(`confirm form ${leadId}`).digest('base64url');
}
