import type { Duration, LoanOption } from '../loan.ts';

/** A lender's terms; a test shows only what matters to it. */
export function aLoan(more: Partial<LoanOption> = {}): LoanOption {
  return {
    kind: 'loan',
    ratePercent: 5.95,
    startFee: 0,
    invoiceFee: 0,
    durations: [aDuration({ months: 36 })],
    defaultMonths: 36,
    defaultCashAmount: undefined,
    defaultMonthlyCost: undefined,
    ...more,
  };
}

export function aDuration(more: Partial<Duration> = {}): Duration {
  return { months: 36, residualPercent: 50, cashMinPercent: 20, cashMaxPercent: 40, ...more };
}

/** Loan and leasing as in feeds. */
export function aLoanRecord(more: Record<string, unknown> = {}) {
  return {
    title: 'Billån',
    description: 'Du äger bilen från första dagen.',
    default_monthly_cost: 3480,
    default_monthly_cost_text: '3 480 kr/mån',
    default_contract_duration: { months: 36 },
    contract_durations: [
      durationRecord(12, 60, 20, 30),
      durationRecord(36, 50, 20, 40),
      durationRecord(60, 0, 10, 70),
    ],
    invoice_fee: 49,
    start_fee: 495,
    interest_rate: 5.95,
    disclaimer: 'Lån {1}, {2} månader, ränta {3}, effektiv ränta {4}, totalt {5}.',
    ...more,
  };
}

export function aCompanyRecord(more: Record<string, unknown> = {}) {
  return {
    title: 'Företagsleasing',
    sales_text: 'Momsen dras av som på en hyra.',
    description: 'Välj körsträcka och tid.',
    default_company_leasing_mileage: 1500,
    company_leasing_options: {
      1000: [durationRecord(24, 64, 0, 25), durationRecord(36, 54, 0, 25)],
      1500: [durationRecord(24, 62, 0, 25), durationRecord(36, 52, 0, 25)],
      3000: [durationRecord(36, 46, 5, 20), durationRecord(48, 37, 5, 20)],
    },
    default_company_leasing_option: {
      1000: { contract_length: 24, cash_amount: 30_000 },
      1500: { contract_length: 36, cash_amount: 24_000 },
      3000: { contract_length: 48, cash_amount: 20_000 },
    },
    interest_rate: 5.25,
    has_fixed_interest_rate: false,
    price_base_amount: 59_200,
    start_fee: 595,
    invoice_fee: 39,
    disclaimer: 'Alla belopp exklusive moms.',
    default_monthly_cost: 3323,
    default_monthly_cost_text: '3 323 kr/mån',
    ...more,
  };
}

export function aPrivateRecord(more: Record<string, unknown> = {}) {
  return {
    title: 'Privatleasing',
    sales_text: 'Service ingår.',
    months_text: '36 månader',
    mileage_text: '1 500 mil per år',
    start_fee_text: '0 kr',
    invoice_fee_text: '0 kr',
    monthly_cost_text: '3 795 kr/mån',
    is_campaign: false,
    disclaimer: 'Övermil kostar 15 kr per mil.',
    ...more,
  };
}

function durationRecord(months: number, residual: number, cashMin: number, cashMax: number) {
  return {
    months,
    residual_percentage: residual,
    cash_amount_min_percentage: cashMin,
    cash_amount_max_percentage: cashMax,
  };
}
