import { expect, test } from 'vitest';
import type { CheckoutStatus } from './api-schemas.ts';
import { pollStatus } from './poll-status.ts';

const status = (state: CheckoutStatus['state']): CheckoutStatus => ({
  ...{ transactionId: 'T-1', kits: [], total: 0, currency: 'EUR' },
  state,
});

async function poll(responses: (CheckoutStatus | undefined)[], stop = new AbortController()) {
  const seen: string[] = [];
  const waits: number[] = [];
  await pollStatus({
    fetchStatus: async () => (responses.length > 1 ? responses.shift() : responses[0]),
    onStatus: ({ state }) => {
      seen.push(state);
      if (seen.length === 3) stop.abort();
    },
    pause: async (ms) => void waits.push(ms),
    signal: stop.signal,
  });
  return { seen, waits };
}

test('KIT-14 the status is read until the cart has arrived', async () => {
  const { seen } = await poll([status('accepted'), status('delivered')]);
  expect(seen).toEqual(['accepted', 'delivered']);
});

test('KIT-14 a cart that was given up ends it, too', async () => {
  expect((await poll([status('failed'), status('delivered')])).seen).toEqual(['failed']);
});

test('a response that is lost is waited out, ever longer, and not for ever', async () => {
  const { seen, waits } = await poll([undefined]);
  expect(seen).toEqual([]);
  expect(waits).toEqual(waits.toSorted((one, other) => one - other));
  expect(waits).toHaveLength(30);
});

test('whoever leaves the page asks no more', async () => {
  expect((await poll([status('retrying')])).seen).toHaveLength(3);
});
