import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';
import { sendProblem } from './http-problem.ts';

const WRONG_KEYS = 20;
const WINDOW_MS = 60_000;
const MAX_ADDRESSES = 5000;

type Window = { wrong: number; endsAtMs: number };

export type ApiKeyCheck = (
  request: FastifyRequest,
  reply: FastifyReply,
  key: { given: unknown; expected: string; code: string; message: string },
) => FastifyReply | undefined;

/**
 * Refuses a wrong key. After some of them an address is refused whatever it sends, until its minute is over: otherwise
 * the right one would still be found.
 */
export function createApiKeyCheck(now: Clock): ApiKeyCheck {
  const windows = new LRUCache<string, Window>({ max: MAX_ADDRESSES });
  return ({ ip }, reply, { given, expected, code, message }) => {
    const time = now().getTime();
    const known = windows.get(ip);
    const window = known && known.endsAtMs > time ? known : { wrong: 0, endsAtMs: time + WINDOW_MS };
    if (window.wrong >= WRONG_KEYS) {
      reply.header('retry-after', String(Math.ceil((window.endsAtMs - time) / 1000)));
      const sentence = `${WRONG_KEYS} wrong keys came from this address. Wait a minute, then send the right one.`;
      return sendProblem(reply, 429, 'TOO_MANY_REQUESTS', sentence);
    }
    if (isSameKey(given, expected)) return undefined;
    windows.set(ip, { ...window, wrong: window.wrong + 1 });
    return sendProblem(reply, 401, code, message);
  };
}

/** Constant-time comparison, so that a key cannot be guessed character by character. */
function isSameKey(given: unknown, expected: string): boolean {
  return typeof given === 'string' && timingSafeEqual(digest(given), digest(expected));
}

function digest(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
