import { expect, test } from 'vitest';
import { mergeQuery, parseQuery } from './query.ts';

const valuesOf = (raw: string, ...keys: string[]) =>
  Object.fromEntries([...parseQuery(raw).valuesOf(new Set(keys))].map(([key, values]) => [key, [...values]]));

test('all values of the wanted keys are found, and no others', () => {
  expect(valuesOf('a=1&b=2&a=3&c', 'a', 'c')).toEqual({ a: ['1', '3'], c: [''] });
  expect(valuesOf('c&a=1', 'c')).toEqual({ c: [''] });
  expect(valuesOf('a=1=2&&', 'a', '')).toEqual({ a: ['1=2'], '': [''] });
  expect(valuesOf('=1', '')).toEqual({ '': ['1'] });
  expect(valuesOf('', 'a', '')).toEqual({});
});

test('keys and values are decoded; an invalid encoding is used unchanged', () => {
  expect(valuesOf('%61=x+y%C3%B6', 'a')).toEqual({ a: ['x yö'] });
  expect(valuesOf('a=%E0&a+b=1', 'a', 'a b')).toEqual({ a: ['%E0'], 'a b': ['1'] });
});

test('ROUTE-21 the own query comes first, then the visitor’s without the taken keys', () => {
  const merge = (own: string, taken: string[], query: string) => mergeQuery(own, new Set(taken), query);
  expect(merge('x=1', [], '')).toBe('x=1');
  expect(merge('', [], 'a=1')).toBe('a=1');
  expect(merge('x=1', [], 'a=1')).toBe('x=1&a=1');
  expect(merge('x=1', ['a'], 'a=1&b=2&a=3&c=4')).toBe('x=1&b=2&c=4');
  expect(merge('x=1', ['a'], 'a=1')).toBe('x=1');
  expect(merge('', ['a'], '&&b=2&&%61=1&c')).toBe('b=2&c');
  expect(merge('', ['a'], 'ab=1&b=a')).toBe('ab=1&b=a');
});

test('nothing in the visitor’s query can end a header line or an address', () => {
  const safe = (query: string) => mergeQuery('', new Set(), query);
  expect(safe('a=1&b=%20;')).toBe('a=1&b=%20;');
  expect(safe('a=<b> "#\t\r\n')).toBe('a=%3Cb%3E%20%22%23%09%0D%0A');
  expect(safe('a=\u00ff\u0100€\ud800')).toBe('a=%FF%C4%80%E2%82%AC%EF%BF%BD');
});
