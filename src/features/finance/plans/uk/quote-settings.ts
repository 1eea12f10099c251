import type { Sliders } from './quote-state.ts';

/** What the visitor set for a car: the product in view, and the sliders of each product. */
export type QuoteSettings = { chosen: string; sliders: Readonly<Record<string, Sliders>> };

/** Keeps the settings of one car while the visitor looks at others. */
export type QuoteSettingsStore = {
  read: () => QuoteSettings | undefined;
  write: (settings: QuoteSettings) => void;
};

/** Undefined for anything else than settings: the browser's storage can hold what it likes. */
export function parseQuoteSettings(stored: unknown): QuoteSettings | undefined {
  const { chosen, sliders } = (stored ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof chosen !== 'string' || typeof sliders !== 'object' || sliders === null) return undefined;
  const valid = Object.entries(sliders).filter((entry): entry is [string, Sliders] => areSliders(entry[1]));
  return { chosen, sliders: Object.fromEntries(valid) };
}

function areSliders(value: unknown): boolean {
  const { Term, CashDeposit, RegularPayment, AnnualMileage } = (value ?? {}) as Readonly<
    Record<string, unknown>
  >;
  const isAmount = (amount: unknown) => typeof amount === 'number' && Number.isFinite(amount) && amount >= 0;
  return [CashDeposit, RegularPayment, AnnualMileage].every(isAmount) && Number.isInteger(Term);
}
