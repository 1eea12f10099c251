/** A visitor's quote as it is stored with a lead: calculated by the server or the lender, never by the browser. */
export type QuotedFinance = QuotedCredit | QuotedPrivateLeasing | QuotedUkFinance | UnknownUkQuote;

/** A loan or company leasing. Amounts in the car's currency; of company leasing without VAT. */
export type QuotedCredit = {
  product: 'loan' | 'company leasing';
  currency: string;
  monthlyCost: number;
  months: number;
  deposit: number;
  /** Company leasing: mil a year. */
  annualMileage?: number | undefined;
  financed: number;
  ratePercent: number;
  effectiveRatePercent: number | undefined;
  residualValue: number;
  startFee: number;
  invoiceFee: number;
  total: number;
};

/** A fixed offer, in the words of the feed. */
export type QuotedPrivateLeasing = {
  product: 'private leasing';
  monthlyCostText: string;
  monthsText: string | undefined;
  mileageText: string | undefined;
  startFeeText: string | undefined;
  invoiceFeeText: string | undefined;
};

/** Pounds; the example has what else the lender states: APR, total amount payable, final payment. */
export type QuotedUkFinance = {
  product: 'uk finance';
  /** PCP, HP */
  family: string;
  reference: string;
  currency: 'GBP';
  monthlyCost: number;
  months: number;
  deposit: number;
  /** Miles. */
  annualMileage?: number | undefined;
  example: readonly { key: string; label: string; value: string }[];
};

/** A reference that no stored quote of this car has: it has expired, or somebody made it up. */
export type UnknownUkQuote = { product: 'uk finance'; family: 'unknown'; reference: string };
