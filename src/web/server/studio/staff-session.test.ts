import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StaffSession } from '../../../shared/platform/staff-session.ts';
import { createStaffSession } from './staff-session.ts';

type Sent = { path: string; token: string | undefined };

let requests: Sent[];
let respond: () => { status?: number; body: unknown };
let address: string;
let staffSession: StaffSession;

const studio = createServer((request, response) => {
  requests.push({ path: request.url ?? '', token: request.headers.authorization });
  const { status = 200, body } = respond();
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => studio.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(studio.address() as AddressInfo).port}`;
});
afterAll(() => void studio.close());
beforeEach(() => {
  requests = [];
  staffSession = createStaffSession(address);
});

const editor = {
  id: 7,
  name: 'Rebecka Lund',
  email: 'r@solvik.example',
  role: 'editor',
  sites: [{ id: 1, name: 'solvik-se' }, 4],
};

test('an editor works on the sites that the studio names; one they may not read is left out', async () => {
  respond = () => ({ body: { user: editor } });
  expect(await staffSession('consent=1; payload-token=abc.def-1; theme=x')).toEqual({
    state: 'signed in',
    user: { id: '7', name: 'Rebecka Lund', role: 'editor', sites: ['solvik-se'] },
  });
});

test('the studio gets its own token and no other cookie', async () => {
  respond = () => ({ body: { user: editor } });
  await staffSession('consent=1; payload-token=abc');
  expect(requests).toEqual([{ path: expect.stringMatching(/^\/admin\/api\/users\/me\?/), token: 'JWT abc' }]);
});

test('an administrator works on all sites', async () => {
  respond = () => ({ body: { user: { id: 1, role: 'administrator', sites: [] } } });
  expect(await staffSession('payload-token=abc')).toMatchObject({ user: { sites: 'all' } });
});

test('without the cookie, or with one that has run out, nobody is signed in', async () => {
  expect(await staffSession(undefined)).toEqual({ state: 'signed out' });
  expect(await staffSession('other-payload-token=abc')).toEqual({ state: 'signed out' });
  expect(requests).toEqual([]);
  respond = () => ({ body: { user: null } });
  expect(await staffSession('payload-token=old')).toEqual({ state: 'signed out' });
});

test('a session is asked for once while it is cached, also by requests at the same time', async () => {
  respond = () => ({ body: { user: editor } });
  await Promise.all([staffSession('payload-token=a'), staffSession('payload-token=a')]);
  await staffSession('payload-token=a');
  expect(requests).toHaveLength(1);
  await staffSession('payload-token=b');
  expect(requests).toHaveLength(2);
});

test('a studio that fails, lies or is away lets nobody in, and is asked again', async () => {
  respond = () => ({ status: 500, body: {} });
  expect(await staffSession('payload-token=a')).toEqual({ state: 'unreachable', reason: 'status 500' });
  respond = () => ({ body: { user: { id: 1, role: 'owner' } } });
  expect(await staffSession('payload-token=a')).toMatchObject({ state: 'unreachable' });
  respond = () => ({ body: { user: editor } });
  expect(await staffSession('payload-token=a')).toMatchObject({ state: 'signed in' });
  const away = createStaffSession('http://127.0.0.1:1');
  expect(await away('payload-token=a')).toMatchObject({ state: 'unreachable' });
});
