import { expect, test, vi } from 'vitest';
import { createLruCache } from './lru-cache.ts';

test('a value is created once, until it is the least recently used of too many', () => {
  const cache = createLruCache<{ name: string }>(2);
  const create = vi.fn((name: string) => ({ name }));
  const get = (name: string) => cache(name, () => create(name));
  const first = get('a');
  get('b');
  expect(get('a')).toBe(first);
  get('c');
  expect(get('a')).toBe(first);
  expect(create).toHaveBeenCalledTimes(3);
  get('b');
  expect(create).toHaveBeenCalledTimes(4);
});
