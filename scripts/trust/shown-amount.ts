import type { CarPrice } from '../../src/features/pricing/price-text.ts';

/** The figure that a visitor reads: 459900 of '459 900 kr' and of '£459,900'. */
export function shownAmount({ now }: Pick<CarPrice, 'now'>): number {
  return amountIn(now);
}

export function amountIn(text: string): number {
  const digits = text.replace(/[.,]\d{2}(?!\d)/, '').replace(/\D/g, '');
  return digits === '' ? Number.NaN : Number(digits);
}
