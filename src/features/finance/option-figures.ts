import type { FinanceRecord } from './record-schemas.ts';

const figures = ['default_monthly_cost', 'default_monthly_cost_text'];

/**
 * The terms of a loan or lease without what a lender calculated from them for one price. The calculators do that
 * themselves; conditions with the lender's own figures in them would contradict them.
 */
export function withoutFigures(option: unknown): unknown {
  if (!isRecord(option)) return option;
  const gone = [...figures, ...(namesFigure(option) ? ['disclaimer'] : [])];
  return Object.fromEntries(Object.entries(option).filter(([field]) => !gone.includes(field)));
}

export function monthlyCostTextOf(option: unknown): string | undefined {
  const text = isRecord(option) ? option['default_monthly_cost_text'] : undefined;
  return typeof text === 'string' ? text : undefined;
}

function namesFigure({ default_monthly_cost: cost, disclaimer }: FinanceRecord): boolean {
  if (typeof disclaimer !== 'string' || !cost) return false;
  return disclaimer.replace(/(?<=\d)[\s.,\u00a0](?=\d{3})/g, '').includes(String(cost));
}

function isRecord(value: unknown): value is FinanceRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
