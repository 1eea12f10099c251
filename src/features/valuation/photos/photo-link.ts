import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** What the database stores of an upload token: who reads it cannot get at photos on their way. */
export function albumOf(uploadToken: string): string {
  return createHash('sha256').update(uploadToken).digest('hex');
}

/** 32 bytes in base64url. */
export function isUploadToken(text: unknown): text is string {
  return typeof text === 'string' && /^[A-Za-z0-9_-]{43}$/.test(text);
}

/** The path of a full photo, for the receiver of the lead: nobody else can make one up. */
export function photoPath(secret: string, id: string): string {
  return `/api/forms/photos/${id}/${signature(secret, id)}`;
}

export function isSigned(secret: string, id: string, given: string): boolean {
  const expected = Buffer.from(signature(secret, id));
  const actual = Buffer.from(given);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

function signature(secret: string, id: string): string {
  return createHmac('sha256', secret).update(`lead photo ${id}`).digest('base64url');
}
