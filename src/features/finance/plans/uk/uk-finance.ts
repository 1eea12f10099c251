import type { PhysicalVehicle } from './provider-api.ts';

/** The props of the finance card; quotes are fetched in the browser. */
export type UkFinance = {
  carId: string;
  vehicle: PhysicalVehicle;
  organisation: string;
  /** 'incl. VAT', where the price beside it is without. */
  vatNote?: string | undefined;
  /** With {quoteRef} where the quote's reference goes (UKF-10); editors may set a provider's own. */
  reserveAddress: string;
  partExchangeAddress: string;
};
