import type { BookingFlowState, SelectedService } from './booking-flow-state.ts';

export type BookingLine = {
  code: string;
  service: SelectedService;
  /** For all units; undefined while it is not known (SB-53). */
  price: number | undefined;
  /** What it cost before the discount, for all units; undefined without one (SB-51). */
  earlierPrice: number | undefined;
};

export type BookingSum = {
  lines: readonly BookingLine[];
  /** Of all known prices, add-ons included (SB-101). */
  total: number;
  hasUnknownPrice: boolean;
};

/** The chosen services with their prices: the picked workshop's own where it gave them, otherwise the medians (SB-82). */
export function bookingSum({
  services,
  bookingInfo,
}: Pick<BookingFlowState, 'services' | 'bookingInfo'>): BookingSum {
  const lines = Object.entries(services).map(([code, service]) =>
    toLine(code, service, bookingInfo.prices?.[code]),
  );
  return {
    lines,
    total: lines.reduce((sum, { price }) => sum + (price ?? 0), 0),
    hasUnknownPrice: lines.some(({ price }) => price === undefined),
  };
}

function toLine(code: string, service: SelectedService, ownPrice: number | null | undefined): BookingLine {
  const { price, priceKnown, priceDiscount, unit } = service;
  const each = ownPrice === undefined && priceKnown ? price : (ownPrice ?? undefined);
  if (each === undefined) return { code, service, price: undefined, earlierPrice: undefined };
  return {
    code,
    service,
    price: each * unit,
    earlierPrice: priceDiscount > 0 ? (each + priceDiscount) * unit : undefined,
  };
}
