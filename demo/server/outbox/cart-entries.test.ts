import { expect, test } from 'vitest';
import { checkoutEntries } from './cart-entries.ts';

test('KIT-14 a cart is shown with its transaction, what it holds and what the receiver got', async () => {
  const checkout = {
    ...{ id: 'checkout-1', site: 'kits-fi', receivedAt: '2026-11-16T09:00:00Z', transactionId: 'T-1' },
    ...{ user: 'Maija', kits: [{ kitId: '1002' }, { kitId: '1001' }], total: 162.5, currency: 'EUR' },
  };
  const deps = {
    checkouts: { latest: async () => [checkout] },
    received: { find: async () => ({ receivedAt: '09:01', body: '{"total":162.5}' }) },
    outbox: { findAbout: async () => [{ problem: 'the receiver answered 503' }] },
  } as unknown as Parameters<typeof checkoutEntries>[0];
  expect(await checkoutEntries(deps, 10)).toMatchObject([
    {
      subject: 'Transaction T-1, 2 kits, 162.5 EUR',
      from: 'Maija',
      messages: [{ text: expect.stringContaining('"total": 162.5') }],
      deliveries: [{ problem: 'the receiver answered 503' }],
    },
  ]);
});
