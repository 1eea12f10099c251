import type { Checkout } from '../checkout/checkout.ts';

export function aCheckout(over: Partial<Checkout> = {}): Checkout {
  return {
    id: 'checkout-1',
    transactionId: 'T-1',
    site: 'kits-fi',
    user: 'Maija',
    dealer: 'Autotalo',
    unit: 'U7',
    auto: 'ABC-123',
    kits: [{ kitId: '1001', kitCode: 'HS-1', name: 'Huoltosetti', retailPrice: 64.5, currency: 'EUR' }],
    total: 64.5,
    currency: 'EUR',
    receivedAt: '2026-11-15T08:00:00.000Z',
    ...over,
  };
}
