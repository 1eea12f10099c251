import type { CfdRequest, CfdResponse, Quote } from './provider-api.ts';
import type { QuoteWish } from './quote-state.ts';
import type { UkFinance } from './uk-finance.ts';

export function quoteRequest(
  { carId, vehicle, organisation }: UkFinance,
  { product, sliders, calculation }: QuoteWish,
): CfdRequest {
  const { AnnualMileage, ...rest } = sliders;
  const Parameters = {
    ...rest,
    ...(product.AnnualMileage && { AnnualMileage }),
    FinanceProductFamilyKeys: [product.FamilyKey],
    CalculationType: calculation,
    Organisation: { Identifier: organisation },
  };
  return { VehicleRequests: [{ Id: carId, Parameters, Vehicle: vehicle }] };
}

/** Undefined where the provider refuses, or quotes for another product. */
export function quoteIn({ Vehicles: [vehicle] }: CfdResponse, familyKey: string): Quote | undefined {
  if (!vehicle || vehicle.HasError) return undefined;
  const quotation = vehicle.FinanceQuotations.find(({ FamilyKey }) => FamilyKey === familyKey);
  return quotation && !quotation.HasError ? quotation.Finance.Quote : undefined;
}
