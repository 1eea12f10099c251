import { expect, test, vi } from 'vitest';
import { createLruCache } from './lru-cache.ts';

test('a result is made once, until it is the one asked for longest ago and another needs its room', () => {
  const kept = createLruCache<{ name: string }>(2);
  const make = vi.fn((name: string) => ({ name }));
  const ask = (name: string) => kept(name, () => make(name));
  const first = ask('a');
  ask('b');
  expect(ask('a')).toBe(first);
  ask('c');
  expect(ask('a')).toBe(first);
  expect(make).toHaveBeenCalledTimes(3);
  ask('b');
  expect(make).toHaveBeenCalledTimes(4);
});
