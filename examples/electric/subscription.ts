import type { FinancePlanDeclaration, PlanTerm } from 'forecourt/extension';

/** A month of an electric car, with service and insurance: a share of its price, less for those who stay longer. */
export const subscription: FinancePlanDeclaration = {
  label: 'subscription',
  isLease: true,
  isAvailableOn: ({ country }) => country === 'SE',
  offer: ({ price, record }) => {
    const health = record['battery_health'];
    // Without a healthy battery nobody can promise what it costs.
    if (typeof health !== 'number' || health < LOWEST_HEALTH) return undefined;
    return {
      terms: [termOf(price, 12), termOf(price, 24), termOf(price, 36)],
      note: { text: 'subscriptionNote' },
    };
  },
};

const LOWEST_HEALTH = 80;
const SHARE_A_MONTH = { 12: 0.0165, 24: 0.0145, 36: 0.013 } as const;
const DEPOSIT_MONTHS = 2;

function termOf(price: number, months: 12 | 24 | 36): PlanTerm {
  const monthlyCost = Math.round((price * SHARE_A_MONTH[months]) / 10) * 10;
  return {
    id: String(months),
    label: { text: 'subscriptionMonths', values: { months } },
    monthlyCost,
    rows: [
      { label: 'subscriptionDeposit', value: { money: monthlyCost * DEPOSIT_MONTHS } },
      { label: 'subscriptionTotal', value: { money: monthlyCost * months } },
      { label: 'subscriptionDistance', value: { text: 'subscriptionMil', values: { mil: 125 } } },
    ],
  };
}
