import type { DataLayerEvent } from '../../../analytics/events.ts';
import type { BookingFlowState } from '../booking-flow-state.ts';

type Purchase = Extract<DataLayerEvent, { event: 'purchase' }>;

/** The purchase of a confirmed booking (ANA-05): what was booked for which make and model, nothing about the customer. */
export function buildPurchaseEvent(state: BookingFlowState): Purchase | undefined {
  const { car, services, bookingInfo } = state;
  if (!car || !bookingInfo.id) return undefined;
  const items = Object.entries(services).map(([code, service]) => ({
    item_id: code,
    item_name: service.name,
    item_brand: car.brand,
    item_category: service.category,
    item_variant: car.model,
    price: service.priceKnown ? (bookingInfo.prices?.[code] ?? service.price) : 0,
    quantity: Math.max(1, service.unit),
  }));
  return {
    event: 'purchase',
    transaction_id: bookingInfo.id,
    transaction_type: 'service booking',
    currency: 'SEK',
    value: items.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
    items,
  };
}

const STORAGE_KEY = 'serviceBookingPurchase';

/** Pushes it once for each booking, also when the confirmation is loaded again (ANA-08). */
export function pushPurchaseOnce(
  event: Purchase,
  push: (event: DataLayerEvent) => void,
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined,
): void {
  if (storage?.getItem(STORAGE_KEY) === event.transaction_id) return;
  push(event);
  storage?.setItem(STORAGE_KEY, event.transaction_id);
}
