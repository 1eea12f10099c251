import { createHash, timingSafeEqual } from 'node:crypto';

/** Constant-time comparison, so that a key cannot be guessed character by character. */
export function isValidApiKey(given: unknown, expected: string): boolean {
  return typeof given === 'string' && timingSafeEqual(digest(given), digest(expected));
}

function digest(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
