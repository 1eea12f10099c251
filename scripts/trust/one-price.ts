import { buildCalculators } from '../../src/features/finance/build-calculators.ts';
import { amountIn, shownAmount } from './shown-amount.ts';
import type { ShownCar } from './shown-car.ts';
import type { SiteStock } from './site-stock.ts';
import type { TrustCheck } from './trust-check.ts';

/**
 * The price on the card is the price that the car is sorted by, and the one of its letters and structured data. A loan is
 * on the price that a private person pays.
 */
export const onePrice: TrustCheck = { name: 'one price', car: differences };

function differences(car: ShownCar, { sellersTexts, context }: SiteStock): string[] {
  const shown = shownAmount(car.card.price);
  const { withoutVat } = car.card.price;
  const { offers } = car.structuredData;
  const places: Record<string, unknown> = {
    'sorted by': car.record['car_shown_price'],
    'structured data': offers.price,
    'the CRM’s document': amountIn(/<price [^>]*>([^<]*)<\/price>/.exec(car.adf)?.[1] ?? ''),
    'the webhook': car.webhook['car_price'],
  };
  const loan = buildCalculators(car.record, context)?.panels.loan?.offer.price;
  const paid = amountIn(car.card.price.withVat ?? car.card.price.now);
  const wrong = Object.entries(places)
    .filter(([, amount]) => amount !== shown)
    .map(([place, amount]) => `shows ${shown}, ${place}: ${String(amount)}`);
  const mailed = `${String(car.webhook['car_price_text'])}${withoutVat ? ` ${sellersTexts('carPriceWithoutVat')}` : ''}`;
  const saysVat = {
    'structured data': offers.priceSpecification?.[0]?.valueAddedTaxIncluded === false,
    'the CRM’s document': car.adf.includes('<pricecomments>'),
    'the webhook': car.webhook['isPriceWithoutVat'] === true,
    'the seller’s mail': car.mail.includes(sellersTexts('carPriceWithoutVat')),
  };
  return [
    ...wrong,
    ...(loan === undefined || loan === paid
      ? []
      : [`a private person pays ${paid}, the basis of the loan: ${loan}`]),
    ...(car.mail.includes(mailed) && amountIn(mailed) === shown
      ? []
      : [`shows ${shown}, which the seller’s mail does not say`]),
    ...Object.entries(saysVat)
      .filter(([, says]) => says !== withoutVat)
      .map(([place]) => `${place}: ${withoutVat ? 'no word' : 'a word'} on a price without VAT`),
  ];
}
