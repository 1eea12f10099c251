import { expect, test } from 'vitest';
import { openSearchClient } from './client.ts';

const urls = ['http://one.example:9200', 'http://two.example:9200'];

test('a search that cannot reach one node is answered by the next, which is then asked first', async () => {
  const { send, asked } = aCluster({ one: () => Promise.reject(new TypeError('fetch failed')) });
  expect(await send('POST', 'cars/_search', {})).toEqual({ from: 'two' });
  expect(await send('POST', 'cars/_search', {})).toEqual({ from: 'two' });
  expect(asked).toEqual(['one', 'two', 'two']);
});

test('a search passes over a node that has lost its cluster', async () => {
  const { send } = aCluster({ one: async () => new Response('{}', { status: 503 }) });
  expect(await send('POST', 'cars/_search', {})).toEqual({ from: 'two' });
});

test('a search that a node refuses is not sent to another', async () => {
  const { send, asked } = aCluster({ one: async () => new Response('no such field', { status: 400 }) });
  await expect(send('POST', 'cars/_search', {})).rejects.toThrow(
    'OpenSearch responded 400 to POST /cars/_search: no such field',
  );
  expect(asked).toEqual(['one']);
});

test('a write goes to another node only when the first was not there at all', async () => {
  const refused = Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } });
  const absent = aCluster({ one: () => Promise.reject(refused) });
  expect(await absent.send('POST', 'cars/_bulk', [{}])).toEqual({ from: 'two' });
  const reset = Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNRESET' } });
  const died = aCluster({ one: () => Promise.reject(reset) });
  await expect(died.send('POST', 'cars/_bulk', [{}])).rejects.toThrow('fetch failed');
});

test('a node that hangs leaves time for the next one', async () => {
  const { send } = aCluster({
    one: (signal) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))),
  });
  expect(await send('POST', 'cars/_search', {}, 200)).toEqual({ from: 'two' });
});

type Answer = (signal: AbortSignal | null | undefined) => Promise<Response>;

/** Two nodes that answer with their names, except where a node has an answer of its own. */
function aCluster(answers: Record<string, Answer>) {
  const asked: string[] = [];
  const send = openSearchClient({
    urls,
    fetch: async (input, init) => {
      const name = new URL(String(input)).hostname.split('.')[0] ?? '';
      asked.push(name);
      return answers[name]?.(init?.signal) ?? new Response(JSON.stringify({ from: name }));
    },
    now: () => 0,
  });
  return { send, asked };
}
