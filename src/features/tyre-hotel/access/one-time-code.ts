import { createHash, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from '../../../shared/platform/key-ring.ts';
import { CODE_DIGITS } from './code-rules.ts';

export type OneTimeCode = { code: string; token: string; tokenHash: string };

const TOKEN_BYTES = 32;
// What keys are derived for.
const TOKEN = 'tyre hotel token';
const CODE = 'tyre hotel code';

export type CodeRandom = {
  /** From 0 up to, not including, the bound. */
  randomInt: (bound: number) => number;
  randomBytes: (count: number) => Buffer;
};

/** The token stays with the visitor's browser, the code goes to the owner's telephone: both are needed. */
export function createCode(keys: KeyRing, { randomInt, randomBytes }: CodeRandom): OneTimeCode {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const id = randomBytes(TOKEN_BYTES).toString('base64url');
  const token = `${id}.${keys.hash(TOKEN, id)}`;
  return { code, token, tokenHash: hashToken(token) };
}

/** Whether this installation made a token. One that somebody made up is refused without asking the database. */
export function isOwnToken(keys: KeyRing, token: string): boolean {
  const [id = '', signature = ''] = token.split('.', 2);
  const given = Buffer.from(signature);
  return (
    token === `${id}.${signature}` &&
    keys.hashes(TOKEN, id).some((hash) => {
      const expected = Buffer.from(hash);
      return given.length === expected.length && timingSafeEqual(given, expected);
    })
  );
}

/** Without a key: a token has 256 random bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** A few digits are guessed in no time from a plain hash; bound to the token, equal codes have different hashes. */
export function hashCode(keys: KeyRing, tokenHash: string, code: string): string {
  return keys.hash(CODE, `${tokenHash} ${code}`);
}

export function codeHashes(keys: KeyRing, tokenHash: string, code: string): readonly string[] {
  return keys.hashes(CODE, `${tokenHash} ${code}`);
}
