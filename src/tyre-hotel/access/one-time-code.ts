import { createHash } from 'node:crypto';
import type { KeyRing } from '../../platform/key-ring.ts';

export const CODE_DIGITS = 4;
export const CODE_MINUTES = 5;
export const MAX_TRIES = 3;

export type OneTimeCode = { code: string; token: string; tokenHash: string };

const TOKEN_BYTES = 32;

export type CodeRandom = {
  /** From 0 up to, not including, the bound. */
  randomInt: (bound: number) => number;
  randomBytes: (count: number) => Buffer;
};

/** The token stays with the visitor's browser, the code goes to the owner's telephone: both are needed. */
export function createCode({ randomInt, randomBytes }: CodeRandom): OneTimeCode {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { code, token, tokenHash: hashToken(token) };
}

/** Without a key: a token has 256 random bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

const PURPOSE = 'tyre hotel code';

/** Four digits are guessed in no time from a plain hash; bound to the token, equal codes have different hashes. */
export function hashCode(keys: KeyRing, tokenHash: string, code: string): string {
  return keys.hash(PURPOSE, `${tokenHash} ${code}`);
}

export function codeHashes(keys: KeyRing, tokenHash: string, code: string): readonly string[] {
  return keys.hashes(PURPOSE, `${tokenHash} ${code}`);
}
