import type { DataLayerEvent } from '../../../../shared/analytics/events.ts';
import { oncePerBooking } from '../../../booking/flow/once-per-booking.ts';
import type { BookingFlowState } from '../booking-flow-state.ts';
import { bookingSum } from '../booking-sum.ts';

type Purchase = Extract<DataLayerEvent, { event: 'purchase' }>;

/** The purchase of a confirmed booking (ANA-05): what was booked for which make and model, nothing about the customer. */
export function buildPurchaseEvent(state: BookingFlowState, currency: string): Purchase | undefined {
  const { car, bookingInfo } = state;
  if (!car || !bookingInfo.id) return undefined;
  const { lines, total } = bookingSum(state);
  return {
    event: 'purchase',
    transaction_id: bookingInfo.id,
    transaction_type: 'service booking',
    currency,
    value: total,
    items: lines.map(({ code, service, price = 0 }) => ({
      item_id: code,
      item_name: service.name,
      item_brand: car.brand,
      item_category: service.category,
      item_variant: car.model,
      price: price / service.unit,
      quantity: service.unit,
    })),
  };
}

const STORAGE_KEY = 'serviceBookingPurchase';

/** Pushes it once for each booking, also when the confirmation is loaded again (ANA-08). */
export function pushPurchaseOnce(
  event: Purchase,
  push: (event: DataLayerEvent) => void,
  storage?: Parameters<typeof oncePerBooking>[3],
): void {
  oncePerBooking(STORAGE_KEY, event.transaction_id, () => push(event), storage);
}
