import { expect, onTestFinished, test } from 'vitest';
import { aServer } from '../../main/testing/a-server.ts';
import { pageDocument, siteDocument, textBlock } from '../../main/testing/documents.ts';
import { createOverloadResponses } from './overload-responses.ts';
import type { RenderQueue } from './render-queue.ts';
import { createRenderQueue } from './render-queue.ts';

const se = 'solvik-se.localhost';
const safari = { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/604.1' };

/** A queue that is full of filtered pages when the test says so. */
function aQueue() {
  const queue = createRenderQueue();
  const state = { isFull: false };
  const switched: RenderQueue = {
    ...queue,
    isFull: (kind) => (kind === 'simple' ? queue.isFull(kind) : state.isFull),
  };
  return { renderQueue: switched, state };
}

async function aSite() {
  const { renderQueue, state } = aQueue();
  const stories = { id: 'list', block: 'stories-list', fields: {} };
  const documents = [
    siteDocument('solvik-se'),
    pageDocument('solvik-se', 'home', { main: [textBlock('1', 'Hem')] }),
    pageDocument('solvik-se', 'news', { path: '/nyheter', main: [stories] }),
  ];
  const refused: unknown[] = [];
  const refusals = createOverloadResponses(
    { warn: (facts) => refused.push(facts) },
    { delayMs: 0, waiting: 100 },
  );
  const server = await aServer(documents, { app: { renderQueue, refusals } });
  onTestFinished(() => server.close());
  const get = (path: string) => server.get(se, path, { headers: safari });
  return { get, state, server };
}

test('while no filtered page can wait, a further one is refused; the cached and the unfiltered are served', async () => {
  const { get, state } = await aSite();
  expect((await get('/nyheter?tag=kampanj')).status).toBe(200);
  state.isFull = true;
  const refused = await get('/nyheter?tag=annat');
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '2']);
  expect(refused.text).toContain('Det är kö just nu.');
  expect(refused.headers['x-content-type-options']).toBe('nosniff');
  expect(refused.headers['x-request-id']).toBeTruthy();
  expect((await get('/nyheter?tag=kampanj')).status).toBe(200);
  expect((await get('/nyheter?gclid=7&tag=kampanj')).status).toBe(200);
  expect((await get('/nyheter')).status).toBe(200);
  expect((await get('/?tag=annat&utm_source=brev')).status).toBe(200);
  expect((await get('/healthz')).status).toBe(200);
});

test('what is refused has no line of its own in the log', async () => {
  const { get, state, server } = await aSite();
  state.isFull = true;
  await Promise.all(Array.from({ length: 20 }, (_, tag) => get(`/nyheter?tag=${tag}`)));
  expect(server.lines.filter(({ code }) => code === 'REQUEST')).toEqual([]);
});
