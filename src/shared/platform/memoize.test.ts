import { expect, test } from 'vitest';
import { memoize } from './memoize.ts';

test('computes once per object, also when the result is undefined', () => {
  const seen: string[] = [];
  const find = memoize(({ name }: { name: string }) => {
    seen.push(name);
    return name === 'none' ? undefined : name.toUpperCase();
  });
  const [one, none] = [{ name: 'one' }, { name: 'none' }];
  expect([find(one), find(one), find(none), find(none), find({ name: 'one' })]).toEqual([
    'ONE',
    'ONE',
    undefined,
    undefined,
    'ONE',
  ]);
  expect(seen).toEqual(['one', 'none', 'one']);
});

test('a computation that throws is tried again', () => {
  let fails = true;
  const parse = memoize((_: object) => {
    if (fails) throw new Error('not yet');
    return 'parsed';
  });
  const argument = {};
  expect(() => parse(argument)).toThrow('not yet');
  fails = false;
  expect(parse(argument)).toBe('parsed');
});
