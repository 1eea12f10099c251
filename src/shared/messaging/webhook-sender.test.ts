import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { webhookHeaders } from './webhook-sender.ts';

const request = { key: 'lead-1.webhook', url: 'https://crm.example', contentType: 'text/plain', body: '{}' };
const now = new Date('2026-11-15T08:00:00.900Z');
const content = 'lead-1.webhook.1794729600.{}';

test('without a secret there is the key and the time, and no signature', () => {
  expect(webhookHeaders(request, now)).toEqual({
    'idempotency-key': 'lead-1.webhook',
    'webhook-id': 'lead-1.webhook',
    'webhook-timestamp': '1794729600',
  });
});

test.each([
  ['a plain secret is the key itself', 'secret', Buffer.from('secret')],
  ['a secret of the standard is base64 after its prefix', 'whsec_c2VjcmV0', Buffer.from('secret')],
])('%s', (_, secret, key) => {
  const signature = createHmac('sha256', key).update(content).digest('base64');
  expect(webhookHeaders({ ...request, secret }, now)['webhook-signature']).toBe(`v1,${signature}`);
});
