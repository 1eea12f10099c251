import { createHmac } from 'node:crypto';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Clock } from '../../../shared/platform/clock.ts';
import type {
  RateLimitWindow,
  RateLimitWindows,
} from '../../../shared/platform/database/rate-limit-windows.ts';
import type { Log } from '../../../shared/platform/log.ts';
import { memoryRateLimitWindows } from './memory-rate-limit-windows.ts';

export type SharedRateLimits = {
  windows: RateLimitWindows;
  /** Addresses of visitors are stored as hashes with this secret. */
  secret: string;
};

type StoreDeps = SharedRateLimits & { now: Clock; log: Log; timeoutMs?: number };

/** A limit must not keep anybody waiting for a database that is slow. */
const TIMEOUT_MS = 3000;

/**
 * The store of @fastify/rate-limit that all processes share. While the database cannot be reached each process counts
 * for itself: a limit that is too generous for a moment is better than an error.
 */
export function sharedRateLimitStore(deps: StoreDeps): FastifyRateLimitStoreCtor {
  const local = memoryRateLimitWindows();
  const { windows, secret, now, log, timeoutMs = TIMEOUT_MS } = deps;

  let isShared = true;

  /** Logs the beginning and the end of an outage, not every request. */
  async function hit(key: string, windowMs: number, at: Date): Promise<RateLimitWindow> {
    try {
      const window = await withTimeout(windows.hit(key, windowMs, at), timeoutMs);
      if (!isShared) log.info({ code: 'RATE_LIMITS_SHARED' }, 'all processes count requests together again');
      isShared = true;
      return window;
    } catch (error) {
      if (isShared)
        log.warn({ code: 'RATE_LIMITS_NOT_SHARED', error }, 'requests are counted by this process alone');
      isShared = false;
      return local.hit(key, windowMs, at);
    }
  }

  function storeOf(route: string): FastifyRateLimitStore {
    return {
      incr: (address, callback, windowMs) => {
        const at = now();
        const key = createHmac('sha256', secret).update(`${route} ${address}`).digest('base64url');
        hit(key, windowMs, at).then(
          ({ hits, startedAtMs }) =>
            callback(null, { current: hits, ttl: Math.max(0, startedAtMs + windowMs - at.getTime()) }),
          (error) => callback(error),
        );
      },
      child: (options) => storeOf(routeOf(options)),
    };
  }

  return class {
    incr = storeOf('').incr;
    child = storeOf('').child;
  };
}

/** Limits that belong to no route, such as that of sign-ins, are told apart by what they allow. */
function routeOf(options: object): string {
  const { routeInfo, max } = options as { routeInfo?: { method?: unknown; url?: unknown }; max?: unknown };
  return [routeInfo?.method, routeInfo?.url, max].map(String).join(' ');
}

function withTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the database took too long')), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
