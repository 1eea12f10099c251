import { expect, test } from 'vitest';
import { parseRule } from './parse-rule.ts';
import { followRedirects } from './redirect-chain.ts';
import { createLookup, MAX_HOPS, patternKey } from './redirect-lookup.ts';
import type { RedirectRule } from './rule.ts';

const site = { groupSlug: 'solvik', storeSlug: 'carstore', languages: ['sv'] as const };
const never = () => false;

function parsed(source: string, destination: string, number = 1) {
  const rule: RedirectRule = { source, destination, permanent: true, has: [] };
  const result = parseRule(rule, number, site);
  if (result.state !== 'parsed') throw new Error(source);
  return result.rule;
}

function lookup(...written: readonly (readonly [string, string])[]) {
  return createLookup(written.map(([source, destination], at) => parsed(source, destination, at + 1)));
}

const chain = (length: number) =>
  lookup(...Array.from({ length }, (_, at) => [`/${at + 1}`, `/${at + 2}`] as const));

test('ROUTE-25 a chain is followed up to the hop limit; a longer one redirects nobody', () => {
  expect(chain(MAX_HOPS - 1).find('/1', '', never)?.location).toBe('/2');
  expect(chain(MAX_HOPS).find('/1', '', never)).toBeUndefined();
  expect(chain(MAX_HOPS).find('/2', '', never)?.location).toBe('/3');
  expect(chain(MAX_HOPS).hop('/1', '', never)?.location).toBe('/2');
});

test('ROUTE-25 a chain that leaves the site has an end', () => {
  const leaving = lookup(['/1', 'https://other.example/1'], ['/a', '/a']);
  expect(leaving.find('/1', '', never)?.location).toBe('https://other.example/1');
  expect(leaving.find('/a', '', never)).toBeUndefined();
});

test('ROUTE-25 what a chain goes through, and which rules of it are the loop', () => {
  const { hop } = lookup(['/in', '/one'], ['/one', '/two'], ['/two', '/one'], ['/out', '/end']);
  expect(followRedirects('/out', { hop }, never)).toEqual({
    hops: [{ rule: 4, location: '/end' }],
    loop: [],
  });
  expect(followRedirects('/in', { hop }, never).loop).toEqual([2, 3]);
  expect(followRedirects('/in', { hop }, never).hops).toHaveLength(3);
  const growing = lookup(['/grow/{path*}', '/grow/more/{path*}']);
  expect(followRedirects('/grow', growing, never).hops).toHaveLength(MAX_HOPS);
  expect(followRedirects('/grow', growing, never).loop).toEqual(Array(MAX_HOPS / 2).fill(1));
});

test('the rule at an address is found whether or not it redirects; elsewhere there is none', () => {
  const loop = lookup(['/a', '/a'], ['/b/{x}', '/a']);
  expect(loop.ruleAt('/a', '')?.number).toBe(1);
  expect(loop.ruleAt('/b/c', '')?.number).toBe(2);
  expect(loop.ruleAt('/c', '')).toBeUndefined();
});

test('two sources have one key when they match the same addresses', () => {
  const keyOf = (source: string) => patternKey(parsed(source, '/').source);
  expect(keyOf('/a/b')).toBe('/a/b');
  expect(keyOf('/a/{x}')).toBe(keyOf('/a/{y}'));
  expect(keyOf('/a/{x}')).not.toBe(keyOf('/b/{x}'));
  expect(keyOf('/a/{x}')).not.toBe(keyOf('/a/{x*}'));
  expect(keyOf('/a-{x}')).not.toBe(keyOf('/b-{x}'));
  expect(keyOf('/a-{x}-c')).not.toBe(keyOf('/a-{x}-d'));
});
