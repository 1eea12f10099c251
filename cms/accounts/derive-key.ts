import { createHmac, hkdfSync } from 'node:crypto';

/** What a key is for; a key for one purpose says nothing about the others. */
export type KeyPurpose = 'second factor' | 'recovery codes' | 'sign-in attempts' | 'known device';

/** A key of 256 bits, derived from the secret of the studio. */
export function deriveKey(secret: string, purpose: KeyPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'forecourt studio', purpose, 32));
}

/** A hash that nobody can compute without the secret of the studio. */
export function keyedHash(secret: string, purpose: KeyPurpose, text: string): string {
  return createHmac('sha256', deriveKey(secret, purpose)).update(text).digest('base64url');
}
