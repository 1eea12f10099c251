import { expect, test } from 'vitest';
import type { DataLayerEvent } from '../../../../shared/analytics/events.ts';
import { aBookingFlowState, aSelectedService } from '../../testing/a-booking-flow.ts';
import { buildPurchaseEvent, pushPurchaseOnce } from './purchase-event.ts';

const booked = aBookingFlowState({
  services: {
    originalservice: aSelectedService({
      name: 'Originalservice',
      category: 'Service',
      price: 4295,
      userInput: '6240',
    }),
    balansering: aSelectedService({ name: 'Balansering', category: 'Däck', price: 150, unit: 4 }),
    felsokning: aSelectedService({
      name: 'Felsökning',
      category: 'Felsökning',
      price: 900,
      priceKnown: false,
      userInput: 'Ring Karin på 070 174 06 22',
    }),
  },
  bookingInfo: { id: 'SB-7K3M9Q', prices: { originalservice: 3995 } },
});

test("ANA-05 the purchase has the currency, the booking's id and an item per offering, at the workshop's price", () => {
  expect(buildPurchaseEvent(booked, 'SEK')).toEqual({
    event: 'purchase',
    transaction_id: 'SB-7K3M9Q',
    transaction_type: 'service booking',
    currency: 'SEK',
    value: 3995 + 4 * 150,
    items: [
      {
        item_id: 'originalservice',
        item_name: 'Originalservice',
        item_brand: 'Volvo',
        item_category: 'Service',
        item_variant: 'V60',
        price: 3995,
        quantity: 1,
      },
      {
        item_id: 'balansering',
        item_name: 'Balansering',
        item_brand: 'Volvo',
        item_category: 'Däck',
        item_variant: 'V60',
        price: 150,
        quantity: 4,
      },
      {
        item_id: 'felsokning',
        item_name: 'Felsökning',
        item_brand: 'Volvo',
        item_category: 'Felsökning',
        item_variant: 'V60',
        price: 0,
        quantity: 1,
      },
    ],
  });
});

test('ANA-05 neither the plate nor what the customer wrote is in it', () => {
  const sent = JSON.stringify(buildPurchaseEvent(booked, 'SEK'));
  for (const secret of ['ABC123', 'Karin', '070']) expect(sent).not.toContain(secret);
});

test('without a booking there is no purchase', () => {
  expect(buildPurchaseEvent(aBookingFlowState(), 'SEK')).toBeUndefined();
});

test('ANA-08 each booking is counted once, also when the confirmation is loaded again', () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  const pushed: DataLayerEvent[] = [];
  const push = (id: string) => {
    const event = buildPurchaseEvent({ ...booked, bookingInfo: { id } }, 'SEK');
    if (event) pushPurchaseOnce(event, (each) => pushed.push(each), storage);
  };
  push('SB-1');
  push('SB-1');
  push('SB-2');
  expect(pushed.map((event) => event.event === 'purchase' && event.transaction_id)).toEqual(['SB-1', 'SB-2']);
});
