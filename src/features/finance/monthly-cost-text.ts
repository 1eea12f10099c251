import type { MonthlyCost } from './plans/finance-plan.ts';

/** British figures have their rate as the first of their terms; others bring it along. */
export function withRate({ text, terms = [] }: MonthlyCost): string {
  return [text, ...terms.slice(0, 1)].join(' · ');
}
