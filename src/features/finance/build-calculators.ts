import { z } from 'zod';
import { countryRules } from '../../shared/sites/country-rules.ts';
import { parsePricedCar } from '../pricing/priced-car.ts';
import { calculatorTexts } from './calculator-texts.ts';
import type { Calculators } from './calculators.ts';
import { financePlans } from './plans/all-plans.ts';
import type { FinancePlan, PlanContext } from './plans/finance-plan.ts';
import type { FinanceRecord } from './record-schemas.ts';

const heading = z.object({ car_id: z.string().min(1), car_price_currency: z.string().min(1) });

/** The calculators of a car page; undefined where the car has none (DET-36). */
export function buildCalculators(
  record: FinanceRecord,
  context: PlanContext,
  plans: readonly FinancePlan[] = financePlans,
): Calculators | undefined {
  const { data } = heading.safeParse(record);
  if (!data) return undefined;
  const offered = offeredPlans(record, context, plans).filter(({ plan }) => !plan.quotesInBrowser);
  if (offered.length === 0) return undefined;
  const { language, texts, site } = context;
  return {
    carId: data.car_id,
    currency: data.car_price_currency,
    language,
    showsResidualAndEffectiveRate: countryRules(site, language).showsResidualValueAndEffectiveRate,
    texts: calculatorTexts(
      texts,
      offered.flatMap(({ plan }) => plan.texts),
      context,
    ),
    panels: Object.fromEntries(
      offered.map(({ plan, offer }) => [plan.id, { label: texts(plan.label), offer }]),
    ),
  };
}

/** A plan that its lender quotes in the browser, with the props of its island. */
export type LenderPanel = { id: string; props: object };

export function buildLenderPanels(
  record: FinanceRecord,
  context: PlanContext,
  plans: readonly FinancePlan[] = financePlans,
): LenderPanel[] {
  return offeredPlans(record, context, plans)
    .filter(({ plan }) => plan.quotesInBrowser)
    .map(({ plan, offer }) => ({ id: plan.id, props: offer }));
}

function offeredPlans(record: FinanceRecord, context: PlanContext, plans: readonly FinancePlan[]) {
  const priced = parsePricedCar(record);
  if (!priced) return [];
  return plans.flatMap((plan) => {
    const offer = plan.panel({ ...priced, record }, context);
    return offer ? [{ plan, offer }] : [];
  });
}
