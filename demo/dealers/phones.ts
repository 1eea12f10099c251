import type { Chain, DealerLocation } from './locations/location.ts';

/**
 * A department's number. Dealers have numbers of their own per desk, stores one number for all.
 * British numbers stay within the range that is kept free for fiction, 01632 960000 to 960999.
 */
export function phoneExtension(chain: Chain, place: DealerLocation, at: number, desk: number): string {
  if (chain.kind === 'store') return place.phone;
  if (chain.country === 'UK') return `01632 ${960200 + at * 50 + desk}`;
  const digits = Number(place.phone.slice(-2)) + desk;
  return `${place.phone.slice(0, -2)}${String(digits).padStart(2, '0')}`;
}
