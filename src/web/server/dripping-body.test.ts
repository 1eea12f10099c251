import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchBody } from './dripping-body.ts';

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
  const [request, onDripping] = [aRequest(), vi.fn()];
  watchBody(request, onDripping);
  for (let second = 0; second < 600; second += 1) {
    request.socket.bytesRead += 50_000;
    vi.advanceTimersByTime(1000);
  }
  expect(onDripping).not.toHaveBeenCalled();
});

test.each([{ 'content-length': '500' }, { 'transfer-encoding': 'chunked' }])(
  'a body that drips in is refused after 30 s, once: %o',
  (headers) => {
    const [request, onDripping] = [aRequest(headers), vi.fn()];
    watchBody(request, onDripping);
    for (let second = 0; second < 120; second += 1) {
      request.socket.bytesRead += 100;
      vi.advanceTimersByTime(1000);
    }
    expect(onDripping).toHaveBeenCalledTimes(1);
  },
);

test('a body that waits for this server to read it is no dripping one', () => {
  const [request, onDripping] = [aRequest(), vi.fn()];
  request.readableLength = 16_384;
  watchBody(request, onDripping);
  vi.advanceTimersByTime(90_000);
  expect(onDripping).not.toHaveBeenCalled();
});

test('a request that is complete, or has no body, is not watched', () => {
  const [request, onDripping] = [aRequest(), vi.fn()];
  watchBody(request, onDripping);
  request.emit('end');
  watchBody(aRequest({}), onDripping);
  vi.advanceTimersByTime(90_000);
  expect(onDripping).not.toHaveBeenCalled();
});
