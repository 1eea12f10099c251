import { type Clock, systemClock } from '../platform/clock.ts';
import type { Leases } from '../platform/database/lease.ts';
import type { Log } from '../platform/log.ts';
import type { SharedIndices } from './port.ts';
import { leaseOf } from './shared-engine.ts';

const CLEAN_INTERVAL_MS = 600_000;

type Watching = {
  leases: Leases;
  log: Log;
  /** How often indices that nobody uses are deleted. */
  cleanEveryMs?: number | undefined;
  now?: Clock | undefined;
};

/** An engine that several processes share is asked what it holds, and cleaned now and then. Without one, nothing is done. */
export function watchSharedEngine(
  shared: SharedIndices | undefined,
  { leases, log, cleanEveryMs = CLEAN_INTERVAL_MS, now = systemClock }: Watching,
) {
  let isReachable = true;
  let cleanedAt = -Infinity;
  return {
    /** Logs the beginning and the end of an outage, not every try. */
    async heldVersions(indices: readonly string[]) {
      try {
        const held = await shared?.versions(indices);
        if (!isReachable) log.info({ code: 'SEARCH_ENGINE_BACK' }, 'the search engine answers again');
        isReachable = true;
        return held;
      } catch (error) {
        if (isReachable)
          log.warn({ code: 'SEARCH_ENGINE_UNREACHABLE', error }, 'the search engine does not answer');
        isReachable = false;
        return 'unknown' as const;
      }
    },
    /** Under the lease of the writer, so that a half-written index is never taken for one that was left behind. */
    async clean(indices: readonly string[]): Promise<void> {
      const at = now().getTime();
      if (!shared || at - cleanedAt < cleanEveryMs) return;
      cleanedAt = at;
      try {
        for (const index of indices) await leases.run(leaseOf(index), () => shared.deleteUnused(index));
      } catch (error) {
        log.warn({ code: 'UNUSED_INDICES_STAY', error }, 'unused indices could not be deleted');
      }
    },
  };
}
