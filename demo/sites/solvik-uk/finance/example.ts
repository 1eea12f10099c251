/** A personal contract purchase, in the words the rules ask for. Whole pounds. */
export type PcpTerms = {
  car: string;
  cashPrice: number;
  /** Paid by us or the maker towards the deposit. */
  contribution?: number;
  deposit: number;
  aprPercent: number;
  months: number;
  monthly: number;
};

export type HpTerms = Pick<PcpTerms, 'car' | 'cashPrice' | 'deposit' | 'aprPercent' | 'months'>;

/** What is left to pay if one keeps the car. It falls due a month after the last instalment. */
export function finalPayment(terms: PcpTerms): number {
  const { aprPercent, months, monthly } = terms;
  const paidOff = monthly * worthOfInstalments(aprPercent, months);
  return Math.round((creditOf(terms) - paidOff) / discount(aprPercent, months + 1));
}

export function monthlyHp({ cashPrice, deposit, aprPercent, months }: HpTerms): number {
  return Math.round((cashPrice - deposit) / worthOfInstalments(aprPercent, months));
}

/** What one pound a month is worth today. */
function worthOfInstalments(aprPercent: number, months: number): number {
  const rate = monthlyRate(aprPercent);
  return rate === 0 ? months : (1 - discount(aprPercent, months)) / rate;
}

const monthlyRate = (aprPercent: number) => (1 + aprPercent / 100) ** (1 / 12) - 1;
const discount = (aprPercent: number, months: number) => (1 + monthlyRate(aprPercent)) ** -months;

export const pounds = (amount: number) =>
  amount.toLocaleString('en-GB', {
    style: 'currency',
    currency: 'GBP',
    maximumFractionDigits: 0,
  });

/** Rows of a table with one column for each car, in the order in which they are usually read. */
export function pcpRows(terms: readonly PcpTerms[]) {
  const row = (title: string, value: (one: PcpTerms) => string, note = '') => ({
    title,
    note,
    cells: terms.map((one) => ({ value: value(one) })),
  });
  const small = (of: ReturnType<typeof row>) => ({ ...of, small: true });
  const contributed = terms.some(({ contribution }) => contribution);
  return [
    row('Monthly payments', ({ monthly }) => pounds(monthly), 'of this amount'),
    small(row('On-the-road cash price', ({ cashPrice }) => pounds(cashPrice))),
    ...(contributed
      ? [
          small(
            row('Deposit contribution', ({ contribution }) => (contribution ? pounds(contribution) : 'none')),
          ),
        ]
      : []),
    small(row('Your deposit', ({ deposit }) => pounds(deposit))),
    small(row('Total amount of credit', (one) => pounds(creditOf(one)))),
    small(row('Number of payments', ({ months }) => String(months))),
    small(row('Optional final payment', (one) => pounds(finalPayment(one)))),
    small(row('Total amount payable', (one) => pounds(totalPayable(one)))),
    small(row('Rate of interest, fixed', ({ aprPercent }) => `${nominal(aprPercent)}%`)),
    small(row('Representative APR', ({ aprPercent }) => `${aprPercent}%`)),
  ];
}

function creditOf({ cashPrice, deposit, contribution = 0 }: PcpTerms): number {
  return cashPrice - deposit - contribution;
}

/** Deposit and contribution count as paid, as the rules have it. */
export function totalPayable(one: PcpTerms): number {
  return one.deposit + (one.contribution ?? 0) + one.monthly * one.months + finalPayment(one);
}

/** Twelve times the monthly rate, which is how agreements state it. */
function nominal(aprPercent: number): string {
  return (monthlyRate(aprPercent) * 1200).toFixed(aprPercent ? 2 : 0);
}
