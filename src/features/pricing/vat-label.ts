import type { Texts } from '../../shared/sites/texts.ts';
import type { PricedCar } from './priced-car.ts';
import { shownPrice } from './shown-price.ts';

/** Beside a price without VAT, what a private person pays says that it is with VAT. */
export function privateVatLabel(car: PricedCar, texts: Texts): string | undefined {
  return shownPrice(car).withoutVat ? texts('carPriceWithVat') : undefined;
}

/** '3 495 kr/mån exkl. moms'; a feed's text that says so itself stays as it is. */
export function withVatLabel(amount: string, label: string | undefined): string {
  return label === undefined || vatWords.test(amount) ? amount : `${amount} ${label}`;
}

const vatWords = /\b(?:moms|mva|vat|alv|dph)\b/i;
