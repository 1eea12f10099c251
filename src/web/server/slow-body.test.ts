import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchBody } from './slow-body.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function aRequest(headers: Record<string, string> = { 'content-length': '200000000' }) {
  return Object.assign(new EventEmitter(), { headers, socket: { bytesRead: 400 }, readableLength: 0 });
}

test('a feed that comes on steadily may take minutes', () => {
  const [request, onTooSlow] = [aRequest(), vi.fn()];
  watchBody(request, onTooSlow);
  for (let second = 0; second < 600; second += 1) {
    request.socket.bytesRead += 50_000;
    vi.advanceTimersByTime(1000);
  }
  expect(onTooSlow).not.toHaveBeenCalled();
});

test.each([{ 'content-length': '500' }, { 'transfer-encoding': 'chunked' }])(
  'a body that comes in too slowly is refused after 30 s, once: %o',
  (headers) => {
    const [request, onTooSlow] = [aRequest(headers), vi.fn()];
    watchBody(request, onTooSlow);
    for (let second = 0; second < 120; second += 1) {
      request.socket.bytesRead += 100;
      vi.advanceTimersByTime(1000);
    }
    expect(onTooSlow).toHaveBeenCalledTimes(1);
  },
);

test('a body that waits for this server to read it is no slow one', () => {
  const [request, onTooSlow] = [aRequest(), vi.fn()];
  request.readableLength = 16_384;
  watchBody(request, onTooSlow);
  vi.advanceTimersByTime(90_000);
  expect(onTooSlow).not.toHaveBeenCalled();
});

test('a request that is complete, or has no body, is not watched', () => {
  const [request, onTooSlow] = [aRequest(), vi.fn()];
  watchBody(request, onTooSlow);
  request.emit('end');
  watchBody(aRequest({}), onTooSlow);
  vi.advanceTimersByTime(90_000);
  expect(onTooSlow).not.toHaveBeenCalled();
});
