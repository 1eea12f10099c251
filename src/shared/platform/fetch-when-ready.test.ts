import { expect, test } from 'vitest';
import { fetchWhenReady, waitMs } from './fetch-when-ready.ts';

function aServer(...statuses: number[]) {
  const waits: number[] = [];
  let sent = 0;
  const deps = {
    fetch: (async () => {
      const status = statuses[Math.min(sent, statuses.length - 1)] ?? 200;
      sent += 1;
      return new Response('', { status, headers: status === 503 ? { 'retry-after': '2' } : {} });
    }) as typeof fetch,
    sleep: async (ms: number) => void waits.push(ms),
  };
  const { signal } = new AbortController();
  return { waits, get: () => fetchWhenReady('/search', { signal }, deps), sent: () => sent };
}

test('a busy server is asked again when it said, and the visitor hears nothing of it', async () => {
  const server = aServer(503, 503, 200);
  expect((await server.get()).status).toBe(200);
  expect(server.waits).toEqual([2000, 2000]);
});

test('after three more tries the 503 is the response', async () => {
  const server = aServer(503);
  expect((await server.get()).status).toBe(503);
  expect(server.sent()).toBe(4);
});

test('any other failure is told at once', async () => {
  for (const status of [400, 429, 500]) {
    const server = aServer(status);
    expect((await server.get()).status).toBe(status);
    expect(server.sent()).toBe(1);
  }
});

test('the wait is what the server asks for, never more than five seconds, else twice as long each time', () => {
  expect([0, 1, 2].map((tries) => waitMs(null, tries))).toEqual([400, 800, 1600]);
  expect(waitMs('1', 2)).toBe(1000);
  expect(waitMs('120', 0)).toBe(5000);
  expect(waitMs('Wed, 21 Oct 2026 07:28:00 GMT', 0)).toBe(400);
});
