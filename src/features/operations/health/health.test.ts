import { expect, test } from 'vitest';
import { createHealth } from './health.ts';

const start = new Date('2026-11-17T08:00:00.000Z');

function aClock() {
  let now = start.getTime();
  const wait = (seconds: number) => {
    now += seconds * 1000;
  };
  return { clock: () => new Date(now), wait };
}

const well = { name: 'database', status: 'ok', ageSeconds: 0 } as const;

test('all parts that are well make the whole well', async () => {
  const { clock } = aClock();
  const health = createHealth({ database: () => [well], media: () => [{ ...well, name: 'media' }] }, clock);
  expect(await health.report()).toEqual({ status: 'ok', parts: [well, { ...well, name: 'media' }] });
});

test('a part that throws is degraded, and says how long ago it was well', async () => {
  const { clock, wait } = aClock();
  let isDown = false;
  const database = () => (isDown ? Promise.reject(new Error('connection refused')) : [well]);
  const health = createHealth({ database, media: () => [{ ...well, name: 'media' }] }, clock);
  await health.report();
  isDown = true;
  wait(90);
  expect(await health.report()).toEqual({
    status: 'degraded',
    parts: [
      { name: 'database', status: 'degraded', ageSeconds: 90 },
      { ...well, name: 'media' },
    ],
  });
});

test('however often it is asked, parts are looked at every two seconds', async () => {
  const { clock, wait } = aClock();
  let looks = 0;
  const database = () => {
    looks += 1;
    return [well];
  };
  const health = createHealth({ database }, clock);
  await Promise.all([health.report(), health.report()]);
  wait(1);
  await health.report();
  expect(looks).toBe(1);
  wait(1);
  await health.report();
  expect(looks).toBe(2);
});
