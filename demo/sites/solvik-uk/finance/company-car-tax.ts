/** A car the employer pays for; the percentage follows from its emissions and electric range. */
export type TaxedCar = { car: string; listPrice: number; percent: number };

/** What a driver pays in income tax in a year for having it privately, in whole pounds. */
export function companyCarTax({ listPrice, percent }: TaxedCar, taxRatePercent: number): number {
  return Math.floor(((listPrice * percent) / 100) * (taxRatePercent / 100));
}
