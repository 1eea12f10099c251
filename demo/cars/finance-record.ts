/** Terms for one length of contract; percentages are of the car's price. */
export type ContractDuration = {
  months: number;
  residual_percentage: number;
  cash_amount_min_percentage: number;
  cash_amount_max_percentage: number;
};

/** 001 §3.2. The default monthly cost is for the default duration and the smallest down payment. */
export type LoanOption = {
  title: string;
  description: string;
  default_monthly_cost: number;
  default_monthly_cost_text: string;
  default_contract_duration: ContractDuration;
  contract_durations: readonly ContractDuration[];
  invoice_fee: number;
  invoice_fee_text: string;
  start_fee: number;
  start_fee_text: string;
  interest_rate: number;
  interest_rate_text: string;
  /** {1} loan amount, {2} months, {3} nominal rate, {4} effective rate, {5} total cost. */
  disclaimer: string;
};

/** 001 §3.3. Keys of the two records are yearly mileages in mil; amounts are without VAT. */
export type CompanyLeasingOption = {
  title: string;
  sales_text: string;
  description: string;
  default_company_leasing_mileage: number;
  company_leasing_options: Readonly<Record<string, readonly ContractDuration[]>>;
  default_company_leasing_option: Readonly<Record<string, { contract_length: number; cash_amount: number }>>;
  interest_rate: number;
  interest_rate_text: string;
  has_fixed_interest_rate: boolean;
  price_base_amount?: number;
  start_fee: number;
  start_fee_text: string;
  invoice_fee: number;
  invoice_fee_text: string;
  is_campaign: boolean;
  disclaimer: string;
  default_monthly_cost: number;
  default_monthly_cost_text: string;
};

/** 001 §3.4 */
export type PrivateLeasingOption = {
  title: string;
  sales_text: string;
  months_text: string;
  mileage_text: string;
  start_fee_text: string;
  invoice_fee_text: string;
  monthly_cost_text: string;
  is_campaign: boolean;
  disclaimer: string;
};

export type LeasingOffer = { leasing_type: 'Private' | 'Company'; title: string; monthly_cost_text: string };
