import { expect, test } from 'vitest';
import { buildAddress, unify } from './address-patterns.ts';
import { parseSegments } from './segment.ts';

function unified(one: string, other: string) {
  const bindings = unify(parseSegments(one), parseSegments(other));
  return bindings && { values: Object.fromEntries(bindings.values), rest: bindings.rest };
}

test.each([
  ['/a/b', '/a/b', {}],
  ['/{x}/b', '/a/b', { x: 'a' }],
  ['/{x}', '/{y}', {}],
  ['/{x}', '/p-{y}', { x: 'p-qx' }],
  ['/a', '/{y}', {}],
  ['/a-b', '/a-{y}', {}],
  ['/a-{x}', '/a-b', { x: 'b' }],
  ['/{x}-to-{y}', '/a-to-b', { x: 'a', y: 'b' }],
  ['/a-{x}', '/{y}', {}],
  ['/a-{x}', '/a-{y}', {}],
  ['/{x}/{x}', '/a/a', { x: 'a' }],
  ['/a', '/{path*}', {}],
  ['/a/b', '/a/{path*}', {}],
])('%s can be an address of %s', (one, other, values) => {
  expect(unified(one, other)).toEqual({ values, rest: [] });
});

test.each([
  ['/a/{path*}', '/a', []],
  ['/a/{path*}', '/a/b/{y}', ['b', 'qx']],
  ['/{path*}', '/a/p-{y}/{rest*}', ['a', 'p-qx']],
])('%s redirects to %s with the rest', (one, other, rest) => {
  expect(unified(one, other)?.rest).toEqual(rest);
});

test.each([
  ['/a', '/b'],
  ['/a', '/a/b'],
  ['/a/b', '/a'],
  ['/c', '/a-{y}'],
  ['/a-{x}', '/c-b'],
  ['/a-{x}', '/b-{y}'],
  ['/{x}/{x}', '/a/b'],
  ['/a/{path*}', '/b/c'],
  ['/{path*}/x', '/a/b'],
])('%s is never an address of %s', (one, other) => {
  expect(unified(one, other)).toBeUndefined();
});

test('an address is built from given values, and placeholders for the others', () => {
  const source = parseSegments('/a/{x}/p-{y}-{z}.html/{path*}');
  const conditions = [
    { type: 'query', key: 'k&', value: 'ö' },
    { type: 'query', key: 'l', value: '1' },
  ] as const;
  const bindings = { values: new Map([['y', 'Y']]), rest: ['r s', 't'] };
  expect(buildAddress(source, conditions, bindings)).toBe('/a/qx/p-Y-qxx.html/r%20s/t?k%26=%C3%B6&l=1');
  expect(buildAddress(parseSegments('/{x}'), [], { values: new Map([['x', '1']]), rest: [] })).toBe('/1');
});
