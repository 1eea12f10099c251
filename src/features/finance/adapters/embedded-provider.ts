import type { Clock } from '../../../shared/platform/clock.ts';
import { formatDate } from '../../../shared/sites/formats.ts';
import type { CarPagePath, FinanceProvider } from '../plans/uk/finance-provider.ts';
import { financedCar } from '../plans/uk/financed-car.ts';
import { type FamilyKey, type FinancedCar, isFamily, products } from '../plans/uk/lender.ts';
import type { FinanceQuotation, QuotedVehicle, VehicleRequest } from '../plans/uk/provider-api.ts';
import { type Quotation, quotationFor } from '../plans/uk/quotation.ts';
import { quoteTerms, toProduct, toQuote } from '../plans/uk/quotation-response.ts';
import type { QuoteStore } from '../plans/uk/quote-store.ts';
import { quoteValidity } from '../plans/uk/quote-validity.ts';

type Deps = {
  quotes: QuoteStore;
  now: Clock;
  /** Hard to guess: it gives access to the quote's terms. */
  makeReference: () => string;
};

const families = Object.keys(products).filter(isFamily);

/** The embedded lender: a British site can be tried without an account at a provider. */
export function embeddedProvider(deps: Deps): FinanceProvider {
  return {
    async products({ Vehicle }) {
      const car = financedCar(Vehicle);
      return { Products: car ? families.map((family) => toProduct(car, family)) : [] };
    },

    async quotes({ VehicleRequests }, carPagePath) {
      return {
        Vehicles: await Promise.all(VehicleRequests.map((each) => quoteVehicle(each, carPagePath, deps))),
      };
    },

    async legal(reference) {
      const stored = await deps.quotes.find(reference, deps.now().toISOString());
      if (!stored?.quotation) return undefined;
      const madeOn = formatDate(new Date(stored.madeAt), 'en', 'Europe/London');
      return { TermsAndConditions: quoteTerms(reference, madeOn, stored.quotation) };
    },
  };
}

async function quoteVehicle(
  request: VehicleRequest,
  carPagePath: CarPagePath,
  deps: Deps,
): Promise<QuotedVehicle> {
  const { Id, Parameters, Vehicle } = request;
  const car = financedCar(Vehicle);
  if (!car) return { Id, ...failed('We do not finance this vehicle.'), FinanceQuotations: [] };
  const page = carPagePath(Vehicle.Ids.CarId);
  const FinanceQuotations = await Promise.all(
    Parameters.FinanceProductFamilyKeys.map(async (key): Promise<FinanceQuotation> => {
      if (!isFamily(key)) return { FamilyKey: key, ...failed(`There is no product ${key}.`) };
      const quotation = quotationOf(car, key, Parameters);
      const reference = deps.makeReference();
      const applyAt = page && `${page}?quoteRef=${reference}#contact-apply`;
      const quote = toQuote(quotation, reference, applyAt);
      const stored = { reference, carId: Vehicle.Ids.CarId, family: key, quote, quotation };
      await deps.quotes.save({ ...stored, ...quoteValidity(deps.now()) });
      return { FamilyKey: key, HasError: false, Finance: { Quote: quote } };
    }),
  );
  return { Id, HasError: false, FinanceQuotations };
}

function quotationOf(
  car: FinancedCar,
  family: FamilyKey,
  parameters: VehicleRequest['Parameters'],
): Quotation {
  return quotationFor(car, family, {
    months: parameters.Term,
    deposit: parameters.CashDeposit,
    payment: parameters.RegularPayment,
    annualMileage: parameters.AnnualMileage,
    calculation: parameters.CalculationType,
  });
}

function failed(UserMessage: string) {
  return { HasError: true, Error: { UserMessage } } as const;
}
