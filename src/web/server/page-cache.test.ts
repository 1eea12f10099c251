import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPageCache, type PageCacheLimits } from './page-cache.ts';
import type { StoredPage } from './stored-page.ts';

const limits: PageCacheLimits = { bytes: 1000, freshMs: 60_000, staleMs: 600_000, aliasesPerPage: 3 };

function aPage(name: string, more: Partial<StoredPage> = {}): StoredPage {
  const body = Buffer.from(name);
  return {
    kind: 'content',
    status: 200,
    etag: `"${name}"`,
    body: { br: body, gzip: body, identity: body },
    headers: { br: [], gzip: [], identity: [] },
    tags: [],
    bytes: 10,
    ...more,
  };
}

function aCache(given: Partial<PageCacheLimits> = {}) {
  const clock = { now: 0 };
  const failures: string[] = [];
  const cache = createPageCache(
    { ...limits, ...given },
    () => clock.now,
    () => 0.5,
    (key) => failures.push(key),
  );
  return { cache, clock, failures };
}

/** Records every render; each one gives a different page. */
function countingRenderer(more: Partial<StoredPage> = {}) {
  const made: string[] = [];
  const produce = async () => {
    made.push(`page ${made.length + 1}`);
    return aPage(`page ${made.length}`, more);
  };
  return { made, produce };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a page is rendered once and then served from memory', async () => {
  const { cache } = aCache();
  const { made, produce } = countingRenderer();
  const first = await cache.fetch('home', produce);
  expect(await cache.fetch('home', produce)).toBe(first);
  expect(made).toHaveLength(1);
});

test('a hundred requests at once render one page', async () => {
  const { cache } = aCache();
  const { made, produce } = countingRenderer();
  const pages = await Promise.all(Array.from({ length: 100 }, () => cache.fetch('home', produce)));
  expect(new Set(pages).size).toBe(1);
  expect(made).toHaveLength(1);
});

test('after a minute the stale page is served while one new one is rendered', async () => {
  const { cache, clock } = aCache();
  const { made, produce } = countingRenderer();
  const old = await cache.fetch('home', produce);
  clock.now = 61_000;
  const responses = [cache.fetch('home', produce), cache.fetch('home', produce)];
  expect(await Promise.all(responses)).toEqual([old, old]);
  await settled();
  expect(made).toHaveLength(2);
  expect((await cache.fetch('home', produce)).etag).toBe('"page 2"');
});

test('a page that cannot be rendered again is still served, and the failure is reported', async () => {
  const { cache, clock, failures } = aCache();
  let broken = false;
  const produce = async () => {
    if (broken) throw new Error('search is down');
    return aPage('good');
  };
  await cache.fetch('home', produce);
  broken = true;
  clock.now = 61_000;
  expect((await cache.fetch('home', produce)).etag).toBe('"good"');
  await settled();
  expect(failures).toEqual(['home']);
  expect((await cache.fetch('home', produce)).etag).toBe('"good"');
});

test('an error page does not take the place of a good page', async () => {
  const { cache, clock } = aCache();
  let status = 200;
  const produce = async () => aPage(`status ${status}`, { status });
  await cache.fetch('a', produce);
  status = 503;
  clock.now = 70_000;
  await cache.fetch('a', produce);
  await new Promise(setImmediate);
  expect((await cache.fetch('a', produce)).status).toBe(200);
  clock.now = 700_000;
  expect((await cache.fetch('a', produce)).status).toBe(503);
});

test('an error page is for its few seconds only: whoever comes later gets the page rendered anew', async () => {
  const { cache, clock } = aCache();
  let status = 503;
  const produce = async () => aPage(`status ${status}`, { status, freshMs: 5000 });
  await cache.fetch('a', produce);
  status = 200;
  clock.now = 4000;
  expect((await cache.fetch('a', produce)).status).toBe(503);
  clock.now = 6000;
  expect(cache.has('a')).toBe(false);
  expect((await cache.fetch('a', produce)).status).toBe(200);
});

test('a page too old to be served is rendered while the visitor waits', async () => {
  const { cache, clock } = aCache();
  const { produce } = countingRenderer();
  await cache.fetch('home', produce);
  clock.now = 700_000;
  expect((await cache.fetch('home', produce)).etag).toBe('"page 2"');
});

test('invalidating a tag removes exactly the pages that have it', async () => {
  const { cache } = aCache();
  const home = countingRenderer({ tags: ['page:home', 'tree'] });
  const about = countingRenderer({ tags: ['page:about', 'tree'] });
  await cache.fetch('home', home.produce);
  await cache.fetch('about', about.produce);
  expect(cache.invalidate(['page:home'])).toBe(1);
  await cache.fetch('home', home.produce);
  await cache.fetch('about', about.produce);
  expect([home.made.length, about.made.length]).toEqual([2, 1]);
  expect(cache.invalidate(['tree'])).toBe(2);
});

test('a page whose content changed while it was being rendered is not cached', async () => {
  const { cache } = aCache();
  const { promise, resolve } = Promise.withResolvers<StoredPage>();
  const underWay = cache.fetch('home', () => promise);
  cache.invalidate(['page:home']);
  resolve(aPage('outdated', { tags: ['page:home'] }));
  expect((await underWay).etag).toBe('"outdated"');
  expect((await cache.fetch('home', async () => aPage('new'))).etag).toBe('"new"');
});

test('an invalidation while nothing is being rendered does not affect the next page', async () => {
  const { cache } = aCache();
  cache.invalidate(['page:home']);
  const { made, produce } = countingRenderer({ tags: ['page:home'] });
  await cache.fetch('home', produce);
  await cache.fetch('home', produce);
  expect(made).toHaveLength(1);
});

test('a page is rendered again after the cache’s own time, or after its own where it has one', async () => {
  const { cache, clock } = aCache();
  const usual = countingRenderer();
  const failed = countingRenderer({ freshMs: 5_000 });
  const fetchBoth = async () => {
    await cache.fetch('usual', usual.produce);
    await cache.fetch('failed', failed.produce);
    await settled();
    return [usual.made.length, failed.made.length];
  };
  expect(await fetchBoth()).toEqual([1, 1]);
  clock.now = 5_000;
  expect(await fetchBoth()).toEqual([1, 2]);
  clock.now = 59_999;
  expect((await fetchBoth())[0]).toBe(1);
  clock.now = 60_000;
  expect((await fetchBoth())[0]).toBe(2);
});

test('a page with freshMs 0 is sent and not cached, and the one before it is removed', async () => {
  const { cache, clock } = aCache();
  const { made, produce } = countingRenderer({ freshMs: 0 });
  await cache.fetch('wrong', produce);
  await cache.fetch('wrong', produce);
  expect([made.length, cache.size().pages]).toEqual([2, 0]);
  await cache.fetch('sold', async () => (clock.now === 0 ? aPage('car') : aPage('gone', { freshMs: 0 })));
  clock.now = 61_000;
  await cache.fetch('sold', produce);
  await settled();
  expect(cache.size().pages).toBe(0);
});

test('a page is not served after validUntil, not even while a new one is rendered', async () => {
  const { cache, clock } = aCache();
  const { produce } = countingRenderer({ validUntil: 30_000 });
  await cache.fetch('hours', produce);
  clock.now = 29_999;
  expect((await cache.fetch('hours', produce)).etag).toBe('"page 1"');
  clock.now = 30_000;
  expect((await cache.fetch('hours', produce)).etag).toBe('"page 2"');
});

test('the memory limit holds, and pages that are requested outlive the others', async () => {
  const { cache } = aCache({ bytes: 10_100 });
  const aThousandBytes = (name: string) => aPage(name, { bytes: 1000 });
  for (let n = 0; n < 10; n += 1) await cache.fetch(`page ${n}`, async () => aThousandBytes(`${n}`));
  await cache.fetch('one more', async () => aThousandBytes('x'));
  await cache.fetch('page 5', async () => aPage('made again'));
  for (let n = 0; n < 8; n += 1) await cache.fetch(`another ${n}`, async () => aThousandBytes('y'));
  expect(cache.size().bytes).toBeLessThanOrEqual(10_100);
  expect((await cache.fetch('page 5', async () => aPage('made again'))).etag).toBe('"5"');
});

test('the fast path finds a page by its address, but never another page', async () => {
  const { cache } = aCache();
  await cache.fetch('home', async () => aPage('home'));
  cache.addAlias('solvik-se.localhost:3000', '/', 'home');
  expect(cache.lookUp('solvik-se.localhost:3000', '/')?.etag).toBe('"home"');
  expect(cache.lookUp('solvik-no.localhost:3000', '/')).toBeUndefined();
  expect(cache.lookUp('solvik-se.localhost:3000', '/?utm=1')).toBeUndefined();
});

test('thousands of invented addresses do not fill the memory', async () => {
  const { cache } = aCache({ bytes: 10_000 });
  await cache.fetch('home', async () => aPage('home'));
  for (let n = 0; n < 100; n += 1) cache.addAlias('host', `/?n=${n}`, 'home');
  const known = Array.from({ length: 100 }, (_, n) => cache.lookUp('host', `/?n=${n}`)).filter(Boolean);
  expect(known).toHaveLength(limits.aliasesPerPage);
});

test('long keys and addresses count, and go with their page', async () => {
  const { cache } = aCache({ bytes: 10_000 });
  const longKey = 'k'.repeat(3000);
  await cache.fetch(longKey, async () => aPage('one', { tags: ['one'] }));
  cache.addAlias('host', `/?q=${'x'.repeat(2000)}`, longKey);
  expect(cache.size().bytes).toBeGreaterThan(5000);
  cache.invalidate(['one']);
  expect(cache.size()).toEqual({ pages: 0, bytes: 0 });
  expect(cache.lookUp('host', `/?q=${'x'.repeat(2000)}`)).toBeUndefined();
});

test('a page that is rendered again keeps its addresses', async () => {
  const { cache, clock } = aCache();
  const { produce } = countingRenderer();
  await cache.fetch('home', produce);
  cache.addAlias('host', '/', 'home');
  clock.now += 70_000;
  cache.lookUp('host', '/');
  await settled();
  expect(cache.lookUp('host', '/')?.etag).toBe('"page 2"');
});

test('whatever is fetched, invalidated and awaited, size and tags stay consistent', async () => {
  const act = fc.oneof(
    fc.record({
      kind: fc.constant('fetch' as const),
      key: fc.nat(8),
      tag: fc.nat(3),
      bytes: fc.integer({ min: 1, max: 60 }),
    }),
    fc.record({ kind: fc.constant('drop' as const), tag: fc.nat(3) }),
    fc.record({ kind: fc.constant('wait' as const), ms: fc.nat(700_000) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 60 }), async (acts) => {
      const { cache, clock } = aCache({ bytes: 200 });
      for (const one of acts) {
        if (one.kind === 'wait') clock.now += one.ms;
        else if (one.kind === 'drop') cache.invalidate([`tag ${one.tag}`]);
        else {
          cache.addAlias('host', `/${one.key}?${one.bytes}`, `page ${one.key}`);
          const page = aPage('any', { tags: [`tag ${one.tag}`], bytes: one.bytes });
          await cache.fetch(`page ${one.key}`, async () => page);
        }
      }
      await settled();
      const { bytes } = cache.size();
      expect(bytes).toBeLessThanOrEqual(200);
      cache.invalidate(['tag 0', 'tag 1', 'tag 2', 'tag 3']);
      expect(cache.size()).toEqual({ pages: 0, bytes: 0 });
    }),
    { numRuns: 200 },
  );
});
