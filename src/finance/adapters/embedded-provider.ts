import type { Clock } from '../../platform/clock.ts';
import { formatDate } from '../../sites/formats.ts';
import type { CarPagePath, FinanceProvider } from '../uk/finance-provider.ts';
import { type FamilyKey, type FinancedCar, isFamily, MIN_PRICE, products } from '../uk/lender.ts';
import type { FinanceQuotation, PhysicalVehicle, QuotedVehicle, VehicleRequest } from '../uk/provider-api.ts';
import { type Quotation, quotationFor } from '../uk/quotation.ts';
import { QUOTE_VALID_DAYS, quoteTerms, toProduct, toQuote } from '../uk/quotation-response.ts';
import type { QuoteStore } from '../uk/quote-store.ts';

type Deps = {
  quotes: QuoteStore;
  now: Clock;
  /** Hard to guess: whoever has it can read the quote's terms. */
  makeReference: () => string;
};

const families = Object.keys(products).filter(isFamily);

/** The house's own lender: no account with anybody is needed to try a British site. */
export function embeddedProvider(tools: Deps): FinanceProvider {
  return {
    async products({ Vehicle }) {
      const car = financedCar(Vehicle);
      return { Products: car ? families.map((family) => toProduct(car, family)) : [] };
    },

    async quotes({ VehicleRequests }, pageOf) {
      return {
        Vehicles: await Promise.all(VehicleRequests.map((each) => quoteVehicle(each, pageOf, tools))),
      };
    },

    async legal(reference) {
      const kept = await tools.quotes.find(reference, tools.now().toISOString());
      if (!kept) return undefined;
      const madeOn = formatDate(new Date(kept.madeAt), 'en', 'Europe/London');
      return { TermsAndConditions: quoteTerms(reference, madeOn, kept.quotation) };
    },
  };
}

async function quoteVehicle(
  request: VehicleRequest,
  pageOf: CarPagePath,
  tools: Deps,
): Promise<QuotedVehicle> {
  const { Id, Parameters, Vehicle } = request;
  const car = financedCar(Vehicle);
  if (!car) return { Id, ...failed('We do not finance this vehicle.'), FinanceQuotations: [] };
  const page = pageOf(Vehicle.Ids.CarId);
  const FinanceQuotations = await Promise.all(
    Parameters.FinanceProductFamilyKeys.map(async (key): Promise<FinanceQuotation> => {
      if (!isFamily(key)) return { FamilyKey: key, ...failed(`There is no product ${key}.`) };
      const quotation = quotationOf(car, key, Parameters);
      const reference = await saveQuote(quotation, tools);
      const applyAt = page && `${page}?quoteRef=${reference}#contact-quote`;
      return { FamilyKey: key, HasError: false, Finance: { Quote: toQuote(quotation, reference, applyAt) } };
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

async function saveQuote(quotation: Quotation, { quotes, now, makeReference }: Deps): Promise<string> {
  const made = now();
  const until = new Date(made);
  until.setUTCDate(until.getUTCDate() + QUOTE_VALID_DAYS);
  const reference = makeReference();
  await quotes.save({ reference, quotation, madeAt: made.toISOString(), validUntil: until.toISOString() });
  return reference;
}

function financedCar({ Price, Status }: PhysicalVehicle): FinancedCar | undefined {
  return Price >= MIN_PRICE ? { price: Price, isNew: Status === 'New' } : undefined;
}

function failed(UserMessage: string) {
  return { HasError: true, Error: { UserMessage } } as const;
}
