import { financePlans } from '../../finance/plans/all-plans.ts';
import type { FinancePlan, PlanContext } from '../../finance/plans/finance-plan.ts';
import type { Car } from '../record/car.ts';
import type { CarCardData } from './card.ts';

/** The monthly costs of all finance plans (CARD-03), and their conditions (CARD-06). */
export function monthlyCosts(
  car: Car,
  context: PlanContext,
  plans: readonly FinancePlan[] = financePlans,
): Pick<CarCardData, 'monthly' | 'note'> {
  const lines = plans.flatMap((plan) => plan.cardLine(car, context) ?? []);
  const notes = new Set(lines.flatMap(({ note }) => note ?? []));
  return {
    monthly: lines.map(({ cost }) => cost),
    note: notes.size > 0 ? [...notes].join(' ') : undefined,
  };
}
