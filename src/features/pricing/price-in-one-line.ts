import type { CarPrice } from './price-text.ts';

/** '569 520 kr exkl. moms (711 900 kr inkl. moms)': a price where there is one line for it. */
export function priceInOneLine(
  { now, withoutVat, withVat }: Pick<CarPrice, 'now' | 'withoutVat' | 'withVat'>,
  texts: (key: 'carPriceWithoutVat' | 'carPriceWithVat') => string,
): string {
  if (!withoutVat) return now;
  const other = withVat && `(${withVat} ${texts('carPriceWithVat')})`;
  return [now, texts('carPriceWithoutVat'), other].filter(Boolean).join(' ');
}
