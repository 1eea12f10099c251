import { LRUCache } from 'lru-cache';

/** Gets the value of a key, and creates it if it is not cached. */
export type LruCache<T extends object> = (key: string, create: () => T) => T;

/** At most so many values; beyond that the least recently used one is dropped. */
export function createLruCache<T extends object>(maxEntries: number): LruCache<T> {
  const cache = new LRUCache<string, T>({ max: maxEntries });
  return (key, create) => {
    const cached = cache.get(key);
    if (cached) return cached;
    const created = create();
    cache.set(key, created);
    return created;
  };
}
