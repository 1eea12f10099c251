import type { DataLayerEvent } from '../../../shared/analytics/events.ts';
import { oncePerBooking } from '../../booking/flow/once-per-booking.ts';
import type { TyreHotelStep } from './tyre-hotel-state.ts';

/** Analysts' names for the steps: lower-case, as in every other event. */
const stepNames = {
  search: 'search',
  login: 'login',
  validate: 'validate',
  loggedIn: 'logged in',
  booking: 'booking',
  confirmation: 'confirmation',
} as const satisfies Record<TyreHotelStep, string>;

/** A step of the tyre hotel is shown (ANA-06). */
export function flowInteraction(step: TyreHotelStep): DataLayerEvent {
  return { event: 'flow_interaction', flow: 'tyre hotel', step: stepNames[step] };
}

export function bookingFormInteraction(interaction: 'start' | 'submit' | 'error'): DataLayerEvent {
  return { event: 'form_interaction', form_name: 'tyre hotel booking', interaction };
}

const STORAGE_KEY = 'tirehotelPurchase';

/** The events of a confirmation (ANA-07), once for each booking, also when the page is loaded again (ANA-08). */
export function pushBookedOnce(
  bookingId: string,
  currency: string,
  push: (event: DataLayerEvent) => void,
  storage?: Parameters<typeof oncePerBooking>[3],
): void {
  const pushBooked = () => {
    push({ event: 'lead', step: 6 });
    push({
      event: 'purchase',
      transaction_id: bookingId,
      transaction_type: 'service booking',
      currency,
      value: 0,
      items: [],
    });
  };
  oncePerBooking(STORAGE_KEY, bookingId, pushBooked, storage);
}
