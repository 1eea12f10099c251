import { formatDecimal } from '../../../shared/platform/format-number.ts';

/** '1 495 kr': Swedish format in every language, for the workshops charge in kronor (SB-16). */
export function formatKronor(amount: number): string {
  return `${formatDecimal(amount, 'sv', { min: 0, max: 0 })}\u00a0kr`;
}
