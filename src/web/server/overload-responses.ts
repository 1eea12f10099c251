import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../../shared/platform/log.ts';

/**
 * Responses of requests that were refused. A client that is refused at once asks again at once: two hundred connections
 * would keep the process busy with nothing but refusing. So a refusal is sent late; the connection waits meanwhile.
 */
export type OverloadResponses = {
  /** Resolves when the response is to be sent; with `close` where so many wait already that connections must go. */
  wait: () => Promise<'keep-alive' | 'close'>;
};

export type OverloadResponseLimits = { delayMs: number; waiting: number };

export const overloadResponseLimits: OverloadResponseLimits = { delayMs: 1500, waiting: 2000 };

const LOG_EVERY_MS = 1000;

export function createOverloadResponses(
  log: Pick<Log, 'warn'>,
  limits: OverloadResponseLimits = overloadResponseLimits,
): OverloadResponses {
  let waiting = 0;
  let unlogged = 0;

  function count(): void {
    if (unlogged === 0) setTimeout(report, LOG_EVERY_MS).unref();
    unlogged += 1;
  }

  /** One line for all of a second: a line each would cost more than the refusals. */
  function report(): void {
    log.warn({ code: 'PAGES_REFUSED', count: unlogged }, 'too many uncached pages were asked for');
    unlogged = 0;
  }

  return {
    async wait() {
      count();
      if (waiting >= limits.waiting) return 'close';
      waiting += 1;
      try {
        await pause(limits.delayMs);
        return 'keep-alive';
      } finally {
        waiting -= 1;
      }
    },
  };
}
