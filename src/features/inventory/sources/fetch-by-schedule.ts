import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { interruptibleSleep } from '../../../shared/messaging/interruptible-sleep.ts';
import { type FetchDeps, fetchFeed } from './fetch-feed.ts';
import type { ClaimedSource, SourceStore } from './source-store.ts';

export type FetchingDeps = FetchDeps & { sources: SourceStore };

/** A process that ends without a word is taken over from after this time. */
export const LEASE_MS = 60_000;
const RENEW_MS = 15_000;
const POLL_MS = 2000;
/** An import has a thread and memory of its own. */
const MAX_CONCURRENT = 2;
const STOP_MS = 2000;
/** Another feed of the index is imported meanwhile. */
const BUSY_MS = 30_000;

/** Fetches what is due until it is stopped; what is under way then is left to another process. */
export function startFetching(deps: FetchingDeps): () => Promise<void> {
  const { sources, now, log } = deps;
  const owner = randomUUID();
  const idle = interruptibleSleep();
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();

  const poll = async (): Promise<void> => {
    const free = underWay.size < MAX_CONCURRENT;
    const claimed = free && (await sources.claim({ owner, until: leaseFrom(now()) }));
    if (!claimed) return idle.sleep(POLL_MS);
    const fetching = fetchClaimed(deps, claimed, stopping.signal)
      .catch((error) => log.error({ code: 'SOURCES_UNREACHABLE', error }, 'what was fetched is not recorded'))
      .finally(() => {
        underWay.delete(fetching);
        idle.interrupt();
      });
    underWay.add(fetching);
  };
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        await poll();
      } catch (error) {
        log.warn({ code: 'SOURCES_UNREACHABLE', error }, 'what is due cannot be read; trying again');
        await idle.sleep(POLL_MS);
      }
    }
    await Promise.all(underWay);
  };

  const running = run();
  return async () => {
    stopping.abort();
    idle.interrupt();
    // An import is ended with its thread; what it has not ended becomes visible to nobody.
    await Promise.race([running, sleep(STOP_MS, undefined, { ref: false })]);
  };
}

/** Fetches one source while its lease is renewed; a lease that is lost ends it. */
export async function fetchClaimed(
  deps: FetchingDeps,
  claimed: ClaimedSource,
  stopped: AbortSignal,
  renewMs = RENEW_MS,
): Promise<void> {
  const { sources, now } = deps;
  const lost = new AbortController();
  const renewal = setInterval(() => {
    sources.renew(claimed, leaseFrom(now())).then(
      (isHeld) => isHeld || lost.abort(),
      // The database may answer again before the lease ends.
      () => undefined,
    );
  }, renewMs);
  try {
    const end = await fetchFeed(deps, claimed, AbortSignal.any([stopped, lost.signal]));
    if (end === 'busy') await sources.postpone(claimed, new Date(now().getTime() + BUSY_MS));
    // Whoever is stopped has not failed.
    else if (stopped.aborted && end.result === 'failed') await sources.postpone(claimed, now());
    else await sources.finish(claimed, end);
  } finally {
    clearInterval(renewal);
  }
}

function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS);
}
