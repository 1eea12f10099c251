import type { Clock } from '../../platform/clock.ts';
import { formatDate } from '../../sites/formats.ts';
import type { FinanceProvider, PageOf } from '../uk/finance-provider.ts';
import { type FamilyKey, type FinancedCar, isFamily, LEAST_PRICE, products } from '../uk/lender.ts';
import { type Quotation, quotationFor } from '../uk/quotation.ts';
import { productFor, QUOTE_VALID_DAYS, quoteOf, termsOf } from '../uk/quotation-wire.ts';
import type { QuoteStore } from '../uk/quote-store.ts';
import type { FinanceQuotation, PhysicalVehicle, QuotedVehicle, VehicleRequest } from '../uk/wire.ts';

type Tools = {
  quotes: QuoteStore;
  now: Clock;
  /** Hard to guess: whoever has it can read the quote's terms. */
  makeReference: () => string;
};

const families = Object.keys(products).filter(isFamily);

/** The house's own lender: no account with anybody is needed to try a British site. */
export function embeddedProvider(tools: Tools): FinanceProvider {
  return {
    async products({ Vehicle }) {
      const car = financedCar(Vehicle);
      return { Products: car ? families.map((family) => productFor(car, family)) : [] };
    },

    async quotes({ VehicleRequests }, pageOf) {
      return { Vehicles: await Promise.all(VehicleRequests.map((each) => quoted(each, pageOf, tools))) };
    },

    async legal(reference) {
      const kept = await tools.quotes.find(reference, tools.now().toISOString());
      if (!kept) return undefined;
      const madeOn = formatDate(new Date(kept.madeAt), 'en', 'Europe/London');
      return { TermsAndConditions: termsOf(reference, madeOn, kept.quotation) };
    },
  };
}

async function quoted(request: VehicleRequest, pageOf: PageOf, tools: Tools): Promise<QuotedVehicle> {
  const { Id, Parameters, Vehicle } = request;
  const car = financedCar(Vehicle);
  if (!car) return { Id, ...failed('We do not finance this vehicle.'), FinanceQuotations: [] };
  const page = pageOf(Vehicle.Ids.CarId);
  const FinanceQuotations = await Promise.all(
    Parameters.FinanceProductFamilyKeys.map(async (key): Promise<FinanceQuotation> => {
      if (!isFamily(key)) return { FamilyKey: key, ...failed(`There is no product ${key}.`) };
      const quotation = quotationOf(car, key, Parameters);
      const reference = await keep(quotation, tools);
      const applyAt = page && `${page}?quoteRef=${reference}#contact-quote`;
      return { FamilyKey: key, HasError: false, Finance: { Quote: quoteOf(quotation, reference, applyAt) } };
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

async function keep(quotation: Quotation, { quotes, now, makeReference }: Tools): Promise<string> {
  const made = now();
  const until = new Date(made);
  until.setUTCDate(until.getUTCDate() + QUOTE_VALID_DAYS);
  const reference = makeReference();
  await quotes.keep({ reference, quotation, madeAt: made.toISOString(), validUntil: until.toISOString() });
  return reference;
}

function financedCar({ Price, Status }: PhysicalVehicle): FinancedCar | undefined {
  return Price >= LEAST_PRICE ? { price: Price, isNew: Status === 'New' } : undefined;
}

function failed(UserMessage: string) {
  return { HasError: true, Error: { UserMessage } } as const;
}
