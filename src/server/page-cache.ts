import type { StoredPage } from './stored-page.ts';

export type PageCacheLimits = { bytes: number; freshMs: number; staleMs: number; aliases: number };

export const pageCacheLimits: PageCacheLimits = {
  bytes: 256 * 1024 * 1024,
  freshMs: 60_000,
  staleMs: 10 * 60_000,
  aliases: 20_000,
};

/** Makes a page anew. A page that must not be kept for long, or not at all (0), says so itself. */
export type Produce = () => Promise<StoredPage>;

/**
 * Whole pages in memory. Fresh for a minute (with jitter, so that pages made together do not expire together),
 * then served stale while one request makes them anew. A change drops exactly the pages that carry its tags.
 */
export type PageCache = {
  /** By the words of the request line alone, before anything is parsed. */
  lookUp: (host: string, url: string) => StoredPage | undefined;
  addAlias: (host: string, url: string, key: string) => void;
  fetch: (key: string, produce: Produce) => Promise<StoredPage>;
  invalidate: (tags: Iterable<string>) => number;
  size: () => { pages: number; bytes: number };
};

type Entry = {
  key: string;
  page: StoredPage;
  freshUntil: number;
  staleUntil: number;
  referenced: boolean;
  produce: Produce;
};

export function createPageCache(
  limits: PageCacheLimits,
  now: () => number = Date.now,
  chance: () => number = Math.random,
  onRefreshFailure: (key: string, problem: unknown) => void = () => {},
): PageCache {
  const entries = new Map<string, Entry>();
  const aliases = new Map<string, string>();
  const flights = new Map<string, Promise<StoredPage>>();
  const keysByTag = new Map<string, Set<string>>();
  const droppedAt = new Map<string, number>();
  let clock = 0;
  let bytes = 0;

  function current(key: string): Entry | undefined {
    const entry = entries.get(key);
    if (!entry) return undefined;
    const time = now();
    if (time >= entry.staleUntil) {
      remove(entry);
      return undefined;
    }
    entry.referenced = true;
    if (time >= entry.freshUntil && !flights.has(key)) {
      fly(key, entry.produce).catch((problem) => onRefreshFailure(key, problem));
    }
    return entry;
  }

  function fly(key: string, produce: Produce): Promise<StoredPage> {
    const started = ++clock;
    const flight = produce()
      .then((page) => {
        keep(key, page, produce, started);
        return page;
      })
      .finally(() => land(key));
    flights.set(key, flight);
    return flight;
  }

  /** What was dropped matters only to pages that were being made meanwhile. */
  function land(key: string): void {
    flights.delete(key);
    if (flights.size === 0) droppedAt.clear();
  }

  /** A page whose material changed while it was being made may be sent once, but not kept. */
  function keep(key: string, page: StoredPage, produce: Produce, started: number): void {
    const old = entries.get(key);
    if (old) remove(old);
    if (page.freshMs <= 0) return;
    if (page.tags.some((tag) => (droppedAt.get(tag) ?? 0) > started)) return;
    const fresh = Math.min(limits.freshMs, page.freshMs) * (0.9 + 0.2 * chance());
    const time = now();
    const entry = {
      key,
      page,
      freshUntil: time + fresh,
      staleUntil: Math.min(time + fresh + limits.staleMs, page.validUntil ?? Number.POSITIVE_INFINITY),
      referenced: true,
      produce,
    };
    entries.set(key, entry);
    bytes += page.bytes;
    for (const tag of page.tags) taggedKeys(tag).add(key);
    makeRoom();
  }

  function taggedKeys(tag: string): Set<string> {
    const keys = keysByTag.get(tag) ?? new Set();
    keysByTag.set(tag, keys);
    return keys;
  }

  /** Second chance: the oldest page goes first, unless someone asked for it since it was last looked at. */
  function makeRoom(): void {
    while (bytes > limits.bytes) {
      const oldest = entries.values().next().value;
      if (!oldest) return;
      entries.delete(oldest.key);
      if (oldest.referenced && entries.size > 0) {
        oldest.referenced = false;
        entries.set(oldest.key, oldest);
      } else {
        entries.set(oldest.key, oldest);
        remove(oldest);
      }
    }
  }

  function remove(entry: Entry): void {
    if (!entries.delete(entry.key)) return;
    bytes -= entry.page.bytes;
    for (const tag of entry.page.tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(entry.key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  }

  return {
    lookUp(host, url) {
      const key = aliases.get(host + url);
      return key === undefined ? undefined : current(key)?.page;
    },
    addAlias(host, url, key) {
      if (aliases.size >= limits.aliases) aliases.clear();
      aliases.set(host + url, key);
    },
    fetch(key, produce) {
      const entry = current(key);
      if (entry) return Promise.resolve(entry.page);
      return flights.get(key) ?? fly(key, produce);
    },
    invalidate(tags) {
      let dropped = 0;
      const at = ++clock;
      for (const tag of tags) {
        if (flights.size > 0) droppedAt.set(tag, at);
        for (const key of [...(keysByTag.get(tag) ?? [])]) {
          const entry = entries.get(key);
          if (!entry) continue;
          remove(entry);
          dropped += 1;
        }
      }
      return dropped;
    },
    size: () => ({ pages: entries.size, bytes }),
  };
}
