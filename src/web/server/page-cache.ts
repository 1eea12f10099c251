import type { StoredPage } from './stored-page.ts';

export type PageCacheLimits = { bytes: number; freshMs: number; staleMs: number; aliasesPerPage: number };

export const pageCacheLimits: PageCacheLimits = {
  bytes: 256 * 1024 * 1024,
  freshMs: 60_000,
  staleMs: 10 * 60_000,
  aliasesPerPage: 50,
};

/** Renders a page. Its `freshMs`, where it has one, says how long it is cached; 0 means not at all. */
export type Produce = () => Promise<StoredPage>;

/**
 * Whole pages in memory. Fresh for a minute (with jitter, so that pages rendered together do not expire together),
 * then served stale while one request renders them again. A change invalidates exactly the pages that carry its tags.
 */
export type PageCache = {
  /** By host and request line as they came, before anything is parsed. */
  lookUp: (host: string, url: string) => StoredPage | undefined;
  addAlias: (host: string, url: string, key: string) => void;
  fetch: (key: string, produce: Produce) => Promise<StoredPage>;
  /** Whether `fetch` would answer without rendering. */
  has: (key: string) => boolean;
  invalidate: (tags: Iterable<string>) => number;
  size: () => { pages: number; bytes: number };
  /** Since the start: how often a page was there, and how often it was not. */
  lookUps: () => { hits: number; misses: number };
};

/** What the maps need for one, besides its text. */
const ALIAS_OVERHEAD_BYTES = 150;

type Entry = {
  key: string;
  page: StoredPage;
  aliases: Set<string>;
  /** All that is kept of it: bodies in every encoding, key, aliases. */
  bytes: number;
  freshUntil: number;
  staleUntil: number;
  referenced: boolean;
  produce: Produce;
};

export function createPageCache(
  limits: PageCacheLimits,
  now: () => number = Date.now,
  random: () => number = Math.random,
  onRefreshFailure: (key: string, problem: unknown) => void = () => {},
): PageCache {
  const entries = new Map<string, Entry>();
  const aliases = new Map<string, string>();
  const flights = new Map<string, Promise<StoredPage>>();
  const keysByTag = new Map<string, Set<string>>();
  const invalidatedAt = new Map<string, number>();
  let clock = 0;
  let bytes = 0;
  let hits = 0;
  let misses = 0;

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
      produceOnce(key, entry.produce).catch((problem) => onRefreshFailure(key, problem));
    }
    return entry;
  }

  function produceOnce(key: string, produce: Produce): Promise<StoredPage> {
    const started = ++clock;
    const flight = produce()
      .then((page) => {
        insert(key, page, produce, started);
        return page;
      })
      .finally(() => settle(key));
    flights.set(key, flight);
    return flight;
  }

  /** An invalidation matters only to pages that were being rendered at the time. */
  function settle(key: string): void {
    flights.delete(key);
    if (flights.size === 0) invalidatedAt.clear();
  }

  /** A page whose content changed while it was being rendered may be sent once, but not cached. */
  function insert(key: string, page: StoredPage, produce: Produce, started: number): void {
    const old = entries.get(key);
    // What was good a minute ago is better than an error.
    if (old && old.page.status < 500 && page.status >= 500) return;
    const known = old?.aliases ?? [];
    if (old) remove(old);
    const freshMs = page.freshMs ?? limits.freshMs;
    if (freshMs <= 0) return;
    if (page.tags.some((tag) => (invalidatedAt.get(tag) ?? 0) > started)) return;
    const fresh = freshMs * (0.9 + 0.2 * random());
    const time = now();
    // An error is over when nobody knows: whoever comes next asks anew.
    const staleMs = page.status >= 500 ? 0 : limits.staleMs;
    const entry: Entry = {
      key,
      page,
      aliases: new Set(),
      bytes: page.bytes + key.length,
      freshUntil: time + fresh,
      staleUntil: Math.min(time + fresh + staleMs, page.validUntil ?? Number.POSITIVE_INFINITY),
      referenced: true,
      produce,
    };
    entries.set(key, entry);
    bytes += entry.bytes;
    for (const alias of known) attachAlias(entry, alias);
    for (const tag of page.tags) taggedKeys(tag).add(key);
    evict();
  }

  function attachAlias(entry: Entry, alias: string): void {
    if (aliases.has(alias)) return;
    const [oldest] = entry.aliases;
    if (entry.aliases.size >= limits.aliasesPerPage && oldest !== undefined) detachAlias(entry, oldest);
    entry.aliases.add(alias);
    aliases.set(alias, entry.key);
    count(entry, alias.length + ALIAS_OVERHEAD_BYTES);
  }

  function detachAlias(entry: Entry, alias: string): void {
    entry.aliases.delete(alias);
    aliases.delete(alias);
    count(entry, -(alias.length + ALIAS_OVERHEAD_BYTES));
  }

  function count(entry: Entry, more: number): void {
    entry.bytes += more;
    bytes += more;
  }

  function taggedKeys(tag: string): Set<string> {
    const keys = keysByTag.get(tag) ?? new Set();
    keysByTag.set(tag, keys);
    return keys;
  }

  /** Second-chance eviction: the oldest page goes first, unless it was requested since its last turn. */
  function evict(): void {
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
    for (const alias of entry.aliases) aliases.delete(alias);
    bytes -= entry.bytes;
    for (const tag of entry.page.tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(entry.key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  }

  return {
    lookUp(host, url) {
      const key = aliases.get(host + url);
      const entry = key === undefined ? undefined : current(key);
      if (entry) hits += 1;
      return entry?.page;
    },
    addAlias(host, url, key) {
      const entry = entries.get(key);
      if (!entry) return;
      attachAlias(entry, host + url);
      evict();
    },
    fetch(key, produce) {
      const entry = current(key);
      if (entry) {
        hits += 1;
        return Promise.resolve(entry.page);
      }
      misses += 1;
      return flights.get(key) ?? produceOnce(key, produce);
    },
    has(key) {
      const entry = entries.get(key);
      return entry !== undefined && now() < entry.staleUntil;
    },
    invalidate(tags) {
      let removed = 0;
      const at = ++clock;
      for (const tag of tags) {
        if (flights.size > 0) invalidatedAt.set(tag, at);
        for (const key of [...(keysByTag.get(tag) ?? [])]) {
          const entry = entries.get(key);
          if (!entry) continue;
          remove(entry);
          removed += 1;
        }
      }
      return removed;
    },
    size: () => ({ pages: entries.size, bytes }),
    lookUps: () => ({ hits, misses }),
  };
}
