import { WorkshopError } from '../booking/workshop-error.ts';
import type { BookingRequest } from './booking-request.ts';
import type { Order } from './load-order.ts';
import { isBaseService } from './offering.ts';
import type { PricedOffering, PriceList } from './price-list.ts';

type Requested = BookingRequest['serviceOfferingRequests'];

/** What the flow in the browser keeps visitors from choosing, an outside client might still send. */
export function checkBooking({ list, chosen }: Pick<Order, 'list' | 'chosen'>, requested: Requested): void {
  const codes = requested.map(({ kobraId }) => kobraId);
  if (new Set(codes).size < codes.length) throw invalid('serviceOfferingRequests');
  if (codes.filter(isBaseService).length > 1 || hasTwoOfGroup(list, codes))
    throw invalid('serviceOfferingRequests');
  const offered = new Map(chosen.map((offering) => [offering.code, offering]));
  for (const { kobraId, unitsSelected, userInput } of requested) {
    const offering = offered.get(kobraId);
    if (!offering || !allowsUnits(offering, unitsSelected)) throw invalid('unitsSelected');
    if (offering.allowUserInput && userInput.trim() === '') throw invalid('userInput');
  }
}

function hasTwoOfGroup({ services, addons }: PriceList, codes: readonly string[]): boolean {
  return [...services, ...addons].some(
    ({ selectionType, offerings }) =>
      selectionType !== undefined && offerings.filter(({ code }) => codes.includes(code)).length > 1,
  );
}

function allowsUnits({ unitPrice }: PricedOffering, units: number): boolean {
  return unitPrice ? units >= unitPrice.minimum && units <= unitPrice.maximum : units === 1;
}

function invalid(field: string): WorkshopError {
  return new WorkshopError('InvalidRequest', { detail: field });
}
