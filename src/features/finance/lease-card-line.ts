import { countries } from '../../shared/sites/countries.ts';
import { withVatLabel } from '../pricing/vat-label.ts';
import { foreignLanguage, monthlyCost, monthlyCostInLanguage } from './offers-in-language.ts';
import type { CardLine, FinancedCar, PlanContext } from './plans/finance-plan.ts';

type Lease = {
  kind: string;
  type: 'Private' | 'Company';
  option: unknown;
  /** The field of the option that has its monthly cost. */
  cost: string;
  vatLabel: string | undefined;
  /** Where the feed has terms and no figure. */
  calculated?: () => number | undefined;
};

/** The first lease of a car, in the words of the feed. */
export function leaseCardLine(car: FinancedCar, lease: Lease, context: PlanContext): CardLine | undefined {
  const { kind, type, option, cost, vatLabel } = lease;
  const { texts, site } = context;
  const { currency = '' } = car.price;
  const stated = textField(option, cost);
  const calculated = stated === undefined ? lease.calculated?.() : undefined;
  const text =
    calculated === undefined ? (stated ?? listedCost(car, type)) : monthlyCost(calculated, currency, context);
  if (text === undefined) return undefined;
  const note = textField(option, 'disclaimer');
  const monthly = calculated === undefined ? monthlyCostInLanguage(text, currency, context) : text;
  // British adverts of a hire state its term, mileage and initial rental beside the monthly figure.
  const terms = countries[site.country].rules.showsUkFinance ? leaseTerms(option) : undefined;
  return {
    cost: {
      kind,
      label: texts(`finance${type}`),
      text: withVatLabel(monthly, vatLabel),
      ...(terms && { terms: [terms], example: terms }),
    },
    note: note && foreignLanguage(context) ? texts(`finance${type}Disclaimer`) : note,
  };
}

function listedCost({ record }: FinancedCar, type: Lease['type']): string | undefined {
  const options = record['car_leasing_options'];
  const listed: unknown = Array.isArray(options) && options.find((each) => each?.leasing_type === type);
  return textField(listed, 'monthly_cost_text');
}

/** '36 months, 10,000 miles a year, initial rental £1,170' in the words of the feed. */
function leaseTerms(option: unknown): string | undefined {
  const initial = textField(option, 'start_fee_text');
  const parts = [
    textField(option, 'months_text'),
    textField(option, 'mileage_text'),
    initial && `initial rental ${initial}`,
  ];
  return parts.filter(Boolean).join(', ') || undefined;
}

/** Sources send one offer or several; the card shows the first. */
function textField(option: unknown, name: string): string | undefined {
  const first: unknown = Array.isArray(option) ? option[0] : option;
  if (typeof first !== 'object' || first === null) return undefined;
  const text = (first as Readonly<Record<string, unknown>>)[name];
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined;
}
