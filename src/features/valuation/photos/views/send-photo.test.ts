import { expect, test } from 'vitest';
import { CHUNK_BYTES, MAX_PHOTO_BYTES } from '../photo-limits.ts';
import type { PhotoUploadState } from './photo-upload.ts';
import { sendPhoto } from './send-photo.ts';

const photo = new Blob([new Uint8Array(CHUNK_BYTES * 2 + 100)]);

type Handler = (method: string, path: string, init: RequestInit) => Response | undefined;

/** A server that receives a photo. `interfere` may answer instead, or throw as a line that is cut. */
function aLine(interfere: Handler = () => undefined) {
  let offset = 0;
  const states: PhotoUploadState[] = [];
  const pauses: number[] = [];
  const requests: string[] = [];
  const reply = (body: object, status = 200) => Response.json(body, { status });
  const fetch = async (path: string, init: RequestInit) => {
    const method = init.method ?? 'GET';
    requests.push(`${method} ${path.replace('/api/forms/photos', '')}`);
    const interfered = interfere(method, path, init);
    if (interfered) return interfered;
    if (method === 'POST' && path.endsWith('/finish')) return reply({ thumbnail: 'data:,' });
    if (method === 'POST') return reply({ id: 'p-1', uploadToken: 'token', offset: 0 }, 201);
    if (method === 'GET') return reply({ offset });
    const at = Number(new Headers(init.headers).get('upload-offset'));
    if (at !== offset) return reply({ code: 'OTHER_OFFSET', offset }, 409);
    offset += (init.body as Blob).size;
    return reply({ offset });
  };
  const abort = new AbortController();
  const send = (file = photo, token?: string) =>
    sendPhoto(file, token, {
      fetch,
      pause: async (ms) => void pauses.push(ms),
      signal: abort.signal,
      onState: (state) => states.push(state),
      onStarted: () => {},
    });
  return {
    send,
    states,
    pauses,
    requests,
    abort,
    received: () => offset,
    lose: (bytes: number) => (offset += bytes),
  };
}

test('a photo goes in chunks, and its progress is shown', async () => {
  const { send, states, received } = aLine();
  await send();
  expect(received()).toBe(photo.size);
  expect(states).toEqual([
    { state: 'sending', percent: 0 },
    { state: 'sending', percent: 49 },
    { state: 'sending', percent: 99 },
    { state: 'checking' },
    { state: 'ready', thumbnail: 'data:,' },
  ]);
});

test('after a cut line it goes on where the server stands, not from the beginning', async () => {
  let cuts = 0;
  const line = aLine((method, _, init) => {
    if (method !== 'PATCH' || cuts > 0 || new Headers(init.headers).get('upload-offset') === '0')
      return undefined;
    cuts += 1;
    // The second chunk arrived, but its response did not.
    line.lose(CHUNK_BYTES);
    throw new TypeError('network');
  });
  await line.send();
  expect(line.states).toContainEqual({ state: 'waiting', percent: 49 });
  expect(line.received()).toBe(photo.size);
  expect(line.requests.filter((request) => request.startsWith('PATCH'))).toHaveLength(3);
  expect(line.requests).toContain('GET /p-1');
  expect(line.states.at(-1)).toEqual({ state: 'ready', thumbnail: 'data:,' });
});

test('a server that is busy for a moment is tried again with growing pauses, and not forever', async () => {
  const { send, states, pauses } = aLine(() => new Response('', { status: 500 }));
  await send();
  expect(states.at(-1)).toEqual({ state: 'refused', problem: 'PHOTO_FAILED' });
  expect(pauses).toHaveLength(8);
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
});

test('what the server refuses is not sent again', async () => {
  const refusal = Response.json({ code: 'PHOTO_HEIC', message: '' }, { status: 422 });
  const { send, states, requests } = aLine((method) => (method === 'PATCH' ? refusal : undefined));
  await send();
  expect(states.at(-1)).toEqual({ state: 'refused', problem: 'PHOTO_HEIC' });
  expect(requests).toHaveLength(2);
});

test('a file that is too large is refused without a request', async () => {
  const { send, states, requests } = aLine();
  await send({ size: MAX_PHOTO_BYTES + 1 } as Blob);
  expect(states).toEqual([{ state: 'refused', problem: 'PHOTO_TOO_LARGE' }]);
  expect(requests).toEqual([]);
});

test('a photo that is removed meanwhile is not sent on', async () => {
  const { send, states, abort } = aLine((method) => {
    if (method !== 'PATCH') return undefined;
    abort.abort();
    throw new DOMException('aborted', 'AbortError');
  });
  await send();
  expect(states).toEqual([{ state: 'sending', percent: 0 }]);
});
