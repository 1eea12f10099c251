import { LRUCache } from 'lru-cache';
import type { RateLimitWindow } from '../../../shared/platform/database/rate-limit-windows.ts';

const MAX_KEYS = 5000;

/** Windows of this process alone. */
export function memoryRateLimitWindows() {
  const windows = new LRUCache<string, RateLimitWindow>({ max: MAX_KEYS });
  return {
    hit(key: string, windowMs: number, now: Date): RateLimitWindow {
      const current = windows.get(key);
      const isOver = !current || current.startedAtMs + windowMs <= now.getTime();
      const next = isOver
        ? { hits: 1, startedAtMs: now.getTime() }
        : { hits: current.hits + 1, startedAtMs: current.startedAtMs };
      windows.set(key, next);
      return next;
    },
  };
}
