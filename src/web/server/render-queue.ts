import { setImmediate } from 'node:timers/promises';
import { limitConcurrency } from '../../shared/platform/limit-concurrency.ts';

/** Who asks for a page that is not in the cache. */
export type Client = { address: string; isCrawler: boolean };

export type RenderKind = 'simple' | 'filtered' | 'crawler';

export type RenderQueueLimits = Readonly<
  Record<RenderKind, { running: number; waiting: number }> & {
    running: number;
    filteredPerClient: number;
    filteredPerClientAndMinute: number;
    /** A page that takes longer waits for another system, not for this process; its place goes to the next. */
    slowMs: number;
    slow: number;
  }
>;

/**
 * A page without a query is the same for everybody and soon cached; combinations of filters are without number. One
 * at a time is as many a second as three, because all are rendered by the same thread, and leaves it time between them.
 */
export const renderQueueLimits: RenderQueueLimits = {
  running: 4,
  filteredPerClient: 6,
  filteredPerClientAndMinute: 120,
  simple: { running: 3, waiting: 60 },
  filtered: { running: 1, waiting: 20 },
  crawler: { running: 1, waiting: 6 },
  slowMs: 200,
  slow: 30,
};

/** Too many pages are being rendered already. */
export class RenderQueueFull extends Error {
  readonly retryAfterS: number;
  constructor(retryAfterS: number) {
    super('too many pages are being rendered');
    this.retryAfterS = retryAfterS;
  }
}

/**
 * Decides which uncached pages are rendered, and when: pages without a query first, then filtered ones, crawlers last.
 * Who asks for more filtered pages than a person looks at waits with the crawlers. Whoever does not get a place is
 * refused at once, which costs less than waiting in vain.
 */
export type RenderQueue = {
  /** Whether everybody is refused, so that it is known before anything is done for a request. */
  isFull: (kind: RenderKind) => boolean;
  /** How long what waits now will take. */
  retryAfterS: (kind: RenderKind) => number;
  run: <T>(kind: RenderKind, client: string, work: () => Promise<T>) => Promise<T>;
  /** Rendering holds the event loop: one page at a time, and what has arrived meanwhile comes between. */
  render: <T>(work: () => Promise<T>) => Promise<T>;
};

const MINUTE_MS = 60_000;
/** Crawlers are told to come back when nobody is likely to be in their way. */
const CRAWLER_RETRY_AFTER_S = 60;
const MIN_RETRY_AFTER_S = 2;

const byPriority: readonly RenderKind[] = ['simple', 'filtered', 'crawler'];

export function createRenderQueue(
  limits: RenderQueueLimits = renderQueueLimits,
  now: () => number = () => performance.now(),
): RenderQueue {
  const running: Record<RenderKind, number> = { simple: 0, filtered: 0, crawler: 0 };
  const waiting: Record<RenderKind, (() => void)[]> = { simple: [], filtered: [], crawler: [] };
  const filteredOf = new Map<string, number>();
  const oneAtATime = limitConcurrency(1);
  const askedThisMinute = new Map<string, number>();
  let minuteBegan = now();
  let averageMs = 50;
  let slow = 0;

  function hasPlace(kind: RenderKind): boolean {
    const all = running.simple + running.filtered + running.crawler;
    return all < limits.running && running[kind] < limits[kind].running;
  }

  async function enter(kind: RenderKind): Promise<void> {
    if (hasPlace(kind)) {
      running[kind] += 1;
      return;
    }
    if (waiting[kind].length >= limits[kind].waiting) throw new RenderQueueFull(retryAfterS(kind));
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

  function isFull(kind: RenderKind): boolean {
    return !hasPlace(kind) && waiting[kind].length >= limits[kind].waiting;
  }

  function retryAfterS(kind: RenderKind): number {
    if (kind === 'crawler') return CRAWLER_RETRY_AFTER_S;
    const ahead = waiting.simple.length + waiting.filtered.length + limits.running;
    return Math.max(MIN_RETRY_AFTER_S, Math.ceil((ahead * averageMs) / limits[kind].running / 1000));
  }

  /** Counted by the minute, in memory that is given back with it. */
  function isOverBudget(client: string): boolean {
    if (now() - minuteBegan >= MINUTE_MS) {
      askedThisMinute.clear();
      minuteBegan = now();
    }
    const asked = (askedThisMinute.get(client) ?? 0) + 1;
    askedThisMinute.set(client, asked);
    return asked > limits.filteredPerClientAndMinute;
  }

  /** Runs work in a place that was entered, and leaves it: when the work has ended, or when it is slow. */
  async function inPlace<T>(kind: RenderKind, work: () => Promise<T>): Promise<T> {
    let isSlow = false;
    const timer = setTimeout(() => {
      if (slow >= limits.slow) return;
      isSlow = true;
      slow += 1;
      leave(kind);
    }, limits.slowMs);
    try {
      return await timed(work);
    } finally {
      clearTimeout(timer);
      if (isSlow) slow -= 1;
      else leave(kind);
    }
  }

  async function timed<T>(work: () => Promise<T>): Promise<T> {
    const began = now();
    try {
      return await work();
    } finally {
      averageMs += (now() - began - averageMs) / 10;
    }
  }

  function countFiltered(client: string, by: 1 | -1): void {
    const count = (filteredOf.get(client) ?? 0) + by;
    if (count > 0) filteredOf.set(client, count);
    else filteredOf.delete(client);
  }

  return {
    isFull,
    retryAfterS,
    async run(asked, client, work) {
      const kind = asked === 'filtered' && isOverBudget(client) ? 'crawler' : asked;
      const isCounted = kind !== 'simple';
      if (isCounted && (filteredOf.get(client) ?? 0) >= limits.filteredPerClient)
        throw new RenderQueueFull(retryAfterS(kind));
      if (isCounted) countFiltered(client, 1);
      try {
        await enter(kind);
        return await inPlace(kind, work);
      } finally {
        if (isCounted) countFiltered(client, -1);
      }
    },
    render: (work) =>
      oneAtATime(async () => {
        const rendered = await work();
        await setImmediate();
        return rendered;
      }),
  };
}

/** Search engines and scripts that say what they are. */
export function isCrawler(userAgent: string | undefined): boolean {
  return /bot\b|crawl|spider|slurp|curl|wget|python|scrapy|httpclient/i.test(userAgent ?? '');
}
