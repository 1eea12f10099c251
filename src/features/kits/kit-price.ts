import { formatDecimal } from '../../shared/platform/format-number.ts';

const SYMBOLS: Readonly<Record<string, string>> = { EUR: '€' };

/** '1 240 €' or '64,50 €': cents only where there are any (KIT-16). Other currencies are named by their code. */
export function formatKitPrice(amount: number, currency: string, language: string): string {
  const min = Number.isInteger(Math.round(amount * 100) / 100) ? 0 : 2;
  return `${formatDecimal(amount, language, { min, max: 2 })}\u00a0${SYMBOLS[currency] ?? currency}`;
}
