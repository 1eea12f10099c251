import type { z } from 'zod';
import { companyLeasing } from './company-leasing/plan.ts';
import type { FinancePlan } from './finance-plan.ts';
import { loan } from './loan/plan.ts';
import { privateLeasing } from './private-leasing/plan.ts';
import { uk } from './uk/plan.ts';

/** In the order of cards and tabs. */
const plans = [uk, loan, privateLeasing, companyLeasing] as const;

const all: FinancePlan[] = [...plans];

/** Those of extensions stand behind the product's own. */
export const financePlans: readonly FinancePlan[] = all;

/** Returns what removes them. */
export function addPlans(added: readonly FinancePlan[]): () => void {
  const taken = added.find(({ product }) => planOf(product));
  if (taken) throw new Error(`there is a finance plan called ${taken.product} already`);
  all.push(...added);
  return () => {
    for (const plan of added) if (all.includes(plan)) all.splice(all.indexOf(plan), 1);
  };
}

type Plan = (typeof plans)[number];

/** The fields of a car's record, by plan. */
export const planFields = Object.fromEntries(plans.map(({ id, fields }) => [id, fields])) as {
  [P in Plan as P['id']]: P['fields'];
};

export type PlanPanels = {
  [P in Plan as P['id']]?: { label: string; offer: NonNullable<ReturnType<P['panel']>> };
};

/** What a visitor chose in a calculator; without a choice, the lender's defaults. */
export type CalculationSettings = { [P in Plan as P['id']]: z.infer<P['settings']> }[Plan['id']];

/** A visitor's quote as it is stored with a lead: calculated by the server or the lender, never by the browser. */
export type QuotedFinance = {
  [P in Plan as P['id']]: NonNullable<Awaited<ReturnType<P['quote']>>>;
}[Plan['id']];

export function planOf(
  product: string,
  among: readonly FinancePlan[] = financePlans,
): FinancePlan | undefined {
  return among.find((plan) => plan.product === product);
}
