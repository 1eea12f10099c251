import type { ChosenTerms, LoanChoice } from './loan.ts';

/** What a visitor set, from the browser's storage: numbers only; the lender's bounds are applied to them later. */
export function parseChoice(stored: unknown): ChosenTerms | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const entries = Object.entries(stored).filter(([name, value]) => names.has(name) && Number.isFinite(value));
  return entries.length > 0 ? (Object.fromEntries(entries) as ChosenTerms) : undefined;
}

const names: ReadonlySet<string> = new Set<keyof LoanChoice>(['months', 'cashAmount', 'residualPercent']);
