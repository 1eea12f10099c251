import { expect, test } from 'vitest';
import { encodeSegment, parsePath, splitAddress } from './request-path.ts';

test.each([
  ['/', '/', [], '/'],
  ['/a/b', '/a/b', ['a', 'b'], '/a/b'],
  ['/a.b/.c', '/a.b/.c', ['a.b', '.c'], '/a.b/.c'],
  ['/a/', '/a', ['a'], '/a'],
  ['//a//b', '/a/b', ['a', 'b'], '/a/b'],
  ['/k%C3%B6p', '/köp', ['köp'], '/k%C3%B6p'],
  ['/ko\u0308p', '/köp', ['köp'], '/k%C3%B6p'],
  ['/a%20b/c', '/a b/c', ['a b', 'c'], '/a%20b/c'],
  ['/a%2Fb/c', undefined, ['a/b', 'c'], '/a%2Fb/c'],
])('%s', (path, key, segments, canonical) => {
  const parsed = parsePath(path);
  expect(parsed?.key).toBe(key);
  expect(parsed?.segments()).toEqual(segments);
  expect(parsed?.canonical()).toBe(canonical);
});

test.each(['/a/./b', '/a/..', '/.', '/%2E/a', '/%2E%2E/a', '/%E0'])('%s is no path', (path) => {
  expect(parsePath(path)).toBeUndefined();
});

test('a segment is encoded, but characters allowed in a path stay readable', () => {
  expect(encodeSegment('a.b~c-d_1')).toBe('a.b~c-d_1');
  expect(encodeSegment('a:b@c$d&e+f,g;h=i')).toBe('a:b@c$d&e+f,g;h=i');
  expect(encodeSegment('a/b ö?#%')).toBe('a%2Fb%20%C3%B6%3F%23%25');
  expect(encodeSegment('')).toBe('');
});

test('an address has a path and a query; the fragment is dropped', () => {
  expect(splitAddress('/a')).toEqual({ path: '/a', query: '' });
  expect(splitAddress('/a?b=c?d#e')).toEqual({ path: '/a', query: 'b=c?d' });
  expect(splitAddress('/a#b?c')).toEqual({ path: '/a', query: '' });
});
