import type { AvailableDepartment } from '../../department.ts';
import type { BookingFlowState } from '../booking-flow-state.ts';
import { bookingSum } from '../booking-sum.ts';
import { readPrices } from './prices-request.ts';

type Chosen = Pick<BookingFlowState, 'services'>;

/** What a workshop charges for what is chosen, by code; undefined where it has not said. */
export function pricesAt({ offers }: AvailableDepartment, { services }: Chosen) {
  return offers && readPrices({ offers }, Object.keys(services));
}

/** The sum there; `isFrom` where something is priced only in the workshop. Undefined where it has not said. */
export function totalAt(department: AvailableDepartment, { services }: Chosen) {
  const prices = pricesAt(department, { services });
  if (!prices) return undefined;
  const { total, hasUnknownPrice } = bookingSum({ services, bookingInfo: { prices } });
  return { total, isFrom: hasUnknownPrice };
}

/** What the sum was before and is now, where it differs: the workshop's own prices instead of the medians, or newer ones. */
export function priceChange({ services, bookingInfo }: Pick<BookingFlowState, 'services' | 'bookingInfo'>) {
  const { department, prices } = bookingInfo;
  if (!department || !prices) return undefined;
  const shown = totalAt(department, { services });
  const before = shown ? shown.total : bookingSum({ services, bookingInfo: {} }).total;
  const { total } = bookingSum({ services, bookingInfo });
  return before === total ? undefined : { before, total, isMedian: shown === undefined };
}
