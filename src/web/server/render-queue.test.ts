import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  createRenderQueue,
  isCrawler,
  type RenderKind,
  RenderQueueFull,
  renderQueueLimits,
} from './render-queue.ts';

/** Work that ends when it is told to. */
function heldWork() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('filtered pages never take all places: a page without a query is rendered at once', async () => {
  const queue = createRenderQueue();
  const held = heldWork();
  const filtered = Array.from({ length: 15 }, (_, number) =>
    queue.run('filtered', `client ${number}`, held.work),
  );
  await expect(queue.run('simple', 'visitor', async () => 'home')).resolves.toBe('home');
  held.end();
  await Promise.all(filtered);
});

test('one client has a few filtered pages at a time, and pages without a query besides', async () => {
  const queue = createRenderQueue();
  const held = heldWork();
  const own = Array.from({ length: renderQueueLimits.filteredPerClient }, () =>
    queue.run('filtered', 'one', held.work),
  );
  await expect(queue.run('filtered', 'one', held.work)).rejects.toThrow(RenderQueueFull);
  await expect(queue.run('simple', 'one', async () => 'home')).resolves.toBe('home');
  held.end();
  await Promise.all(own);
  await expect(queue.run('filtered', 'one', async () => 'list')).resolves.toBe('list');
});

test('who waits is served by kind: pages without a query, filters, crawlers', async () => {
  const queue = createRenderQueue({
    running: 1,
    filteredPerClient: 9,
    filteredPerClientAndMinute: 9,
    slowMs: 60_000,
    slow: 0,
    simple: { running: 1, waiting: 9 },
    filtered: { running: 1, waiting: 9 },
    crawler: { running: 1, waiting: 9 },
  });
  const held = heldWork();
  const order: RenderKind[] = [];
  const first = queue.run('simple', 'x', held.work);
  const others = (['crawler', 'filtered', 'simple'] as const).map((kind) =>
    queue.run(kind, 'x', async () => void order.push(kind)),
  );
  held.end();
  await Promise.all([first, ...others]);
  expect(order).toEqual(['simple', 'filtered', 'crawler']);
});

test('a page that waits for another system does not keep the others waiting', async () => {
  const queue = createRenderQueue({ ...renderQueueLimits, slowMs: 1, slow: 1 });
  const held = heldWork();
  const slow = queue.run('filtered', 'one', held.work);
  await expect(queue.run('filtered', 'two', async () => 'list')).resolves.toBe('list');
  held.end();
  await slow;
});

test('who asks for more filtered pages in a minute than a person does waits with the crawlers', async () => {
  let now = 0;
  const limits = { ...renderQueueLimits, filteredPerClientAndMinute: 2 };
  const queue = createRenderQueue(limits, () => now);
  const held = heldWork();
  const { running, waiting } = limits.crawler;
  const crawlers = Array.from({ length: running + waiting }, (_, client) =>
    queue.run('crawler', String(client), held.work),
  );
  const ask = () => queue.run('filtered', 'one', async () => 'list');
  await Promise.all([ask(), ask()]);
  await expect(ask()).rejects.toThrow(RenderQueueFull);
  now += 60_000;
  await expect(ask()).resolves.toBe('list');
  held.end();
  await Promise.all(crawlers);
});

test('Retry-After grows with what waits, and is a minute for crawlers', async () => {
  const queue = createRenderQueue({ ...renderQueueLimits, filtered: { running: 1, waiting: 200 } });
  expect([queue.retryAfterS('filtered'), queue.retryAfterS('crawler')]).toEqual([2, 60]);
  const held = heldWork();
  const all = Array.from({ length: 200 }, (_, client) => queue.run('filtered', String(client), held.work));
  expect(queue.retryAfterS('filtered')).toBeGreaterThan(9);
  expect(queue.isFull('filtered')).toBe(false);
  held.end();
  await Promise.all(all);
});

test('whatever comes and ends, the limits hold and nobody is forgotten', async () => {
  const kinds = fc.constantFrom<RenderKind>('simple', 'filtered', 'crawler');
  const arrivals = fc.array(fc.record({ kind: kinds, client: fc.constantFrom('a', 'b', 'c') }), {
    maxLength: 200,
  });
  await fc.assert(
    fc.asyncProperty(arrivals, fc.infiniteStream(fc.nat(5)), async (all, turns) => {
      const queue = createRenderQueue();
      let running = 0;
      let refused = 0;
      let finished = 0;
      const started = all.map(({ kind, client }) =>
        queue
          .run(kind, client, async () => {
            running += 1;
            expect(running).toBeLessThanOrEqual(renderQueueLimits.running);
            for (let turn = turns.next().value; turn > 0; turn -= 1) await settled();
            running -= 1;
            finished += 1;
          })
          .catch((error: unknown) => {
            expect(error).toBeInstanceOf(RenderQueueFull);
            refused += 1;
          }),
      );
      await Promise.all(started);
      expect(finished + refused).toBe(all.length);
      await expect(queue.run('filtered', 'a', async () => 'again')).resolves.toBe('again');
    }),
    { numRuns: 50 },
  );
});

test('what arrives while pages are rendered is served between two of them', async () => {
  const queue = createRenderQueue();
  const order: string[] = [];
  const pages = ['one', 'two', 'three'].map((page) => queue.render(async () => order.push(page)));
  setImmediate(() => order.push('request'));
  await Promise.all(pages);
  expect(order.indexOf('request')).toBeLessThan(order.indexOf('three'));
});

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['python-requests/2.31', true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1', false],
  [undefined, false],
])('%s is a crawler: %s', (userAgent, expected) => {
  expect(isCrawler(userAgent)).toBe(expected);
});
