import { createHash, timingSafeEqual } from 'node:crypto';

/** Takes equally long for every wrong key, so that none can be guessed sign by sign. */
export function isValidApiKey(given: unknown, right: string): boolean {
  return typeof given === 'string' && timingSafeEqual(digest(given), digest(right));
}

function digest(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
