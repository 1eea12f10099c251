import { expect, test } from 'vitest';
import { nodePool } from './node-pool.ts';

test('requests take the nodes in turn', () => {
  const pool = nodePool(['a', 'b', 'c'], () => 0);
  expect(pool.inTurn()).toEqual(['a', 'b', 'c']);
  expect(pool.inTurn()).toEqual(['b', 'c', 'a']);
  expect(pool.inTurn()).toEqual(['c', 'a', 'b']);
});

test('a lost node is tried last, and in its turn again after ten seconds', () => {
  let now = 0;
  const pool = nodePool(['a', 'b', 'c'], () => now);
  pool.lost('a');
  expect(pool.inTurn()).toEqual(['b', 'c', 'a']);
  expect(pool.inTurn()).toEqual(['b', 'c', 'a']);
  now = 10_000;
  pool.inTurn();
  expect(pool.inTurn()).toEqual(['a', 'b', 'c']);
});

test('when all are lost all are still tried', () => {
  const pool = nodePool(['a', 'b'], () => 0);
  pool.lost('a');
  pool.lost('b');
  expect(pool.inTurn()).toEqual(['a', 'b']);
});
