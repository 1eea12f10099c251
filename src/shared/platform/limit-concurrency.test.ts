import { expect, test } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

test('at most so many run at once, in the order they came, and a failure makes room too', async () => {
  const limited = limitConcurrency(2);
  const started: number[] = [];
  const ends = Array.from({ length: 5 }, () => Promise.withResolvers<number>());
  const results = ends.map(({ promise }, n) =>
    limited(() => {
      started.push(n);
      return promise;
    }),
  );
  const settled = Promise.allSettled(results);
  const settle = async (n: number, how: 'resolve' | 'reject') => {
    if (how === 'resolve') ends[n]?.resolve(n);
    else ends[n]?.reject(new Error('failed'));
    await results[n]?.catch(() => {});
  };
  expect(started).toEqual([0, 1]);
  await settle(1, 'reject');
  expect(started).toEqual([0, 1, 2]);
  await settle(0, 'resolve');
  expect(started).toEqual([0, 1, 2, 3]);
  await settle(2, 'resolve');
  await settle(3, 'resolve');
  await settle(4, 'resolve');
  expect((await settled).map((each) => (each.status === 'fulfilled' ? each.value : 'failed'))).toEqual([
    0,
    'failed',
    2,
    3,
    4,
  ]);
});

test('a place that was given back is given away once', async () => {
  const limited = limitConcurrency(1);
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  };
  await Promise.all(Array.from({ length: 20 }, () => limited(work).then(() => limited(work))));
  expect(most).toBe(1);
});
