import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { aServer } from '../../../main/testing/a-server.ts';
import { freshSqlite } from '../../../main/testing/databases.ts';
import { siteDocument } from '../../../main/testing/documents.ts';
import { httpWebhookSender } from '../../../shared/messaging/adapters/http-webhook-sender.ts';
import { kyselyOutbox } from '../../../shared/messaging/adapters/kysely-outbox.ts';
import { startDeliveryWorker } from '../../../shared/messaging/delivery-worker.ts';
import { webhookHeaders } from '../../../shared/messaging/webhook-sender.ts';
import { embeddedSearch } from '../../../shared/search/adapters/embedded/embedded-search.ts';
import { cachedSearch } from '../../../shared/search/cached-search.ts';
import { definitionOf } from '../../inventory/testing/definition-by-name.ts';
import { kyselyCheckoutStore } from '../adapters/kysely-checkout-store.ts';
import { kyselyReceivedCheckouts } from '../adapters/kysely-received-checkouts.ts';
import { KITS_INDEX } from '../kit-record.ts';
import { aKitRecord } from '../testing/a-kit-record.ts';
import { checkoutLimits } from './api.ts';
import { checkoutChannelHandlers } from './channel-handlers.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };
const secret = 'a secret of sixteen signs';
const HOST = 'kits-fi.localhost';
const now = new Date('2026-11-15T08:00:00.000Z');

const records = [
  aKitRecord(),
  aKitRecord({ kitId: '1002', name: 'Jarrusetti', retailPrice: 98 }),
  aKitRecord({ kitId: '1003', name: 'Vanha setti', status: 'inactive' }),
];

/** A site with three kits, one of them withdrawn, and the embedded receiver. */
async function aKitServer({ isOpen = true, limits = checkoutLimits } = {}) {
  const db = await (await freshSqlite()).open();
  const service = embeddedSearch(definitionOf);
  onTestFinished(() => service.close());
  await service.replaceAll(KITS_INDEX, records);
  const checkouts = kyselyCheckoutStore(db);
  const outbox = kyselyOutbox(db);
  const received = kyselyReceivedCheckouts(db);
  let made = 0;
  const server = await aServer([siteDocument('kits-fi', {})], {
    now: () => now,
    services: { search: cachedSearch(service, silent) },
    leads: { outbox, leads: noLeads, mail: { find: async () => undefined, latest: async () => [] } },
    app: {
      kits: {
        checkouts,
        received: { received, secret },
        isOpen,
        tokenSecret: secret,
        makeId: () => `checkout-${++made}`,
        limits,
        onAccepted: () => {},
      },
    },
  });
  onTestFinished(() => server.close());
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    server.send(HOST, '/api/kits/hand-over', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
  const status = (transactionId: string, token: string, host = HOST) =>
    server.get(host, `/api/kits/hand-over/${encodeURIComponent(transactionId)}`, {
      headers: { authorization: `Bearer ${token}` },
    });
  return { ...server, post, status, outbox, checkouts, received, db };
}

const noLeads = {
  save: () => Promise.reject(new Error('not in this test')),
  find: async () => undefined,
  bySubmission: async () => undefined,
  latest: async () => [],
  countFrom: async () => 0,
  release: async () => 'unknown' as const,
  deleteUnconfirmedBefore: async () => 0,
  deleteBefore: async () => 0,
};

const cart = { transactionId: 'T-1', user: 'Maija Meikäläinen', auto: 'ABC-123', kitIds: ['1002', '1001'] };

test('KIT-14 a cart is accepted with the prices of the index, whatever else the client says', async () => {
  const { post } = await aKitServer();
  const { status, text, headers } = await post({
    ...cart,
    total: 1,
    kits: [{ kitId: '1001', retailPrice: 1 }],
  });
  expect([status, headers['cache-control']]).toEqual([202, 'no-store']);
  expect(JSON.parse(text)).toEqual({
    transactionId: 'T-1',
    state: 'accepted',
    kits: [
      { kitId: '1002', kitCode: 'HS-1', name: 'Jarrusetti', retailPrice: 98, currency: 'EUR' },
      { kitId: '1001', kitCode: 'HS-1', name: 'Huoltosetti', retailPrice: 64.5, currency: 'EUR' },
    ],
    total: 162.5,
    currency: 'EUR',
    token: expect.stringMatching(/^[\w-]{43}$/),
  });
});

test('KIT-14 the same transaction from twenty clients at once gets one answer and is delivered once', async () => {
  const { post, outbox, checkouts } = await aKitServer();
  const responses = await Promise.all(Array.from({ length: 20 }, () => post(cart)));
  expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(await checkouts.latest(10)).toHaveLength(1);
  expect(await outbox.counts()).toEqual({ waiting: 1, delivered: 0, suppressed: 0, dead: 0 });
});

test('KIT-14 the same transaction with another cart is refused', async () => {
  const { post } = await aKitServer();
  await post(cart);
  const { status, text } = await post({ ...cart, kitIds: ['1001'] });
  expect([status, JSON.parse(text).code]).toEqual([409, 'OTHER_CART']);
  expect(text).not.toContain('Jarrusetti');
});

test('KIT-14 KIT-20 withdrawn and unknown kits are named', async () => {
  const { post } = await aKitServer();
  const { status, text } = await post({ ...cart, kitIds: ['1001', '1003', 'x'] });
  expect(status).toBe(422);
  expect(JSON.parse(text)).toMatchObject({ code: 'UNKNOWN_KITS', kitIds: ['1003', 'x'] });
});

test.each([
  ['no JSON', '{', 400],
  ['a text', '"T-1"', 400],
  ['no transaction', { kitIds: ['1001'] }, 400],
  ['an empty transaction', { ...cart, transactionId: ' ' }, 400],
  ['a long transaction', { ...cart, transactionId: 'x'.repeat(201) }, 400],
  ['control characters', { ...cart, user: 'a\u0000b' }, 400],
  ['no kits', { ...cart, kitIds: [] }, 400],
  ['too many kits', { ...cart, kitIds: Array(101).fill('1001') }, 400],
  ['kits that are no texts', { ...cart, kitIds: [{ kitId: '1001' }] }, 400],
  ['a body of 40 kB', { ...cart, unit: 'x'.repeat(40_000) }, 413],
])('%s is refused', async (_, body, expected) => {
  const { post, checkouts } = await aKitServer();
  const { status, text } = await post(body);
  expect(status).toBe(expected);
  expect(JSON.parse(text)).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  expect(await checkouts.latest(1)).toEqual([]);
});

test('whatever is sent, the answer is described and never a failure of the server', async () => {
  const { post } = await aKitServer({ limits: { checkouts: 10_000, reads: 10_000 } });
  const field = fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue());
  const body = fc.oneof(
    fc.jsonValue(),
    fc.record({ transactionId: field, user: field, kitIds: fc.oneof(fc.array(field), field) }),
  );
  await fc.assert(
    fc.asyncProperty(body, async (sent) => {
      const { status } = await post(sent === '' ? {} : JSON.stringify(sent));
      expect([202, 400, 409, 422]).toContain(status);
    }),
    { numRuns: 150 },
  );
});

test('another site’s page cannot hand over, nor can anybody where there is no receiver or no site', async () => {
  const { post, send } = await aKitServer();
  expect((await post(cart, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  const elsewhere = await send('nowhere.example', '/api/kits/hand-over', {
    method: 'POST',
    body: JSON.stringify(cart),
    headers: { 'content-type': 'application/json' },
  });
  expect(elsewhere.status).toBe(404);
  const closed = await aKitServer({ isOpen: false });
  const { status, text } = await closed.post(cart);
  expect([status, JSON.parse(text).code]).toEqual([503, 'NO_RECEIVER']);
});

test('one address may hand over and read so often a minute', async () => {
  const { post, status } = await aKitServer({ limits: { checkouts: 2, reads: 2 } });
  const posts = [await post(cart), await post(cart), await post(cart)];
  expect(posts.map((each) => each.status)).toEqual([202, 202, 429]);
  const reads = [await status('T-1', 'x'), await status('T-1', 'x'), await status('T-1', 'x')];
  expect(reads.map((each) => each.status)).toEqual([404, 404, 429]);
});

test('KIT-14 whoever has the token sees how far the cart has come; nobody else learns that it exists', async () => {
  const { post, status, outbox } = await aKitServer();
  const { token } = JSON.parse((await post(cart)).text);
  const stateOf = async () => JSON.parse((await status('T-1', token)).text).state;
  expect(await stateOf()).toBe('accepted');
  const claim = () => outbox.claim({ by: 'worker', now, until: now, limit: 1 });
  const [first] = await claim();
  if (first) await outbox.postpone(first, now, 'the receiver answered 503');
  expect(await stateOf()).toBe('retrying');
  const [second] = await claim();
  if (second) await outbox.deadLetter(second, 'the receiver answered 503');
  expect(await stateOf()).toBe('failed');
  await outbox.delivered('checkout-1.kit-hand-over', now);
  expect(await stateOf()).toBe('delivered');

  const other = JSON.parse((await post({ ...cart, transactionId: 'T-2' })).text).token;
  const refused = await Promise.all([status('T-1', other), status('T-1', ''), status('unknown', token)]);
  expect(new Set(refused.map((each) => `${each.status} ${each.text}`)).size).toBe(1);
  expect(refused[0]?.status).toBe(404);
});

test('no personal data and no transaction is in the log', async () => {
  const { post, status, lines } = await aKitServer();
  const { token } = JSON.parse((await post(cart)).text);
  await post({ ...cart, kitIds: ['x'] });
  await status('T-1', token);
  await status('T-1', 'wrong');
  const log = JSON.stringify(lines);
  for (const hidden of ['Maija', 'ABC-123', 'T-1', token]) expect(log).not.toContain(hidden);
  expect(lines).toContainEqual(expect.objectContaining({ code: 'KITS_HANDED_OVER', checkout: 'checkout-1' }));
});

test('KIT-14 the embedded receiver gets the cart signed, stores it once; what it refuses is given up with its answer', async () => {
  const { post, status, server, outbox, checkouts, received } = await aKitServer();
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const worker = startDeliveryWorker({
    outbox,
    handlers: checkoutChannelHandlers({
      checkouts,
      webhookSender: httpWebhookSender(() => now),
      destination: { url: `http://127.0.0.1:${port}/outbox/kits`, secret },
    }),
    retryPolicy: { firstDelayMs: 5, maxDelayMs: 50, maxAttempts: 2, timeoutMs: 5000 },
    log: silent,
    clock: () => new Date(),
    random: () => 0,
    makeId: () => 'worker',
  });
  onTestFinished(() => worker.stop());
  const { token } = JSON.parse((await post(cart)).text);
  const failing = JSON.parse((await post({ ...cart, transactionId: 'FAIL-1' })).text);
  worker.nudge();
  await expect.poll(async () => JSON.parse((await status('T-1', token)).text).state).toBe('delivered');
  const stored = await received.find('checkout-1.kit-hand-over');
  expect(JSON.parse(stored?.body ?? '')).toMatchObject({
    ...{ type: 'kits.cart.handed-over', transactionId: 'T-1', user: cart.user, total: 162.5 },
    kits: [{ kitId: '1002', retailPrice: 98 }, { kitId: '1001' }],
  });
  await expect
    .poll(async () => JSON.parse((await status('FAIL-1', failing.token)).text).state)
    .toBe('failed');
  expect(await outbox.findAbout('checkout-2')).toMatchObject([{ problem: expect.stringContaining('503') }]);
  // The one that was given up stays until an operator has looked at it.
  expect(await checkouts.deleteBefore(new Date(now.getTime() + 1))).toBe(1);
  expect(await received.find('checkout-1.kit-hand-over')).toBeUndefined();
});

test('the embedded receiver refuses what is not signed, and a repeated key changes nothing', async () => {
  const { send, received } = await aKitServer();
  const body = '{"transactionId":"T-1"}';
  const signed = { ...webhookHeaders({ key: 'k', url: '', contentType: '', body, secret }, now) };
  const deliver = (text: string, headers: Record<string, string>) =>
    send('127.0.0.1', '/outbox/kits', {
      method: 'POST',
      body: text,
      headers: { 'content-type': 'application/json', ...headers },
    });
  expect((await deliver(body, {})).status).toBe(401);
  expect((await deliver('{"transactionId":"T-2"}', signed)).status).toBe(401);
  expect((await deliver(body, signed)).status).toBe(204);
  expect((await deliver(body, signed)).status).toBe(204);
  expect(await received.find('k')).toEqual({ key: 'k', body, receivedAt: now.toISOString() });
});
