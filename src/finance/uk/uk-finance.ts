import type { PhysicalVehicle } from './provider-api.ts';

/** What the finance card asks with; quotes come from the provider, in the browser. */
export type UkFinance = {
  carId: string;
  vehicle: PhysicalVehicle;
  organisation: string;
  /** With {quoteRef} where the quote's reference goes (UKF-10); editors may set a provider's own. */
  reserveAddress: string;
  partExchangeAddress: string;
};
