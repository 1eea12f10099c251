import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LogFields } from '../platform/log.ts';
import { currentRequest } from '../platform/request-scope.ts';
import { type ChannelHandler, SuppressedDelivery, startDeliveryWorker } from './delivery-worker.ts';
import type { Claim, ClaimedDelivery, Outbox } from './outbox.ts';

const retryPolicy = { firstDelayMs: 1000, maxDelayMs: 8000, maxAttempts: 3, timeoutMs: 20_000 };

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-15T08:00:00Z') }));
afterEach(() => void vi.useRealTimers());

/** A worker on an outbox that returns these deliveries, each once, and records their outcome. */
function aWorker(
  deliveries: readonly Partial<ClaimedDelivery>[],
  handler: ChannelHandler,
  more: Partial<Outbox> = {},
  policy = retryPolicy,
) {
  const waiting = deliveries.map((each, at) => ({
    key: `${at}.mail`,
    channel: 'mail',
    about: String(at),
    claim: 'claim',
    attempts: 1,
    origin: {},
    ...each,
  }));
  const claims: Claim[] = [];
  const results: string[] = [];
  const attempts: string[] = [];
  const lines: LogFields[] = [];
  const unused = () => Promise.reject(new Error('not used by the worker'));
  const outbox: Outbox = {
    claim: async (claim) => {
      claims.push(claim);
      return waiting.splice(0, claim.limit);
    },
    delivered: async (key, at) => void results.push(`${key} delivered ${at.toISOString()}`),
    suppress: async ({ key }, reason) => void results.push(`${key} suppressed: ${reason}`),
    postpone: async ({ key }, until, problem) =>
      void results.push(`${key} until ${until.toISOString()}: ${problem}`),
    deadLetter: async ({ key }, problem) => void results.push(`${key} dead: ${problem}`),
    nextDue: async () => undefined,
    saveReceipt: unused,
    list: unused,
    findAbout: unused,
    replay: unused,
    counts: unused,
    backlog: unused,
    ...more,
  };
  const write = (fields: LogFields) => void lines.push(fields);
  const worker = startDeliveryWorker({
    outbox,
    handlers: { mail: handler },
    retryPolicy: policy,
    log: { info: write, warn: write, error: write },
    clock: () => new Date(),
    random: () => 0,
    makeId: () => 'worker-1',
    onAttempt: (channel, result) => void attempts.push(`${channel} ${result}`),
  });
  return { worker, claims, results, lines, waiting, attempts };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('a claim is in the worker’s name, for eight deliveries and three times as long as an attempt may take', async () => {
  const { worker, claims } = aWorker([], async () => {});
  await pass(0);
  expect(claims).toEqual([
    {
      by: 'worker-1',
      now: new Date('2026-11-15T08:00:00Z'),
      until: new Date('2026-11-15T08:01:00Z'),
      limit: 8,
    },
  ]);
  await worker.stop();
});

test('eight deliveries are in flight at most; the next is claimed as soon as one has ended', async () => {
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  const { worker, claims } = aWorker(
    Array.from({ length: 10 }, () => ({})),
    ({ key }) => {
      begun.push(key);
      return new Promise((resolve) => void ends.push(resolve));
    },
  );
  await pass(0);
  expect(begun).toHaveLength(8);
  expect(claims).toHaveLength(1);
  ends[0]?.();
  await pass(0);
  expect(begun).toHaveLength(9);
  expect(claims.at(-1)?.limit).toBe(1);
  for (const end of ends) end();
  await pass(0);
  for (const end of ends) end();
  await worker.stop();
  expect(begun).toHaveLength(10);
});

test('the handler gets a delivery without its claim, stored as delivered and logged', async () => {
  const handler = vi.fn(async () => {});
  const { worker, results, lines } = aWorker([{}], handler);
  await pass(0);
  await worker.stop();
  expect(handler).toHaveBeenCalledWith(
    { key: '0.mail', channel: 'mail', about: '0' },
    expect.any(AbortSignal),
  );
  expect(results).toEqual(['0.mail delivered 2026-11-15T08:00:00.000Z']);
  expect(lines).toEqual([{ code: 'DELIVERED', delivery: '0.mail', channel: 'mail', attempts: 1 }]);
});

test('what a handler has a reason not to send is stored as suppressed, and is not tried again', async () => {
  const { worker, results, attempts, lines } = aWorker([{}], async () => {
    throw new SuppressedDelivery('the address has had enough');
  });
  await pass(0);
  await worker.stop();
  expect(results).toEqual(['0.mail suppressed: the address has had enough']);
  expect(attempts).toEqual(['mail suppressed']);
  expect(lines).toMatchObject([{ code: 'DELIVERY_SUPPRESSED', delivery: '0.mail' }]);
});

test('an empty outbox is polled once a second, and at once after a nudge', async () => {
  const { worker, claims } = aWorker([], async () => {});
  await pass(999);
  expect(claims).toHaveLength(1);
  await pass(1);
  expect(claims).toHaveLength(2);
  worker.nudge();
  await pass(0);
  expect(claims).toHaveLength(3);
  await worker.stop();
});

test.each([
  ['in 300 ms: polled then', 300, 300],
  ['in a minute: polled after a second', 60_000, 1000],
  ['already: polled after a pause, so that a full database is not polled without end', -5, 10],
])('the next delivery is due %s', async (_, dueInMs, waitMs) => {
  const { worker, claims } = aWorker([], async () => {}, {
    nextDue: async () => new Date(Date.now() + dueInMs),
  });
  await pass(waitMs - 1);
  expect(claims).toHaveLength(1);
  await pass(1);
  expect(claims).toHaveLength(2);
  await worker.stop();
});

test('a failed attempt is postponed by the retry policy, with its reason', async () => {
  const error = new Error('503');
  const { worker, results, lines } = aWorker([{ attempts: 2 }], () => Promise.reject(error));
  await pass(0);
  await worker.stop();
  expect(results).toEqual(['0.mail until 2026-11-15T08:00:02.000Z: 503']);
  expect(lines).toEqual([
    {
      code: 'DELIVERY_FAILED',
      delivery: '0.mail',
      channel: 'mail',
      attempts: 2,
      error,
      againAt: '2026-11-15T08:00:02.000Z',
    },
  ]);
});

test('after the last attempt a delivery is dead-lettered, and the log names it', async () => {
  const error = new Error('550');
  const { worker, results, lines } = aWorker([{ attempts: 3 }], () => Promise.reject(error));
  await pass(0);
  await worker.stop();
  expect(results).toEqual(['0.mail dead: 550']);
  expect(lines).toEqual([
    { code: 'DELIVERY_GIVEN_UP', delivery: '0.mail', channel: 'mail', attempts: 3, error },
  ]);
});

test('the stored reason is short, has no mail address, and may come from anything that was thrown', async () => {
  const reasons = async (thrown: unknown) => {
    const { worker, results } = aWorker([{ attempts: 3 }], () => Promise.reject(thrown));
    await pass(0);
    await worker.stop();
    return results[0]?.replace('0.mail dead: ', '');
  };
  expect(await reasons(new Error('x'.repeat(301)))).toBe('x'.repeat(300));
  expect(await reasons('timeout')).toBe('timeout');
  expect(await reasons(new Error('550 <ebba@a.se>, (falk@b.se) "c@d.se" to=e@f.se'))).toBe(
    '550 <…>, (…) "…" to=…',
  );
});

test('an unknown channel is named in the reason', async () => {
  const { worker, results } = aWorker([{ channel: 'fax', attempts: 3 }], async () => {});
  await pass(0);
  await worker.stop();
  expect(results).toEqual(['0.mail dead: no handler for the channel fax']);
});

test('an outbox that cannot be read is logged and tried again after a second', async () => {
  const error = new Error('the database is down');
  const claim = vi.fn<Outbox['claim']>(() => Promise.reject(error));
  const { worker, lines } = aWorker([], async () => {}, { claim });
  await pass(999);
  expect(lines).toEqual([{ code: 'OUTBOX_UNREACHABLE', error }]);
  await pass(1);
  expect(claim).toHaveBeenCalledTimes(2);
  await worker.stop();
});

test('a result that cannot be stored is logged, and the worker continues', async () => {
  const error = new Error('the database is down');
  const { worker, lines, claims } = aWorker([{}], () => Promise.reject(new Error('503')), {
    postpone: () => Promise.reject(error),
  });
  await pass(1000);
  expect(lines).toEqual([{ code: 'OUTBOX_UNREACHABLE', delivery: '0.mail', error }]);
  expect(claims.length).toBeGreaterThan(1);
  await worker.stop();
});

test('an attempt that takes too long fails, even if its handler ignores the signal', async () => {
  vi.useRealTimers();
  const signals: AbortSignal[] = [];
  const { worker, results } = aWorker(
    [{ attempts: 3 }],
    (_, signal) => {
      signals.push(signal);
      return new Promise(() => {});
    },
    {},
    { ...retryPolicy, timeoutMs: 5 },
  );
  await vi.waitFor(() => expect(results).toEqual(['0.mail dead: the receiver took too long']));
  expect(signals[0]?.aborted).toBe(true);
  await worker.stop();
});

test('an attempt is reported with its channel and result', async () => {
  const broken = () => Promise.reject(new Error('the receiver answered 503'));
  const good = aWorker([{}], async () => {});
  const bad = aWorker([{}, { attempts: 3 }], broken);
  await pass(10);
  expect(good.attempts).toEqual(['mail delivered']);
  expect(bad.attempts.sort()).toEqual(['mail dead', 'mail failed']);
  await Promise.all([good.worker.stop(), bad.worker.stop()]);
});

test('what is done for a delivery names the request that enqueued it', async () => {
  const seen: (string | undefined)[] = [];
  const handler = async () => void seen.push(currentRequest()?.requestId);
  const { worker } = aWorker([{ origin: { requestId: 'request-7' } }, {}], handler);
  await pass(10);
  await worker.stop();
  expect(seen).toEqual(['request-7', undefined]);
});

test('a handler is told which message a delivery is, where that was written', async () => {
  const seen: unknown[] = [];
  const { worker } = aWorker(
    [{ message: { what: 'reminder' } }, {}],
    async (delivery) => void seen.push(delivery),
  );
  await pass(10);
  await worker.stop();
  expect(seen).toEqual([
    { key: '0.mail', channel: 'mail', about: '0', message: { what: 'reminder' } },
    { key: '1.mail', channel: 'mail', about: '1' },
  ]);
});
