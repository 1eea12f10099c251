import { expect, test } from 'vitest';
import { problemOf, read } from '../source-fetcher.contract.ts';
import { SourceProblem } from '../source-problem.ts';
import { type ExtensionFeed, type ExtensionOrder, extensionFetcher } from './extension-fetcher.ts';

const lines: { code: string }[] = [];
const log = { info() {}, warn() {}, error: (facts: { code: string }) => void lines.push(facts) };

function fetcherOf(fetch: (order: ExtensionOrder) => Promise<ExtensionFeed | undefined>) {
  const { open } = extensionFetcher(new Map([['parts-stock', { fetch, log }]]));
  return (name = 'parts-stock', seen?: { etag: string }) =>
    open({
      ...{ index: 'cars-solvik-se', source: { kind: 'extension', name, what: 'seller 7' }, secrets: {} },
      ...{ seen, hostKey: undefined, limits: { bytes: 1000, totalMs: 1000 } },
      signal: AbortSignal.timeout(5000),
    });
}

async function* pages() {
  yield 'car_id;car_brand\n';
  yield Buffer.from('1;Kia\n');
}

test('its feed arrives whole, with what it knows the next one by', async () => {
  const asked: ExtensionOrder[] = [];
  const open = fetcherOf(async (order) => {
    asked.push(order);
    return order.version === 'v1' ? undefined : { name: 'stock.csv', body: pages(), version: 'v1' };
  });
  const opened = await open();
  if (opened.state !== 'opened') throw new Error('not opened');
  expect((await read(opened)).toString()).toBe('car_id;car_brand\n1;Kia\n');
  expect(opened.marks).toEqual({ name: 'stock.csv', etag: 'v1' });
  expect(await open('parts-stock', { etag: 'v1' })).toEqual({ state: 'unchanged' });
  expect(asked.map(({ index, what }) => [index, what])[0]).toEqual(['cars-solvik-se', 'seller 7']);
});

test('editors read its own problem; of what it throws besides they learn that it failed, and the log has it', async () => {
  const refusing = fetcherOf(async () => {
    throw new SourceProblem('not-found', 'There is no seller 7.');
  });
  expect(await problemOf(refusing())).toMatchObject({ code: 'not-found', message: 'There is no seller 7.' });
  const broken = fetcherOf(async () => undefined?.['x' as never] ?? Promise.reject(new TypeError('secret')));
  const problem = await problemOf(broken());
  expect(problem).toMatchObject({ code: 'unreadable' });
  expect(problem.message).not.toContain('secret');
  expect(lines.at(-1)).toMatchObject({ code: 'EXTENSION_SOURCE_FAILED', source: 'parts-stock' });
});

test('one that breaks off in the middle is no whole feed', async () => {
  async function* broken() {
    yield 'car_id\n';
    throw new Error('gone');
  }
  const opened = await fetcherOf(async () => ({ name: 'stock.csv', body: broken() }))();
  if (opened.state !== 'opened') throw new Error('not opened');
  expect(await problemOf(read(opened))).toMatchObject({ code: 'unreadable' });
});

test('a source that there is not names those that there are', async () => {
  const problem = await problemOf(fetcherOf(async () => undefined)('parts-stok'));
  expect(problem.message).toBe('There is no source parts-stok. There are parts-stock.');
});
