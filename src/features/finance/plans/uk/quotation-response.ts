import { exactPayment, fixedRatePercent } from './agreement.ts';
import {
  agreementFor,
  aprFor,
  DEFAULT_MILEAGE,
  DEPOSIT_STEP,
  excessPence,
  type FamilyKey,
  type FinancedCar,
  futureValue,
  maxDeposit,
  mileages,
  OPTION_TO_PURCHASE_FEE,
  PAYMENT_STEP,
  products,
  TERM_STEP,
} from './lender.ts';
import { formatMiles, formatPounds, formatPoundsAndPence } from './number-formats.ts';
import type { Product, Quote, QuoteBlock, QuoteDetail } from './provider-api.ts';
import { defaultQuotation, type Quotation } from './quotation.ts';
import { QUOTE_VALID_DAYS } from './quote-validity.ts';

/** The sliders of a product: ranges, steps and defaults (UKF-02). */
export function toProduct(car: FinancedCar, family: FamilyKey): Product {
  const { name, months } = products[family];
  const initial = defaultQuotation(car, family);
  return {
    Name: name,
    FamilyKey: family,
    Term: { Label: 'Term', Default: initial.months, Min: months.min, Max: months.max, Step: TERM_STEP },
    Deposit: {
      Label: 'Deposit',
      Default: initial.deposit,
      Min: 0,
      Max: maxDeposit(car, family),
      Step: DEPOSIT_STEP,
    },
    Payment: { Label: 'Monthly payment', Default: initial.payment, ...paymentRange(car, family) },
    ...(family === 'PCP' && {
      AnnualMileage: { Label: 'Annual mileage', Default: DEFAULT_MILEAGE, Values: mileages },
    }),
  };
}

/** From the longest agreement with the highest deposit to the shortest without any. */
function paymentRange(car: FinancedCar, family: FamilyKey) {
  const { min, max } = products[family].months;
  const at = (months: number, annualMileage: number, deposit: number) =>
    exactPayment(agreementFor(car, family, { months, annualMileage }), deposit);
  const terms = [min, max].flatMap((months) => mileages.map((mileage) => [months, mileage] as const));
  const lowest = Math.min(...terms.map(([months, mileage]) => at(months, mileage, maxDeposit(car, family))));
  const highest = Math.max(...terms.map(([months, mileage]) => at(months, mileage, 0)));
  const step = PAYMENT_STEP;
  return { Min: Math.floor(lowest / step) * step, Max: Math.ceil(highest / step) * step, Step: step };
}

export function toQuote(quotation: Quotation, reference: string, applyAt: string | undefined): Quote {
  const { months, deposit, payment, family, annualMileage, notes } = quotation;
  return {
    Term: months,
    TotalDeposit: deposit,
    TotalRegularPayment: payment,
    ...(family === 'PCP' && { AnnualMileage: annualMileage }),
    QuoteReference: reference,
    QuoteActions: { ...(applyAt && { Apply: applyAt }) },
    Notifications: notes.map((Message) => ({ Message })),
    Blocks: [representativeExample(quotation)],
  };
}

/** The representative example, with its lines in the prescribed order. Its figures add up. */
export function representativeExample({
  car,
  family,
  months,
  annualMileage,
  deposit,
  payment,
}: Quotation): QuoteBlock {
  const agreement = agreementFor(car, family, { months, annualMileage });
  const last = family === 'PCP' ? futureValue(car, { months, annualMileage }) : 0;
  const payable = deposit + payment * agreement.instalments + last + OPTION_TO_PURCHASE_FEE;
  const details: QuoteDetail[] = [
    line('CashPrice', 'Cash price', formatPoundsAndPence(car.price)),
    line('CustomerDeposit', 'Customer deposit', formatPoundsAndPence(deposit)),
    line('AmountOfCredit', 'Total amount of credit', formatPoundsAndPence(car.price - deposit)),
    line('RegularPayment', `${agreement.instalments} monthly payments of`, formatPoundsAndPence(payment)),
    ...(family === 'PCP' ? [line('FinalPayment', 'Optional final payment', formatPoundsAndPence(last))] : []),
    line('OptionFee', 'Option to purchase fee', formatPoundsAndPence(OPTION_TO_PURCHASE_FEE)),
    line('TotalPayable', 'Total amount payable', formatPoundsAndPence(payable)),
    line('Duration', 'Duration of agreement', `${months} months`),
    line('FixedRate', 'Fixed rate of interest', `${fixedRatePercent(agreement).toFixed(2)}% p.a.`),
    line('APR', 'APR representative', `${aprFor(car)}%`),
    ...(family === 'PCP'
      ? [
          line('AnnualMileage', 'Annual mileage', `${formatMiles(annualMileage)} miles`),
          line('ExcessMileage', 'Excess mileage', `${excessPence(car).toFixed(1)}p per mile`),
        ]
      : []),
  ];
  return { Title: 'Representative example', Details: details };
}

function line(Key: string, Label: string, DisplayValue: string): QuoteDetail {
  return { Key, Label, DisplayValue };
}

/** The terms and conditions of a quote (UKF-09). */
export function quoteTerms(reference: string, madeOn: string, quotation: Quotation): string {
  const { car, family, months, annualMileage } = quotation;
  const endOfAgreement =
    family === 'PCP'
      ? `At the end you can pay the optional final payment of ${formatPounds(futureValue(car, { months, annualMileage }))} and keep the car, part exchange it, or hand it back with nothing more to pay. Handed back, it must be in fair condition and have done no more than ${formatMiles((annualMileage * months) / 12)} miles during the agreement; beyond that each mile costs ${excessPence(car).toFixed(1)}p.`
      : `The car is yours once every payment and the option to purchase fee of ${formatPounds(OPTION_TO_PURCHASE_FEE)} have been made.`;
  return [
    `Quote ${reference} of ${madeOn}, valid for ${QUOTE_VALID_DAYS} days.`,
    'Finance is subject to status and available to UK residents aged 18 or over; a guarantee or indemnity may be required.',
    endOfAgreement,
    'We are a credit broker, not a lender, and receive a commission from the lender, which does not change the rate you are offered.',
  ].join(' ');
}
