import { setImmediate } from 'node:timers/promises';
import { limitConcurrency } from '../platform/limit-concurrency.ts';

/** Who asks for a page that is not in the cache. */
export type Client = { address: string; isCrawler: boolean };

export type RenderKind = 'simple' | 'filtered' | 'crawler';

export type RenderQueueLimits = Readonly<
  Record<RenderKind, { running: number; waiting: number }> & { running: number; filteredPerClient: number }
>;

/** A page without a query is the same for everybody and soon cached; combinations of filters are without number. */
export const renderQueueLimits: RenderQueueLimits = {
  running: 6,
  filteredPerClient: 6,
  simple: { running: 6, waiting: 60 },
  filtered: { running: 3, waiting: 20 },
  crawler: { running: 1, waiting: 2 },
};

/** Too many pages are being rendered already. */
export class RenderQueueFull extends Error {}

/**
 * Decides which uncached pages are rendered, and when: pages without a query first, then filtered ones, crawlers last.
 * Whoever does not get a place is refused at once, which costs less than waiting in vain.
 */
export type RenderQueue = {
  run: <T>(kind: RenderKind, client: string, work: () => Promise<T>) => Promise<T>;
  /** Rendering holds the event loop: one page at a time, and what has arrived meanwhile comes between. */
  render: <T>(work: () => T) => Promise<T>;
};

const byPriority: readonly RenderKind[] = ['simple', 'filtered', 'crawler'];

export function createRenderQueue(limits: RenderQueueLimits = renderQueueLimits): RenderQueue {
  const running: Record<RenderKind, number> = { simple: 0, filtered: 0, crawler: 0 };
  const waiting: Record<RenderKind, (() => void)[]> = { simple: [], filtered: [], crawler: [] };
  const filteredOf = new Map<string, number>();
  const oneAtATime = limitConcurrency(1);

  function hasPlace(kind: RenderKind): boolean {
    const all = running.simple + running.filtered + running.crawler;
    return all < limits.running && running[kind] < limits[kind].running;
  }

  async function enter(kind: RenderKind): Promise<void> {
    if (hasPlace(kind)) {
      running[kind] += 1;
      return;
    }
    if (waiting[kind].length >= limits[kind].waiting) throw new RenderQueueFull();
    await new Promise<void>((resolve) => waiting[kind].push(resolve));
  }

  function leave(kind: RenderKind): void {
    running[kind] -= 1;
    const next = byPriority.find((each) => waiting[each].length > 0 && hasPlace(each));
    if (!next) return;
    // Taken here, so that nobody comes in between.
    running[next] += 1;
    waiting[next].shift()?.();
  }

  function countFiltered(client: string, by: 1 | -1): void {
    const count = (filteredOf.get(client) ?? 0) + by;
    if (count > 0) filteredOf.set(client, count);
    else filteredOf.delete(client);
  }

  return {
    async run(kind, client, work) {
      const isCounted = kind !== 'simple';
      if (isCounted && (filteredOf.get(client) ?? 0) >= limits.filteredPerClient) throw new RenderQueueFull();
      if (isCounted) countFiltered(client, 1);
      try {
        await enter(kind);
        try {
          return await work();
        } finally {
          leave(kind);
        }
      } finally {
        if (isCounted) countFiltered(client, -1);
      }
    },
    render: (work) =>
      oneAtATime(async () => {
        const rendered = work();
        await setImmediate();
        return rendered;
      }),
  };
}

/** Search engines and scripts that say what they are. */
export function isCrawler(userAgent: string | undefined): boolean {
  return /bot\b|crawl|spider|slurp|curl|wget|python|scrapy|httpclient/i.test(userAgent ?? '');
}
