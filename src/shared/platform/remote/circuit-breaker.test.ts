import { expect, test } from 'vitest';
import { CircuitOpen, createCircuitBreaker } from './circuit-breaker.ts';

const down = () => Promise.reject(new Error('down'));
const up = async () => 'up';

test('five failures in a row open the circuit for ten seconds', async () => {
  const { breaker, advance } = aBreaker();
  await fail(breaker, 4);
  expect(await breaker.run(up)).toBe('up');
  await fail(breaker, 5);
  await expect(breaker.run(up)).rejects.toThrow(CircuitOpen);
  advance(9_999);
  await expect(breaker.run(up)).rejects.toThrow(CircuitOpen);
  advance(1);
  expect(await breaker.run(up)).toBe('up');
  await fail(breaker, 4);
  expect(await breaker.run(up)).toBe('up');
});

test('after that a single call tries; while it does, others are refused', async () => {
  const { breaker, advance } = aBreaker();
  await fail(breaker, 5);
  advance(10_000);
  const { promise, resolve } = Promise.withResolvers<string>();
  const trying = breaker.run(() => promise);
  await expect(breaker.run(up)).rejects.toThrow(CircuitOpen);
  resolve('back');
  expect(await trying).toBe('back');
  expect(await breaker.run(up)).toBe('up');
});

test('a try that fails opens it for another ten seconds', async () => {
  const { breaker, advance } = aBreaker();
  await fail(breaker, 5);
  advance(10_000);
  await expect(breaker.run(down)).rejects.toThrow('down');
  advance(9_999);
  await expect(breaker.run(up)).rejects.toThrow(CircuitOpen);
  advance(1);
  expect(await breaker.run(up)).toBe('up');
});

test('other errors say nothing about the system', async () => {
  const { breaker } = aBreaker();
  const leave = () => Promise.reject(new RangeError('not interested any more'));
  for (let each = 0; each < 6; each += 1) await expect(breaker.run(leave)).rejects.toThrow(RangeError);
  expect(await breaker.run(up)).toBe('up');
  await fail(breaker, 4);
  await expect(breaker.run(leave)).rejects.toThrow(RangeError);
  await fail(breaker, 1);
  await expect(breaker.run(up)).rejects.toThrow(CircuitOpen);
});

function aBreaker() {
  let now = 0;
  const breaker = createCircuitBreaker(
    () => new Date(now),
    (error) => !(error instanceof RangeError),
  );
  const advance = (milliseconds: number) => {
    now += milliseconds;
  };
  return { breaker, advance };
}

async function fail(breaker: ReturnType<typeof createCircuitBreaker>, times: number): Promise<void> {
  for (let each = 0; each < times; each += 1) await expect(breaker.run(down)).rejects.toThrow('down');
}
