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
  const absent = aCluster({ one: () => Promise.reject(failure('ECONNREFUSED')) });
  expect(await absent.send('POST', '_aliases', {})).toEqual({ from: 'two' });
  const died = aCluster({ one: () => Promise.reject(failure('ECONNRESET')) });
  await expect(died.send('POST', '_aliases', {})).rejects.toThrow('fetch failed');
});

test('the same records under the same ids may be written twice', async () => {
  const { send } = aCluster({ one: () => Promise.reject(failure('ECONNRESET')) });
  expect(await send('POST', 'cars/_bulk?require_alias=true', '{}')).toEqual({ from: 'two' });
});

test('a single node is asked once more, on a new connection', async () => {
  const answers = [() => Promise.reject(failure('ECONNRESET')), async () => new Response('{"from":"one"}')];
  const { send, asked } = aCluster({ one: () => (answers.shift() as Answer)(null) }, urls.slice(0, 1));
  expect(await send('POST', 'cars/_search', {})).toEqual({ from: 'one' });
  expect(asked).toEqual(['one', 'one']);
});

test('while the cluster does not answer searches are refused at once, and one every two seconds tries', async () => {
  let [now, isDown] = [0, true];
  const one = () =>
    isDown ? Promise.reject(failure('ECONNREFUSED')) : Promise.resolve(new Response('{"from":"one"}'));
  const { search, asked } = aCluster({ one }, urls.slice(0, 1), () => now);
  for (let n = 0; n < 20; n += 1) await expect(search('cars/_search', {})).rejects.toThrow();
  expect(asked).toHaveLength(10);
  isDown = false;
  await expect(search('cars/_search', {})).rejects.toThrow('left alone');
  now = 2001;
  expect(await search('cars/_search', {})).toEqual({ from: 'one' });
});

test('a node that hangs leaves time for the next one', async () => {
  const { send } = aCluster({
    one: (signal) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))),
  });
  expect(await send('POST', 'cars/_search', {}, 200)).toEqual({ from: 'two' });
});

function failure(code: string): TypeError {
  return Object.assign(new TypeError('fetch failed'), { cause: { code } });
}

type Answer = (signal: AbortSignal | null | undefined) => Promise<Response>;

/** Two nodes that answer with their names, except where a node has an answer of its own. */
function aCluster(answers: Record<string, Answer>, nodes = urls, now = () => 0) {
  const asked: string[] = [];
  const { send, search } = openSearchClient({
    urls: nodes,
    fetch: async (input, init) => {
      const name = new URL(String(input)).hostname.split('.')[0] ?? '';
      asked.push(name);
      return answers[name]?.(init?.signal) ?? new Response(JSON.stringify({ from: name }));
    },
    now,
  });
  return { send, search, asked };
}
