export type LruCache<T extends object> = (key: string, make: () => T) => T;

/** Results that cost more to make than to keep. The one that was asked for longest ago makes room. */
export function createLruCache<T extends object>(atMost: number): LruCache<T> {
  const all = new Map<string, T>();
  return (key, make) => {
    const result = all.get(key) ?? make();
    all.delete(key);
    all.set(key, result);
    const oldest = all.keys().next();
    if (all.size > atMost && !oldest.done) all.delete(oldest.value);
    return result;
  };
}
