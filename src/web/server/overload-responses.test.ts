import { expect, test } from 'vitest';
import { createOverloadResponses } from './overload-responses.ts';

test('a refusal waits; where too many wait the connection is closed instead', async () => {
  const refusals = createOverloadResponses({ warn: () => {} }, { delayMs: 20, waiting: 2 });
  const order: string[] = [];
  const waits = ['first', 'second', 'third'].map(async (name) => {
    order.push(`${name} ${await refusals.wait()}`);
  });
  await Promise.all(waits);
  expect(order).toEqual(['third close', 'first keep-alive', 'second keep-alive']);
  expect(await refusals.wait()).toBe('keep-alive');
});

test('the refusals of a second are one line of the log', async () => {
  const lines: unknown[] = [];
  const refusals = createOverloadResponses(
    { warn: (facts) => void lines.push(facts) },
    { delayMs: 0, waiting: 50 },
  );
  await Promise.all(Array.from({ length: 30 }, () => refusals.wait()));
  await expect.poll(() => lines, { timeout: 20_000 }).toEqual([{ code: 'PAGES_REFUSED', count: 30 }]);
});
