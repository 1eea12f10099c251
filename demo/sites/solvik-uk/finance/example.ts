/** A personal contract purchase, in the words the rules ask for. Whole pounds, except the monthly payment. */
export type PcpTerms = {
  car: string;
  cashPrice: number;
  /** Paid by us or the maker towards the deposit. */
  contribution?: number;
  deposit: number;
  aprPercent: number;
  months: number;
  finalPayment: number;
  milesAYear: number;
};

export type HpTerms = Pick<PcpTerms, 'car' | 'cashPrice' | 'deposit' | 'aprPercent' | 'months'>;

/** The optional final payment falls due a month after the last instalment. */
export function monthlyPcp({
  cashPrice,
  contribution = 0,
  deposit,
  aprPercent,
  months,
  finalPayment,
}: PcpTerms) {
  const credit = cashPrice - deposit - contribution;
  return instalment(credit - finalPayment * discount(aprPercent, months + 1), aprPercent, months);
}

export function monthlyHp({ cashPrice, deposit, aprPercent, months }: HpTerms) {
  return instalment(cashPrice - deposit, aprPercent, months);
}

function instalment(presentValue: number, aprPercent: number, months: number): number {
  const rate = monthlyRate(aprPercent);
  const paid =
    rate === 0 ? presentValue / months : (presentValue * rate) / (1 - discount(aprPercent, months));
  return Math.round(paid * 100) / 100;
}

const monthlyRate = (aprPercent: number) => (1 + aprPercent / 100) ** (1 / 12) - 1;
const discount = (aprPercent: number, months: number) => (1 + monthlyRate(aprPercent)) ** -months;

export const pounds = (amount: number) =>
  amount.toLocaleString('en-GB', {
    style: 'currency',
    currency: 'GBP',
    trailingZeroDisplay: 'stripIfInteger',
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
    row('Monthly payments', (one) => pounds(monthlyPcp(one)), 'of this amount'),
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
    small(row('Optional final payment', ({ finalPayment }) => pounds(finalPayment))),
    small(row('Total amount payable', (one) => pounds(totalOf(one)))),
    small(row('Rate of interest, fixed', ({ aprPercent }) => `${nominal(aprPercent)}%`)),
    small(row('Representative APR', ({ aprPercent }) => `${aprPercent}%`)),
  ];
}

function creditOf({ cashPrice, deposit, contribution = 0 }: PcpTerms): number {
  return cashPrice - deposit - contribution;
}

/** Deposit and contribution count as paid, as the rules have it. */
function totalOf(one: PcpTerms): number {
  const paid = one.deposit + (one.contribution ?? 0) + monthlyPcp(one) * one.months + one.finalPayment;
  return Math.round(paid * 100) / 100;
}

/** Twelve times the monthly rate, which is how agreements state it. */
function nominal(aprPercent: number): string {
  return (monthlyRate(aprPercent) * 1200).toFixed(aprPercent ? 2 : 0);
}
