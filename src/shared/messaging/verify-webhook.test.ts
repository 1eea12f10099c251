import { expect, test } from 'vitest';
import { verifiedWebhookId } from './verify-webhook.ts';
import { webhookHeaders } from './webhook-sender.ts';

const secret = 'a secret of sixteen signs';
const body = '{"transactionId":"T-1"}';
const now = new Date('2026-11-15T08:00:00.000Z');
const request = { key: 'a.kit', url: '', contentType: 'application/json', body, secret };
const headers = webhookHeaders(request, now);

test('a request that was signed with the secret is accepted, with its id', () => {
  expect(verifiedWebhookId(headers, body, secret, now)).toBe('a.kit');
  const replaced = { ...headers, 'webhook-signature': `v1,b2xk ${headers['webhook-signature']}` };
  expect(verifiedWebhookId(replaced, body, secret, now)).toBe('a.kit');
});

test.each([
  ['another body', headers, `${body} `, now],
  ['another id', { ...headers, 'webhook-id': 'b.kit' }, body, now],
  ['another time', { ...headers, 'webhook-timestamp': '1795000000' }, body, now],
  ['another secret', webhookHeaders({ ...request, secret: 'another secret than that' }, now), body, now],
  ['no signature', webhookHeaders({ ...request, secret: undefined }, now), body, now],
  ['a replay six minutes later', headers, body, new Date(now.getTime() + 6 * 60_000)],
  ['no headers', {}, body, now],
])('%s is refused', (_, sent, text, at) => {
  expect(verifiedWebhookId(sent, text, secret, at)).toBeUndefined();
});
